import { capital } from '../kit/capital.ts';
import { french } from '../kit/french.ts';
import { listed } from '../kit/listed.ts';
import type { Answer } from './answers.ts';
import {
  type Card,
  type CardShape,
  type Colour,
  colourOf,
  isColour,
  type Puzzle,
  shapeOf,
  type Value,
} from './pieces.ts';
import type { Progress } from './progress.ts';
import { totalOf } from './totals.ts';
import type { Words } from './words.en.ts';

/** Purple is « mauve »: M is the letter of no other colour, and V stays free for « vert ». */
const letters: Readonly<Record<Colour, string>> = { red: 'R', yellow: 'J', green: 'V', blue: 'B', purple: 'M' };
const discs: Readonly<Record<Colour, string>> = { red: '🔴', yellow: '🟡', green: '🟢', blue: '🔵', purple: '🟣' };
const signs: Readonly<Record<CardShape, string>> = { circle: '●', square: '■', triangle: '▲', star: '★', cross: '✚' };

const colours: Readonly<Record<Colour, string>> = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'mauve',
};
const feminine: Readonly<Record<Colour, string>> = { ...colours, green: 'verte', blue: 'bleue' };
const shapes: Readonly<Record<CardShape, string>> = {
  circle: 'rond',
  square: 'carré',
  triangle: 'triangle',
  star: 'étoile',
  cross: 'croix',
};
const puzzles: Readonly<Record<Puzzle, string>> = { colours: 'couleurs', shapes: 'formes' };
const Puzzles: Readonly<Record<Puzzle, string>> = { colours: 'Couleurs', shapes: 'Formes' };
const places = { card: ['de gauche', 'du milieu', 'de droite'], token: ['à gauche', 'au milieu', 'à droite'] } as const;

function rows(count: number): string {
  return count > 1 ? `${count} rangées` : `${count} rangée`;
}

function points(count: number): string {
  return count > 1 ? `${count} points` : `${count} point`;
}

function valueName(value: Value): string {
  return isColour(value) ? colours[value] : shapes[value];
}

function cardName(card: Card): string {
  const shape = shapeOf(card);
  const colour = shape === 'star' || shape === 'cross' ? feminine : colours;
  return `${shapes[shape]} ${colour[colourOf(card)]}`;
}

function theCard(card: Card): string {
  const shape = shapeOf(card);
  if (shape === 'star') return `l’${cardName(card)}`;
  return `${shape === 'cross' ? 'la' : 'le'} ${cardName(card)}`;
}

function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(', ');
}

function answer({ black, white }: Answer): string {
  const parts = [
    ...(black > 0 ? [`${black} noir${black > 1 ? 's' : ''}`] : []),
    ...(white > 0 ? [`${white} blanc${white > 1 ? 's' : ''}`] : []),
  ];
  return parts.join(', ') || 'aucun jeton';
}

function progressText(progress: Progress): string {
  switch (progress.status) {
    case 'open':
      return progress.left > 1 ? `${progress.left} rangées restantes` : '1 rangée restante';
    case 'solved':
      return `trouvées en ${rows(progress.used)}`;
    case 'lost':
      return 'pas trouvées';
  }
}

function sign(value: Value): string {
  return isColour(value) ? letters[value] : signs[value];
}

function byColour(some: readonly { readonly colour: Colour; readonly shapes: readonly CardShape[] }[]): string {
  return some
    .map((each) => `${colours[each.colour]} ${each.shapes.map((shape) => shapes[shape]).join(' ')}`)
    .join(french` ; `);
}

