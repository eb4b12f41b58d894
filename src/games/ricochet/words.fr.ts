import { capital } from '../kit/capital.ts';
import { french } from '../kit/french.ts';
import { listed } from '../kit/listed.ts';
import {
  activeRobot,
  type Direction,
  type Robot,
  symbolOf,
  type TargetName,
  type TargetSymbol,
} from './board/vocabulary.ts';
import { type Failure, type Hint, leastBid, mostBid } from './kind.ts';
import type { Words } from './words.en.ts';

const robots: Readonly<Record<Robot, string>> = { red: 'rouge', green: 'vert', blue: 'bleu', yellow: 'jaune' };
const feminine: Readonly<Record<Robot, string>> = { red: 'rouge', green: 'verte', blue: 'bleue', yellow: 'jaune' };
const directions: Readonly<Record<Direction, string>> = { up: 'haut', right: 'droite', down: 'bas', left: 'gauche' };
const towards: Readonly<Record<Direction, string>> = {
  up: 'vers le haut',
  right: 'à droite',
  down: 'vers le bas',
  left: 'à gauche',
};
const symbols: Readonly<Record<TargetSymbol, string>> = {
  moon: 'lune',
  gear: 'engrenage',
  planet: 'planète',
  star: 'étoile',
};

function moves(count: number): string {
  return count > 1 ? `${count} coups` : `${count} coup`;
}

function between({ least, most }: Extract<Hint, { tells: 'moves' }>): string {
  return most === least + 1 ? `${least} ou ${most}` : `${least} à ${most}`;
}

function tokens(count: number): string {
  return count > 1 ? `${count} jetons` : `${count} jeton`;
}

function target(name: TargetName): string {
  const [robot, symbol] = [activeRobot(name), symbolOf(name)];
  if (robot === 'any' || symbol === undefined) return 'tourbillon cosmique';
  return `${symbols[symbol]} ${symbol === 'gear' ? robots[robot] : feminine[robot]}`;
}

function article(name: TargetName): 'le ' | 'la ' | 'l’' {
  switch (symbolOf(name)) {
    case 'moon':
    case 'planet':
      return 'la ';
    case 'gear':
    case 'star':
      return 'l’';
    case undefined:
      return 'le ';
  }
}

const theTarget = (name: TargetName) => `${article(name)}${target(name)}`;

function toTarget(name: TargetName): string {
  return article(name) === 'le ' ? `au ${target(name)}` : `à ${theTarget(name)}`;
}

function mover(name: TargetName): string {
  const robot = activeRobot(name);
  return robot === 'any' ? 'n’importe quel robot' : `le robot ${robots[robot]}`;
}

function task(name: TargetName, cell: string): string {
  return `${mover(name)} doit atteindre ${theTarget(name)} en ${cell}.`;
}

const failures: Readonly<Record<Failure, string>> = {
  'too-many-moves': 'plus de coups qu’annoncé',
  'gave-up': 'abandon',
  time: 'temps écoulé',
  left: 'départ',
};