export const fr: Words = {
  game: {
    name: 'Royale Mastermind',
    tagline: 'Trouvez les couleurs et les formes de trois cartes secrètes en peu de rangées.',
    command: 'mastermind',
    cup: 'Chacun marque les points qu’il a gagnés comme codeur.',
    typing: french`Tapez une rangée : \`couleurs R V B\` ou \`formes étoile étoile croix\`. Le codeur choisit en privé, jamais dans le salon : \`cartes étoile-rouge rond-vert croix-bleue\`.`,
  },

  row: (puzzle, tokens) => `${puzzles[puzzle]} ${tokens.map((token) => sign(token as Value)).join(' ')}`,

  prospects(saved) {
    const some = Math.abs(saved).toFixed(1).replace('.', ',');
    if (some === '0,0') return 'autant de rangées que d’habitude';
    const rows = Math.abs(saved) < 1.95 ? 'rangée' : 'rangées';
    return `${some} ${rows} de ${saved > 0 ? 'moins' : 'plus'} que d’habitude`;
  },

  letters,

  headline: {
    choosing(view, player) {
      const order = french`${player(view.setter)}, choisissez trois cartes en secret, ou tirez-les au sort.`;
      return [...view.misfits.map((misfit) => fr.misfit(misfit, view)), order].join(' ');
    },
    choosingCards(cards) {
      const next = places.card[cards.length];
      if (next === undefined) return french`Vos trois cartes : ${cardNames(cards)}. On les pose ?`;
      const chosen = cards.length > 0 ? french`Déjà choisi : ${cardNames(cards)}. ` : '';
      return french`${chosen}Choisissez la carte ${next}. Vous seul voyez ceci.`;
    },
    seeking({ setter, seekers }, open, player) {
      const order =
        seekers.colours === seekers.shapes
          ? french`${player(seekers.colours)}, trouvez ${open.map((puzzle) => `leurs ${puzzles[puzzle]}`).join(' et ')}.`
          : `${open.map((puzzle) => `${player(seekers[puzzle])}, trouvez les ${puzzles[puzzle]}`).join(french` ; `)}.`;
      return french`${player(setter)} a posé trois cartes. ${order}`;
    },
    givingRow(puzzle, row, tokens) {
      const next = places.token[tokens.length];
      const so = french`${Puzzles[puzzle]}, rangée ${row} : `;
      const named = tokens.map(valueName).join(', ');
      if (next === undefined) return french`${so}${named}. On la propose ?`;
      return tokens.length === 0 ? french`${so}quel jeton ${next} ?` : french`${so}${named}… Quel jeton ${next} ?`;
    },
    possible: ({ codes, rows: of }) =>
      french`Encore possible : ${codes > 1 ? `${codes} codes` : `${codes} code`}. Pris à part : ${of.colours} pour les couleurs, ${of.shapes} pour les formes.`,
    possibleNotTold: french`Le nombre de codes possibles n’est pas donné dans cette partie : cela n’a pas été convenu au départ.`,
    shown(view, player, when) {
      const leave =
        view.seats === 3 && view.fresh.length > 0 ? french` Retirées du paquet : ${cardNames(view.fresh)}.` : '';
      const scores = points(view.given.length);
      return french`Les cartes étaient : ${cardNames(view.code)}. ${scores} pour ${player(view.setter)}.${leave} La manche ${view.round + 1} commence dès qu’on appuie sur le bouton, au plus tard ${when}.`;
    },
    over(view, player) {
      const last = french`Les dernières cartes étaient : ${cardNames(view.code)}. ${points(view.given.length)} pour ${player(view.setter)}.`;
      const totals = view.points.map(totalOf);
      const most = points(Math.max(...totals));
      if (view.winners.length === 0) return french`${last} Égalité : ${most} partout.`;
      const verb = view.winners.length === 1 ? 'gagne' : 'partagent la victoire';
      return french`${last} ${listed(view.winners.map(player), 'fr')} ${verb} avec ${most}.`;
    },
    closed: ({ code }) =>
      code === undefined
        ? 'La partie s’est arrêtée avant la fin. Aucune carte n’avait été posée pour cette manche.'
        : french`La partie s’est arrêtée avant la fin. Les cartes étaient : ${cardNames(code)}.`,
  },

  misfit(misfit, { seats, rounds }) {
    switch (misfit.what) {
      case 'rounds':
        return french`${misfit.asked} manches ne vont pas à ${seats} joueurs : on en jouera ${rounds}.`;
      case 'setters':
        return 'À trois, le codeur change à chaque manche.';
    }
  },

  picture: {
    round: (round, of) => `Manche ${round} sur ${of}`,
    black: 'bien placé',
    white: 'mal placé',
    puzzle: Puzzles,
    progress(progress) {
      switch (progress.status) {
        case 'open':
          return `reste ${progress.left}`;
        case 'solved':
          return 'trouvées';
        case 'lost':
          return 'ratées';
      }
    },
    closed: 'Arrêtée avant la fin',
    ended(winners, totals) {
      const [most = 0, least = 0] = totals.toSorted((one, other) => other - one);
      if (winners.length === 0) return `Égalité, ${most} partout`;
      if (winners.length > 1) return `${listed(winners, 'fr')} gagnent`;
      return `${listed(winners, 'fr')} gagne${totals.length === 2 ? `, ${most} à ${least}` : ` avec ${points(most)}`}`;
    },
  },

  describe: {
    round({ round, rounds, half }) {
      const renewed = half === undefined ? '' : ` On change de codeur après la manche ${half}.`;
      return `Manche ${round} sur ${rounds}.${renewed}`;
    },
    points: (scores) => french`Points comme codeur : ${scores}.`,
    rows(puzzle, progress, given, manner) {
      const each = given.map(({ row, answer: pegs }) =>
        manner === 'full'
          ? `${row.map(valueName).join(' ')}, ${answer(pegs)}`
          : `${puzzle === 'colours' ? row.map(sign).join('') : row.map(valueName).join(' ')} ${pegs.black}n${pegs.white}b`,
      );
      const head = `${Puzzles[puzzle]}, ${progressText(progress)}`;
      return each.length === 0 ? `${head}.` : french`${head} : ${each.join(manner === 'full' ? french` ; ` : ', ')}.`;
    },
    legend: 'n bien placé, b mal placé.',
    hiddenCards: (code) => french`Les cartes, alors cachées, de gauche à droite : ${cardNames(code)}.`,
    ownCards: (code) => french`Vos cartes, de gauche à droite : ${cardNames(code)}.`,
    wholePack: 'Le paquet a ses 25 cartes.',
    covered: (some) => french`Couvertes : ${byColour(some)}.`,
    left: (some) => french`Restent dans le paquet : ${byColour(some)}.`,
  },

  tell(event, player) {
    switch (event.what) {
      case 'set':
        return `${player(event.seat)} a posé trois cartes pour la manche ${event.round}.`;
      case 'row': {
        const { puzzle, row, answer: pegs } = event.given;
        const end = pegs.black === 3 ? french` Trouvé !` : event.number === 8 ? ' C’était la dernière rangée.' : '';
        return french`${player(event.seat)}, rangée ${event.number} des ${puzzles[puzzle]} : ${row.map(valueName).join(', ')} – ${answer(pegs)}.${end}`;
      }
      case 'shown':
        return french`La manche ${event.round} est finie. Les cartes étaient : ${cardNames(event.code)}. ${player(event.setter)} marque ${points(event.points)}.`;
      case 'covered':
        return french`Trois cartes quittent le paquet : ${cardNames(event.cards)}.`;
      case 'began': {
        const pack = event.pack === 'fresh' ? ' Le paquet est de nouveau complet.' : '';
        return french`La manche ${event.round} commence : ${player(event.setter)} pose les cartes.${pack}`;
      }
      case 'ended': {
        const scores = event.totals.map((total, seat) => `${player(seat)} ${total}`).join(', ');
        if (event.winners.length === 0) return french`La partie finit sur une égalité : ${scores}.`;
        const verb = event.winners.length === 1 ? 'gagne' : 'partagent la victoire';
        return french`${listed(event.winners.map(player), 'fr')} ${verb} : ${scores}.`;
      }
    }
  },

  explain(refusal, player) {
    switch (refusal.why) {
      case 'over':
        return 'Cette partie est terminée. Commencez-en une autre pour rejouer.';
      case 'seats-fixed':
        return 'Une partie de Royale Mastermind se joue jusqu’au bout entre ceux qui l’ont commencée. Commencez la vôtre, ou abandonnez celle-ci.';
      case 'not-the-setter':
        return `C’est ${player(refusal.setter)} qui pose les cartes de cette manche. Votre tour viendra.`;
      case 'cards-are-set':
        return 'Les cartes de cette manche sont déjà posées et ne changent plus.';
      case 'wrong-number-of-cards':
        return `Un code, c’est trois cartes, et vous en avez nommé ${refusal.given}. Nommez celle de gauche, celle du milieu et celle de droite.`;
      case 'no-such-card':
        return french`La carte \`${refusal.card}\` n’existe pas. Une carte est une forme et une couleur, par exemple \`étoile-rouge\`.`;
      case 'card-twice':
        return french`Vous avez nommé deux fois ${theCard(refusal.card)}, et il n’y en a qu’un exemplaire. Nommez trois cartes différentes.`;
      case 'card-covered':
        return french`${capital(theCard(refusal.card))} est sous un cache : cette carte n’est plus dans le paquet. Choisissez-en une autre.`;
      case 'cards-not-set':
        return `${player(refusal.setter)} choisit encore les cartes. Vous pourrez proposer des rangées dès qu’elles seront posées.`;
      case 'setter-does-not-seek':
        return french`C’est vous qui avez posé ces cartes : à vous de compter vos points, pas de chercher.`;
      case 'not-your-puzzle':
        return french`Dans cette manche, vous cherchez les ${puzzles[refusal.yours]} ; l’autre énigme est à quelqu’un d’autre.`;
      case 'puzzle-solved':
        return `Les ${puzzles[refusal.puzzle]} sont déjà trouvées, il ne faut plus de rangée.`;
      case 'no-rows-left':
        return french`Les 8 rangées des ${puzzles[refusal.puzzle]} sont prises ; il n’y en a pas de neuvième.`;
      case 'row-is-past':
        return 'Cette rangée est déjà sur le plateau. Regardez la réponse avant d’en proposer une autre.';
      case 'wrong-number-of-tokens':
        return french`Une rangée, c’est trois jetons, et vous en avez donné ${refusal.given}. Exemple : \`${fr.example[refusal.puzzle]}\`.`;
      case 'no-such-token':
        return refusal.puzzle === 'colours'
          ? french`La couleur \`${refusal.token}\` n’existe pas. Les couleurs sont R rouge, J jaune, V vert, B bleu et M mauve.`
          : french`La forme \`${refusal.token}\` n’existe pas. Les formes sont rond, carré, triangle, étoile et croix.`;
      case 'between-rounds':
        return 'La manche est finie et la suivante n’a pas commencé. Appuyez d’abord sur *Manche suivante* ou tapez `suite`.';
      case 'not-between-rounds':
        return 'Cette manche n’est pas finie. La suivante commencera après.';
    }
  },

  example: { colours: 'couleurs R V B', shapes: 'formes étoile étoile croix' },

  controls: {
    choose: 'Choisir les cartes',
    mine: 'Ma vue',
    draw: 'Tirer au sort',
    typeCards: 'Les taper',
    form: {
      title: 'Trois cartes secrètes',
      label: 'Gauche, milieu, droite',
      placeholder: 'étoile-rouge rond-vert croix-bleue',
    },
    card: { left: 'Carte de gauche', middle: 'Carte du milieu', right: 'Carte de droite' },
    cardLabel: (card) => `${discs[colourOf(card)]} ${signs[shapeOf(card)]} ${capital(cardName(card))}`,
    set: 'Poser ces cartes',
    puzzle: Puzzles,
    token: {
      red: `${discs.red} Rouge`,
      yellow: `${discs.yellow} Jaune`,
      green: `${discs.green} Vert`,
      blue: `${discs.blue} Bleu`,
      purple: `${discs.purple} Mauve`,
      circle: `${signs.circle} Rond`,
      square: `${signs.square} Carré`,
      triangle: `${signs.triangle} Triangle`,
      star: `${signs.star} Étoile`,
      cross: `${signs.cross} Croix`,
    },
    give: (tokens) => `Proposer ${tokens.map(sign).join(' ')}`,
    back: 'Retour',
    possible: 'Codes possibles',
    next: 'Manche suivante',
  },

  choices: {
    length: { name: 'durée', description: 'Durée de la partie (celle de la notice, sauf autre choix)' },
    full: french`La partie de la notice : 8 manches à deux, 24 à trois`,
    short: french`Courte : chacun pose une fois, en 2 manches à deux, 3 à trois`,
    rounds: {
      name: 'manches',
      description: 'Un autre nombre de manches (à deux de 2 à 8, à trois de 3 à 24)',
    },
    setters: { name: 'codeurs', description: french`À deux seulement : qui pose les cartes` },
    inTurn: 'Chacun son tour, manche après manche',
    oneAfterTheOther: 'L’un pose toutes ses manches, puis l’autre',
    possible: {
      name: 'possible',
      description: french`Les chercheurs peuvent-ils voir combien de codes restent possibles ?`,
    },
    notTold: 'Non',
    told: 'Oui',
    asking: {
      name: 'possible',
      description: 'Chercheurs, combien de codes restent possibles, si votre partie le permet',
    },
  },

  lesson: {
    row: {
      task: french`Trois cartes sont cachées. Vous cherchez leurs couleurs et, séparément, leurs formes. Commencez par les couleurs : appuyez sur *Couleurs*, puis sur trois d’entre elles. Au clavier : \`couleurs R J V\`.`,
      done: french`La réponse est à côté de votre rangée. Un carré plein : une bonne couleur à sa place. Un anneau : une bonne couleur à une mauvaise place. L’ordre des marques ne dit rien.`,
      other: french`C’est une rangée de formes, permise aussi. Mais commencez par les couleurs : \`couleurs R J V\`.`,
    },
    colours: {
      task: french`Lisez les réponses. La deuxième rangée a un carré plein et deux anneaux : ces trois couleurs sont bonnes, et une est à sa place. La première a un anneau : il y a du rouge, mais pas à gauche. Il ne reste qu’un ordre : lequel ? Donnez-le ; cela se tape comme \`couleurs R J V\`.`,
      done: french`Trois carrés pleins : les couleurs sont trouvées.`,
      other: french`Pas celle-là : c’est bleu, bleu et rouge dans un autre ordre, le rouge pas à gauche, et une seule couleur à la même place que dans la deuxième rangée.`,
    },
    shapes: {
      task: french`Aux formes. Les réponses laissent deux rangées : étoile rond étoile, ou étoile rond croix. Mais chaque carte n’existe qu’une fois, et les cartes de gauche et de droite sont bleues : pas deux étoiles bleues ! Donnez la bonne rangée ; cela se tape comme \`formes étoile étoile croix\`.`,
      done: french`Résolu ! Les cartes sont montrées. Le codeur marque un point par rangée que vous avez utilisée : moins il y en a, mieux c’est.`,
      other: french`Les réponses et le paquet l’excluent. À gauche une étoile, au milieu un rond : et à droite, où il ne peut pas y avoir une seconde étoile bleue ?`,
    },
    set: {
      task: french`Nouvelle manche, et c’est vous le codeur. Choisissez trois cartes dans les menus, de gauche à droite, puis posez-les ; ce qui a été joué est couvert. Au clavier : \`cartes étoile-rouge rond-vert croix-mauve\`. En partie, personne d’autre ne les voit.`,
      done: french`C’est posé. L’autre joueur a donné une première rangée, et le programme a répondu : aucun codeur ne peut se tromper.`,
      other: french`Le hasard peut aussi les tirer pour vous. Mais cette fois, choisissez vous-même trois cartes, l’une après l’autre.`,
    },
  },

  chapters: {
    idea: french`### Royale Mastermind
À deux ou trois. Le codeur cache trois cartes ; les chercheurs trouvent leurs couleurs et leurs formes. Le paquet a 25 cartes : cinq formes (rond, carré, triangle, étoile, croix) en cinq couleurs (R rouge, J jaune, V vert, B bleu, M mauve), chacune une fois. Cela fait 13 800 codes.`,
    round: french`### Une manche
Le codeur choisit en secret trois cartes du paquet, dans l’ordre : gauche, milieu, droite. Personne d’autre ne les voit avant la fin de la manche.
Deux énigmes se jouent en même temps : les **couleurs** des trois cartes, dans l’ordre, et leurs **formes**, dans l’ordre. Pour chacune, **8 rangées** de trois jetons au plus. Une couleur ou une forme peut se répéter dans une rangée. Les rangées viennent dans l’ordre qu’on veut, de l’une ou de l’autre énigme.`,
    answers: french`### Réponses
Le programme répond aussitôt à chaque rangée, aucun codeur ne peut donc se tromper :
- **noir** (un carré plein) : la bonne valeur à la bonne place ;
- **blanc** (un anneau vide) : la bonne valeur à une mauvaise place.

Chaque jeton et chaque carte compte une fois au plus, les noirs d’abord. La place d’une réponse ne dit pas de quel jeton elle parle. Trois noirs, et l’énigme est résolue. La manche finit quand les deux énigmes sont résolues ou à bout de rangées.`,
    points: french`### Points et tableau central
Le codeur marque un point par rangée utilisée, couleurs et formes ensemble ; une énigme non résolue compte ses 8 rangées. Les chercheurs veulent donc peu de rangées.
Les trois cartes sont alors montrées, et la manche suivante commence d’un appui sur le bouton, ou d’elle-même après une minute. Le tableau central, avec les 25 cartes, est toujours visible : ce qui est sous un cache a quitté le paquet. Il relie ce que vous savez des couleurs et des formes : plus on avance, plus les unes disent des autres.`,
    two: french`### À deux
Les rôles s’échangent après chaque manche. Les cartes d’une manche sont mises de côté et couvertes : le paquet perd trois cartes, et 8 manches en prennent 24 sur 25. Ces 8 manches sont la partie de la notice. Une partie *courte* en a 2 : chacun pose une fois. On peut aussi convenir de 4 ou 6. Qui a le plus de points comme codeur gagne ; autant de points, c’est l’égalité.
*Variante :* l’un pose toutes ses manches, puis l’autre autant avec un paquet complet ; on compare les totaux.`,
    three: french`### À trois
Le codeur affronte deux chercheurs : l’un trouve les couleurs, l’autre les formes. Tous voient toutes les rangées. Le rôle de codeur passe au suivant à chaque manche, dans le sens des aiguilles d’une montre ; deux chercheurs échangent leurs énigmes chaque fois qu’ils se retrouvent ensemble. Le codeur prend toutes les rangées comme points.
Les manches 1 à 3 se jouent avec le paquet complet. Puis trois cartes tirées au sort sont retirées et couvertes, les manches 4 à 6 se jouent avec 22 cartes, et ainsi de suite : 24 manches en tout : c’est la partie de la notice. Une partie *courte* en a 3 : chacun pose une fois. On peut aussi convenir d’un autre multiple de 3. Le plus haut score gagne ; à égalité, on partage.
Si on en est convenu, les chercheurs peuvent voir combien de codes restent **possibles**.`,
    typing: french`### Au clavier
- une rangée : \`couleurs R V B\`, \`formes étoile étoile croix\` ; mots et lettres vont aussi bien
- les cartes du codeur : \`cartes étoile-rouge rond-vert croix-bleue\`, ou \`cartes au hasard\`. Dans le salon tous les liraient : elles n’y sont pas prises, utilisez le panneau privé ou la commande
- après une manche : \`suite\``,
  },
};