export const fr: Words = {
  game: {
    name: 'Ricochet Robots',
    tagline: 'Annoncez en combien de coups un robot atteint sa cible, puis prouvez-le.',
    command: 'ricochet',
    cup: 'De deux annonces égales, la première faite passe toujours en premier.',
    typing: french`Pour annoncer, tapez un nombre de coups : \`7\`. Pour démontrer, tapez les coups, un robot et une direction chacun : \`rouge haut, bleu gauche\` ou \`r^ b<\` (\`v\` pour vert, \`j\` pour jaune). Puis \`défaire\`, \`recommencer\` ou \`abandonner\`. \`sablier\` retourne le sablier quand personne n’annonce, \`suivant\` lance la manche suivante, \`indice\` demande un indice.`,
  },

  letters: { red: 'R', green: 'V', blue: 'B', yellow: 'J' },
  robots,
  directions,
  symbol(name) {
    const symbol = symbolOf(name);
    return symbol === undefined ? 'tourbillon' : symbols[symbol];
  },
  target,
  task,
  moves,
  semicolon: french` ; `,
  more: (count) => `${count} de plus`,
  andMore: (count) => ` et ${count} de plus`,

  round: {
    task: (round, name, cell) => french`Manche ${round} : ${task(name, cell)}`,
    judging: (round) => french`Manche ${round} : une cible est tirée. Elle sera montrée si elle n’est pas trop loin.`,
    open: (when) => french`Qui annonce en premier ? Sans annonce, on pourra retourner le sablier ${when}.`,
    quiet: french`Aucune annonce depuis 4 minutes : annoncez, ou retournez le sablier.`,
    turned: (when) => french`Le sablier est retourné. Sans annonce, la cible est remise en jeu ${when}.`,
    bidding: (when) => french`Fin des annonces ${when}.`,
    showing: (player, made, bid, when) => french`${player} démontre : ${moves(made)} sur ${bid}. Fin du temps ${when}.`,
    unturned: french`Le robot y est, mais sans tourner à angle droit : il faut un autre chemin.`,
    next: (when) => french`La manche suivante commence ${when}.`,
    nothingYet: french`Aucune manche n’est encore finie : il n’y a pas de solution à voir.`,
  },

  lists: {
    bids: (list) => french`Annonces : ${list}.`,
    bid: (player, count) => `${player} ${count}`,
    bidsAfter: (list) => french`En cas d’échec : ${list}.`,
    score: (player, count, presence) => `${player} ${count}${presence === 'here' ? '' : ' (absent)'}`,
    scores: (list) => french`Jetons : ${list}.`,
    owned: (owners) =>
      french`Gagnés : ${owners.map(([player, tokens]) => `${player} ${tokens.join(', ')}`).join(french` ; `)}.`,
    players: (names) => names.join(', '),
  },

  until: (second) => french`jusqu’à :${String(second).padStart(2, '0')}`,
  hints: (list) => french`Indices : ${list}.`,
  hint: (hint) => (hint.tells === 'moves' ? `${between(hint)} coups` : `${robots[hint.robot]} part en premier`),

  threshold: (needed, left) =>
    needed === undefined
      ? french`Encore ${left} ${left > 1 ? 'cibles' : 'cible'} sur 17 ; puis le plus de jetons gagne.`
      : `Il faut ${tokens(needed)} pour gagner.`,

  ended(round, name, result, player) {
    switch (result.how) {
      case 'won':
        return french`Manche ${round} : ${player(result.seat)} gagne ${theTarget(name)} en ${moves(result.legs.length)}.`;
      case 'nobody':
        return french`Manche ${round} : personne n’a montré de solution pour ${theTarget(name)}. La cible est remise en jeu.`;
      case 'unbid':
        return french`Manche ${round} : aucune annonce pour ${theTarget(name)}. La cible est remise en jeu.`;
      case 'impossible':
        return french`Manche ${round} : aucun chemin ne mène d’ici ${toTarget(name)}. La cible est remise en jeu.`;
    }
  },

  best(reveal, won, way) {
    switch (reveal.known) {
      case 'not-yet':
        return 'On cherche encore la meilleure solution.';
      case 'best':
        return reveal.legs.length === won
          ? french`Il n’y a pas plus court : ${way}.`
          : french`La meilleure solution compte ${moves(reveal.legs.length)} : ${way}.`;
      case 'at-least': {
        const { moves: least, most } = reveal;
        if (most === undefined) return french`La meilleure solution reste inconnue : au moins ${moves(least)}.`;
        return most <= least
          ? 'Il n’y a pas plus court.'
          : french`La meilleure solution reste inconnue : au moins ${least} et au plus ${moves(most)}.`;
      }
      case 'impossible':
        return 'Aucun chemin n’y mène.';
    }
  },

  over(winners, most, names) {
    return winners.length > 1
      ? french`La partie est finie : victoire partagée entre ${names}, ${tokens(most)} chacun.`
      : french`La partie est finie : ${names} gagne avec ${tokens(most)}.`;
  },

  below: {
    round: (round) => `Manche ${round}`,
    judging: 'Tirage d’une cible…',
    open: 'Aucune annonce',
    quiet: french`Retourner le sablier ?`,
    turned: french`Sablier : dernière chance !`,
    bidding: (lowest) => french`Meilleure annonce : ${lowest}`,
    showing: (player) => `${player} démontre`,
    next: (bids, more) => `puis ${bids.join(', ')}${more > 0 ? `, + ${more}` : ''}`,
    count: (made, bid) => `${made} sur ${bid}`,
    needed: (needed, left) =>
      needed === undefined ? `encore ${left} ${left > 1 ? 'cibles' : 'cible'} sur 17` : `${tokens(needed)} pour gagner`,
    won: (player) => `${player} gagne le jeton`,
    wonIn: (name, count) => `${capital(target(name))} en ${moves(count)}`,
    target: (name) => capital(target(name)),
    nobody: 'Personne n’y arrive',
    unbid: 'Aucune annonce',
    impossible: french`C’est impossible`,
    best: 'Au mieux',
    way: 'Chemin trouvé',
    over: (names) =>
      names.length > 1 ? `${listed(names, 'fr')} se partagent la victoire` : `${names.join()} gagne la partie`,
    tokens: (most, winners) => (winners > 1 ? `${tokens(most)} chacun` : `avec ${tokens(most)}`),
  },

  describe: {
    robot: (robot, cell, ways) => french`${capital(robots[robot])} en ${cell} : ${ways}.`,
    blocked: 'bloqué',
    way: (direction, cell) => `${directions[direction]} ${cell}`,
    start: (list) => french`Au départ : ${list}.`,
    now: (list) => french`Maintenant : ${list}.`,
    at: (robot, cell) => `${robots[robot]} ${cell}`,
    made: (list) => french`Coups joués : ${list}.`,
    shown: (list) => french`Les coups : ${list}.`,
    chosen: (robot) => french`Robot choisi : ${robots[robot]}.`,
    ofColour: (robot, list) => french`${robots[robot]} : ${list}`,
    targets: (count, list) =>
      `${count > 1 ? `${count} cibles restantes` : `${count} cible restante`}. ${capital(list)}.`,
    rightWalls: (list) => `Murs à droite de ${list}.`,
    lowerWalls: (list) => `Murs sous ${list}.`,
    centre: french`Rangée 1 en haut ; centre fermé (H8 à I9).`,
  },

  tell(event, player) {
    switch (event.what) {
      case 'judging':
        return french`Manche ${event.round} : une cible est tirée.`;
      case 'scattered':
        return french`Plus aucune cible n’était à jouer d’où étaient les robots : ils sont replacés au hasard sur des cases libres.`;
      case 'drawn':
        return french`Manche ${event.round} : ${mover(event.target)} doit atteindre ${theTarget(event.target)}.`;
      case 'skipped':
        return french`Une cible à plus de ${moves(event.longest)} a été remise en jeu, et une autre tirée.`;
      case 'bid':
        return french`${player(event.seat)} annonce ${event.moves}.${event.first ? ' Le sablier est retourné.' : ''}`;
      case 'quiet':
        return french`Aucune annonce depuis 4 minutes : tout le monde peut retourner le sablier.`;
      case 'turned':
        return french`${player(event.seat)} retourne le sablier.`;
      case 'unbid':
        return french`Aucune annonce pour ${theTarget(event.target)} : la cible est remise en jeu.`;
      case 'shows':
        return french`${player(event.seat)} démontre ${moves(event.moves)}.`;
      case 'chosen':
        return french`${player(event.seat)} choisit le robot ${robots[event.robot]}.`;
      case 'slid': {
        const shown = event.slides
          .slice(0, 20)
          .map(({ robot, direction }) => `${robots[robot]} ${directions[direction]}`);
        return french`${player(event.seat)} joue ${shown.join(', ')}${event.slides.length > 20 ? '…' : ''}.`;
      }
      case 'undone':
        return french`${player(event.seat)} reprend son dernier coup.`;
      case 'reset':
        return french`${player(event.seat)} remet les robots au départ.`;
      case 'failed':
        return french`${player(event.seat)} échoue : ${failures[event.by]}. Les robots reviennent au départ.`;
      case 'won':
        return french`${player(event.seat)} gagne ${theTarget(event.target)} en ${moves(event.moves)} !`;
      case 'nobody':
        return french`Personne n’a montré de solution pour ${theTarget(event.target)} : la cible est remise en jeu.`;
      case 'impossible':
        return french`Aucun chemin ne mène d’ici ${toTarget(event.target)} : la cible est remise en jeu.`;
      case 'solved':
        return event.moves === undefined
          ? `La meilleure solution pour ${theTarget(event.target)} reste inconnue.`
          : `La meilleure solution pour ${theTarget(event.target)} compte ${moves(event.moves)}.`;
      case 'hinted':
        return event.hint.tells === 'moves'
          ? french`Un indice pour ${player(event.seat)} et pour tous : la meilleure solution compte ${between(event.hint)} coups.`
          : french`Un indice pour ${player(event.seat)} et pour tous : dans une des meilleures solutions, le robot ${robots[event.hint.robot]} part en premier.`;
      case 'hint':
        return french`Un indice pour ${player(event.seat)} et pour tous : moins de ${moves(event.below)} suffisent.`;
      case 'left':
        return french`${player(event.seat)} quitte la partie.`;
      case 'back':
        return french`${player(event.seat)} est de retour.`;
      case 'finished': {
        const names = event.winners.slice(0, 6).map(player).join(', ');
        return event.winners.length > 6
          ? french`La partie est finie. Victoire partagée entre ${names} et ${event.winners.length - 6} de plus.`
          : french`La partie est finie. Victoire : ${names}.`;
      }
    }
  },

  explain(refusal, player, when) {
    switch (refusal.why) {
      case 'seats-fixed':
        return 'Cette place est déjà prise. Annoncez un nombre de coups pour entrer à la prochaine place libre.';
      case 'not-here':
        return 'Vous n’êtes pas dans cette partie. Annoncez un nombre de coups pour y entrer.';
      case 'bid-out-of-range':
        return french`Une annonce est un nombre de coups de ${leastBid} à ${mostBid}, ce que ${refusal.given} n’est pas. Un ricochet demande au moins deux coups.`;
      case 'bid-not-lower':
        return french`Vous avez déjà annoncé ${refusal.yours}. Vous ne pouvez changer votre annonce que pour moins.`;
      case 'bid-too-late':
        return french`Le sablier était écoulé quand vous avez annoncé. Suivez la démonstration ; la prochaine manche vient vite.`;
      case 'bid-for-another-round':
        return french`Cette annonce visait une manche finie. Regardez la nouvelle cible, et annoncez pour celle-là.`;
      case 'no-bids-now':
        return fr.noBids[refusal.stage];
      case 'nobody-shows':
        return french`Seul celui qui démontre déplace les robots. Annoncez d’abord un nombre de coups ; la plus petite annonce démontre.`;
      case 'another-shows':
        return french`C’est ${player(refusal.seat)} qui démontre. En cas d’échec, ce sera à l’annonce suivante.`;
      case 'too-late-to-show':
        return 'Votre temps de démonstration est écoulé. C’est à l’annonce suivante.';
      case 'does-not-move': {
        const { robot, direction } = refusal.slide;
        const which = refusal.nth === 1 ? '' : french` (coup ${refusal.nth} de votre suite ; aucun n’est joué)`;
        return french`Le robot ${robots[robot]} ne peut pas aller ${towards[direction]} de là${which} : un obstacle l’arrête aussitôt. Choisissez un autre coup.`;
      }
      case 'nothing-to-undo':
        return french`Vous n’avez encore déplacé aucun robot : il n’y a rien à reprendre.`;
      case 'timer-too-early':
        return french`Sans annonce, on ne retourne le sablier qu’après 4 minutes de silence : ${when(refusal.at)}. Vous pouvez annoncer à tout moment.`;
      case 'timer-runs':
        return 'Le sablier coule déjà. Vous pouvez annoncer jusqu’à ce qu’il soit vide.';
      case 'no-timer-now':
        return 'Il n’y a pas de sablier à retourner. Attendez la prochaine cible.';
      case 'round-goes-on':
        return 'La manche est encore en cours. La suivante commencera quand elle sera finie.';
      case 'game-won':
        return french`La partie est gagnée. On cherche encore sa dernière meilleure solution ; ensuite, vous pourrez rejouer.`;
      case 'hint-too-early':
        return french`Vous pourrez demander le prochain indice ${when(refusal.at)}. D’ici là, cherchez encore !`;
      case 'no-hint-left':
        return french`Il n’y a plus d’indice pour cette cible. Cherchez encore !`;
      case 'no-hint-yet':
        return french`Je cherche encore la meilleure solution moi-même. Redemandez dans un instant.`;
      case 'no-hint-now':
        return 'Les indices ne se donnent que pendant les annonces. Attendez la prochaine cible.';
    }
  },

  noBids: {
    judging: 'La prochaine cible n’est pas encore montrée. Annoncez quand vous la verrez.',
    showing: french`Les annonces sont closes pour cette manche : la démonstration est en cours. Attendez la prochaine cible.`,
    resting: 'Cette manche est finie. Annoncez quand la prochaine cible sera montrée.',
  },

  controls: {
    bid: 'Annoncer',
    hint: 'Indice',
    turn: 'Retourner le sablier',
    before: 'Dernière solution',
    robots: { red: 'Rouge', green: 'Vert', blue: 'Bleu', yellow: 'Jaune' },
    undo: 'Défaire',
    reset: 'Recommencer',
    giveUp: 'Abandonner',
    type: 'Au clavier',
    next: 'Manche suivante',
    bidForm: {
      title: 'Votre annonce',
      label: french`Combien de coups ? (de ${leastBid} à ${mostBid})`,
      placeholder: '7',
    },
    movesForm: {
      title: 'Vos coups',
      label: 'Robots et directions',
      placeholder: 'r^ b< j> ou rouge haut, bleu gauche',
    },
  },

  lesson: {
    bid: {
      task: french`Le robot rouge doit finir sur la case dorée, la planète rouge. Un robot glisse jusqu’à ce que quelque chose l’arrête. Regardez : le vert à droite, le rouge à droite jusqu’à lui, puis le rouge vers le haut. Combien de coups ? En partie, on annonce par *Annoncer*, ou en tapant le nombre : \`3\`.`,
      done: french`Quelqu’un d’autre a annoncé 5, et le sablier est écoulé. La plus petite annonce est la vôtre : à vous de démontrer.`,
      other: french`C’est permis. Mais trois coups suffisent, et avec moins, personne n’y arrive : annoncez \`3\`.`,
    },
    helper: {
      task: french`Démontrez. Il faut de quoi arrêter le rouge dans la colonne de la cible. Le vert part donc le premier : choisissez *Vert*, puis la flèche vers la droite. Au clavier : \`v droite\`.`,
      done: french`Le vert a glissé jusqu’au mur. Il est juste à droite de la colonne de la cible.`,
      other: french`C’est permis. Mais faites d’abord partir le vert, à droite : \`v droite\`.`,
    },
    stop: {
      task: french`Un robot en arrête un autre. Faites glisser le rouge à droite, jusqu’au vert : choisissez *Rouge*, puis la flèche. Au clavier : \`r droite\`.`,
      done: french`Le rouge s’est arrêté contre le vert, sous sa cible. Il doit aussi tourner une fois : un aller-retour ne compte pas.`,
      other: french`C’est permis. Mais le rouge doit aller à droite, où le vert l’arrête : \`r droite\`.`,
    },
    turn: {
      task: french`Il vous reste un coup. Faites glisser le rouge vers le haut, jusqu’à sa cible : \`r haut\`.`,
      done: french`Démontré en trois coups : le jeton est à vous ! Après chaque manche, on vous dit le minimum de coups ; ici, pas un de moins.`,
      other: french`Pas par là : faites glisser le rouge vers le haut, sur la planète rouge : \`r haut\`.`,
    },
    bids: (moves) => `${moves} coups`,
  },

  chapters: {
    board: french`### Le plateau
Quatre plaques forment un plateau de 16 × 16 cases, de 96 façons. Les traits épais sont des murs ; le centre est fermé. Quatre robots s’y tiennent : rouge (R), vert (V), bleu (B) et jaune (J). 17 cibles y sont imprimées : lune, engrenage, planète et étoile dans chacune des quatre couleurs, avec la lettre de leur robot, et le *tourbillon cosmique*, de toutes les couleurs. Les cibles gagnées sont estompées.
À chaque manche on tire une cible : son jeton est au centre, et sa case est dorée.`,
    moving: french`### Déplacement
Un robot va vers le haut, la droite, le bas ou la gauche, toujours aussi loin qu’il peut : un mur, le bord, le centre ou un autre robot l’arrête. Chaque glissade de n’importe quel robot compte un coup. Si rien ne bouge, ce n’est pas un coup.
Le robot de la couleur de la cible (pour le tourbillon, n’importe lequel) doit finir **sur** la cible, et avoir ricoché : tourner à angle droit entre deux de ses coups consécutifs. Un aller-retour n’est pas un ricochet. S’il peut y aller sans tourner, il faut trouver un autre chemin.`,
    bidding: french`### Annonces
Au début, les robots ne bougent que dans les têtes. Chacun dans le salon peut annoncer combien de coups il lui faut, de 2 à 99, tant qu’il veut. La première annonce retourne le sablier : une minute, sauf autre choix. On peut annoncer autant ou plus que les autres : cela compte si les plus petites annonces échouent. Mais on ne remplace jamais sa propre annonce par une égale ou plus forte.
Des ordinateurs jouent aussi, par \`ordinateurs:\` au départ ou *Plus…*.`,
    showing: french`### Démonstration
Le sablier écoulé, la plus petite annonce déplace les robots. À égalité, celui qui a le moins de jetons passe d’abord, puis le premier à l’avoir dit ; en *tournoi*, toujours le premier à l’avoir dit. Il y a 60 secondes (sauf autre choix), et 5 de plus par coup annoncé. On peut défaire et recommencer : seul compte ce qui reste.
Qui atteint la cible sans dépasser son annonce gagne le jeton, et les robots restent là. Plus de coups, l’abandon ou la fin du temps est un échec : les robots reviennent au départ (les contours en pointillé), et l’annonce suivante démontre. Si tous échouent, la cible est remise en jeu.`,
    ended: french`### Après la manche
Le nombre minimal de coups est révélé, et une telle solution dessinée en flèches numérotées. La suivante commence après 30 secondes, ou dès que quelqu’un le veut.`,
    stuck: french`### Quand personne ne trouve
Après 4 minutes sans annonce, chacun peut retourner le sablier. S’il s’écoule sans annonce, la cible est remise en jeu et une autre tirée ; une annonce d’ici là relance le temps des annonces. Trois indices par manche, à une minute d’intervalle, lus de tous : quatre nombres de coups dont le bon (« 5 à 8 »), puis deux d’entre eux, puis le robot qui part en premier. N’est pas tirée une cible où se tient son robot, ni une déjà jouée d’ici, dont on a vu la solution ; s’il n’en reste pas, on replace les robots au hasard.`,
    winning: french`### Victoire
Sont joueurs ceux qui ont annoncé dans la partie. Il faut 8 jetons à deux joueurs, 6 à trois, 5 à quatre. À cinq ou plus, ou seul, on joue les 17 cibles et le plus de jetons gagne ; les ex æquo partagent. On peut choisir un autre nombre au départ. Celui en vigueur est affiché ; il dépend des joueurs connus quand un jeton est gagné : un retardataire n’annule jamais une victoire.`,
    typing: french`### Au clavier
- une annonce : \`7\`, \`sept\`
- des coups, un robot et une direction chacun : \`r^ b<\`, \`rouge haut, bleu gauche\`
- \`défaire\`, \`recommencer\`, \`abandonner\`
- \`sablier\`, \`indice\`, \`suivant\``,
  },
};
