import { french } from '../kit/french.ts';
import { listed } from '../kit/listed.ts';
import type { Point } from './board.ts';
import type { Remark } from './face/remarks.ts';
import { pageOf } from './face/showing.ts';
import {
  type Colour,
  type Digit,
  type Jump,
  longestSeries,
  type Payout,
  type Table,
  type Tally,
  type Walk,
} from './kind.ts';
import { colourOf, gameOf, parityOf, seatsOf } from './seats.ts';
import { colourOfTeam, moreFirst, outcomeOf, pointsOf, seatsOfTeam, takenBy, winningColour } from './series.ts';
import type { Words } from './words.en.ts';

type Player = Parameters<Words['tell']>[1];

/** The sentences name a side by its tokens, like the leaflet: « les rouges ». */
const sides: Readonly<Record<Colour, string>> = { red: 'les rouges', green: 'les verts' };
const Sides: Readonly<Record<Colour, string>> = { red: 'Les rouges', green: 'Les verts' };
const plural: Readonly<Record<Colour, string>> = { red: 'rouges', green: 'verts' };
const singular: Readonly<Record<Colour, string>> = { red: 'rouge', green: 'vert' };
const headings: Readonly<Record<Colour, string>> = { red: 'Rouges', green: 'Verts' };
const parities = { odd: 'impairs', even: 'pairs' } as const;

const pointNames: Readonly<Record<Point, string>> = {
  N: 'point de contrôle vert',
  S: 'point de contrôle rouge',
  W: 'ouest',
  E: 'est',
  C: 'centre',
  nw: 'NO lointain',
  ne: 'NE lointain',
  sw: 'SO lointain',
  se: 'SE lointain',
  NW: 'NO proche',
  NE: 'NE proche',
  SW: 'SO proche',
  SE: 'SE proche',
};

function tokens(count: number): string {
  return count > 1 ? `${count} jetons` : `${count} jeton`;
}

function turned(count: number): string {
  return count > 1 ? `${count} jetons retournés` : `${count} jeton retourné`;
}

function side(table: Table, colour: Colour, player: Player): string {
  return listed(seatsOf(table, colour).map(player), 'fr');
}

/** The series so far: each team’s points, and what it took in each game. */
function series(table: Table, player: Player | 'by colour'): string {
  const [first, second] = pointsOf(table.tallies);
  const team = (index: 0 | 1) =>
    player === 'by colour' ? plural[colourOfTeam(table, index)] : listed(seatsOfTeam(table, index).map(player), 'fr');
  const taken = table.tallies.map((tally, index) => takenBy(tally, index + 1).join('–')).join(', ');
  const games = taken === '' ? '' : french` (jetons : ${taken})`;
  return `${team(0)} ${first}, ${team(1)} ${second}${games}`;
}

function smaller(digit: Digit): string {
  return digit === 1 ? 'un 0' : 'un chiffre plus petit';
}

function remarkText(remark: Remark): string {
  switch (remark.remark) {
    case 'closed':
      return french`Votre ${remark.digit} ne peut aller sur un pont central : le ${remark.digit} posé en ${remark.by.bridge} y est le plus petit chiffre.`;
    case 'zero':
      return french`Un 0 est posé en ${remark.by.bridge} : l’autre peut le rejoindre au centre, retourné, et Mister Zero commencera par lui.`;
    case 'last':
      return french`Seuls des ponts centraux sont libres, et le ${remark.digit} posé en ${remark.by.bridge} y est le plus petit chiffre : votre dernier jeton s’y pose retourné, et Mister Zero commencera par lui.`;
  }
}

function paid({ colour, tokens: count }: Payout): string {
  return `${sides[colour]} en prennent ${count}`;
}

function reason(jump: Jump): string {
  switch (jump.because) {
    case 'smallest':
      return '';
    case 'face-down':
      return ' Il commence par le jeton retourné.';
    case 'right':
      return french` Entre deux ${jump.token.digit}, il prend celui qui est le plus à sa droite.`;
  }
}

function pageText(view: { readonly walk: Walk }, jumped: number): string {
  const { jumps, at, waiting, stopped, payouts } = pageOf(view.walk, jumped);
  const jump = jumps.at(-1);
  if (jump === undefined) return `Mister Zero est au centre. Il va sauter ${view.walk.jumps.length} fois.`;
  const { token, from } = jump;
  const payout = payouts.find((each) => each.jump === jumped);
  const gain =
    payout === undefined
      ? ` ${turned(waiting)}.`
      : french` ${Sides[payout.colour]} prennent ${tokens(payout.tokens)} !`;
  const end = stopped ? french` Aucun pont libre devant lui : il s’arrête.` : '';
  return french`Saut ${jumped} sur ${view.walk.jumps.length} : par-dessus le ${token.digit} en ${token.bridge} (${pointNames[from]} → ${pointNames[at]}).${reason(jump)}${gain}${end}`;
}

function gameIn(table: Table): string {
  return table.config.games > 1 ? ` · partie ${gameOf(table)} sur ${table.config.games}` : '';
}

function result(table: Table, tally: Tally, player: Player): string {
  const colour = winningColour(tally);
  if (colour === undefined) return french`Partie nulle : ${tally.red} partout.`;
  const [more, less] = [Math.max(tally.red, tally.green), Math.min(tally.red, tally.green)];
  if (table.seats === 4 && table.config.games > 1) return `${Sides[colour]} gagnent ${more} à ${less}.`;
  const verb = table.seats === 4 ? 'gagnent' : 'gagne';
  return `${side(table, colour, player)} (${plural[colour]}) ${verb} ${more} à ${less}.`;
}

export const fr: Words = {
  game: {
    name: 'Mister Zero',
    tagline: french`Posez vos jetons sur les ponts ; Mister Zero part alors tout seul, et chacun ramasse.`,
    command: 'misterzero',
    cup: 'Le gagnant d’une partie marque la différence de jetons.',
    typing: french`Tapez un jeton et un pont : \`3K\` pose le 3 sur le pont K.`,
  },

  letters: { red: 'R', green: 'V' },
  points: pointNames,

  headline(view, showing, remark, player, when) {
    const { games } = view.config;
    const game = games > 1 ? `Partie ${gameOf(view)} sur ${games}. ` : '';
    switch (view.phase) {
      case 'placing': {
        const { awaited, advice } = view;
        const parity = parityOf(view, awaited);
        const who = `${player(awaited)} (${plural[colourOf(view, awaited)]}${parity ? ` ${parities[parity]}` : ''})`;
        const what =
          showing.show === 'token' ? french`où va votre ${showing.digit} ?` : french`à vous : posez un jeton.`;
        const bites = remark === undefined ? '' : ` ${remarkText(remark)}`;
        const hint = advice === undefined ? '' : french` Votre partenaire conseille ${advice.digit}${advice.bridge}.`;
        return `${game}${who}, ${what}${bites}${hint}${fr.advice(view)}`;
      }
      case 'between': {
        if (showing.show === 'page') return pageText(view, showing.jumps);
        const next = french`La partie suivante commence ${when(view.until)}, ou tout de suite avec « Partie suivante ».`;
        return french`${game}${result(view, view.walk.tally, player)} Points : ${series(view, player)}. ${next}`;
      }
      case 'over': {
        if (showing.show === 'page') return pageText(view, showing.jumps);
        const last = result(view, view.walk.tally, player);
        return games === 1 ? last : french`${game}${last} Le tournoi est terminé : ${series(view, player)}.`;
      }
    }
  },

  advice({ seats, config, laid }) {
    if (seats === 2 || laid.length > 0) return '';
    return config.advice === 'allowed'
      ? ' Les partenaires peuvent se conseiller.'
      : french` Les partenaires ne peuvent pas se conseiller : chacun pose seul.`;
  },

  picture: {
    taken: () => 'pris',
    centre: { closed: 'Pas au centre', zero: 'Au centre, retourné', last: 'Au centre, retourné' },
    points: (count) => (count > 1 ? 'points' : 'point'),
    placing(view, showing) {
      const { awaited, laid } = view;
      const parity = parityOf(view, awaited);
      const side = `${plural[colourOf(view, awaited)]}${parity === undefined ? '' : ` ${parities[parity]}`}`;
      return {
        first: showing.show === 'token' ? french`Où va le ${showing.digit} ?` : `Aux ${side} de poser`,
        second: `Jeton ${laid.length + 1} sur 20${gameIn(view)}`,
      };
    },
    step({ jumps, payouts, waiting, stopped }, all) {
      if (jumps.length === 0) return { first: 'Mister Zero se met en route', second: `Il va sauter ${all} fois` };
      const count = `Saut ${jumps.length} sur ${all}`;
      const payout = payouts.find((each) => each.jump === jumps.length);
      if (payout !== undefined)
        return { first: `${Sides[payout.colour]} prennent ${tokens(payout.tokens)}`, second: count };
      return { first: count, second: stopped ? french`Il s’arrête : ${waiting} pour personne` : turned(waiting) };
    },
    result(view, player) {
      const [more, less] = moreFirst(view.walk.tally.red, view.walk.tally.green);
      if (view.phase === 'over' && view.config.games > 1) {
        const [most, least] = moreFirst(...pointsOf(view.tallies));
        const { winners } = outcomeOf(view);
        if (winners.length === 0) return { winners, text: french`Tournoi nul : ${most} partout`, second: '' };
        const text = `${listed(winners.map(player), 'fr')} ${winners.length > 1 ? 'gagnent' : 'gagne'} le tournoi`;
        return {
          winners,
          text,
          second: french`${most} ${fr.picture.points(most)} à ${least}`,
        };
      }
      const colour = winningColour(view.walk.tally);
      if (colour === undefined)
        return { winners: [], text: `Partie nulle, ${more} partout${gameIn(view)}`, second: '' };
      const winners = seatsOf(view, colour);
      const text = `${listed(winners.map(player), 'fr')} ${winners.length > 1 ? 'gagnent' : 'gagne'}`;
      return { winners, text, second: `${tokens(more)} à ${less}${gameIn(view)}` };
    },
  },

  describe: {
    map(meeting) {
      const far = (['nw', 'ne', 'se', 'sw'] as const).map(
        (point) => `${pointNames[point].slice(0, 2)} ${meeting(point)}`,
      );
      const near = (['NW', 'NE', 'SE', 'SW'] as const).map(
        (point) => `${pointNames[point].slice(0, 2)} ${meeting(point)}`,
      );
      return french`Ponts de chaque point, dans le sens antihoraire : contrôle vert (nord) ${meeting('N')}, rouge (sud) ${meeting('S')}, ouest ${meeting('W')}, est ${meeting('E')} ; lointains ${far.join(', ')} ; proches ${near.join(', ')} ; centre ${meeting('C')}, d’où part Mister Zero.`;
    },
    laid: (colour, list) =>
      french`${headings[colour]} sur les ponts : ${list.length === 0 ? 'aucun' : list.join(' ')}.`,
    faceDown: (token) => `${token} (retourné)`,
    free: (list) => french`Ponts libres : ${list.join(' ')}.`,
    hand: (player, colour, hand) =>
      hand.length === 0
        ? `${player}, ${plural[colour]}, n’a plus de jeton.`
        : french`${player}, ${plural[colour]}, a en main : ${hand.join(' ')}.`,
    last: (token) => french`Dernier posé : ${token}.`,
    walk: (legs, paidAfter) =>
      french`Sauts : ${legs.map((leg, index) => `${leg}${paidAfter[index] ? ` (${paid(paidAfter[index])})` : ''}`).join(' ')}.`,
    waiting: ({ waiting, stopped }) =>
      stopped
        ? french`Retournés pour personne : ${waiting}.`
        : french`Retournés depuis le dernier ramassage : ${waiting}.`,
    standing: (point) => french`Mister Zero est au point : ${pointNames[point]}.`,
    notJumped: (list) => french`Restent sur les ponts : ${list.length === 0 ? 'aucun' : list.join(' ')}.`,
    taken: ({ red, green }) => french`Ramassés : rouges ${red}, verts ${green}.`,
    betweenGames: (view, player) => french`${result(view, view.walk.tally, player)} Points : ${series(view, player)}.`,
    series: (table, player) => french`Points : ${series(table, player)}.`,
  },

  tell(event, player) {
    switch (event.what) {
      case 'placed': {
        const { token, hidden, closes, revealed } = event;
        const up =
          revealed === undefined
            ? ''
            : french` Il est plus petit que le ${revealed.digit} en ${revealed.bridge}, qui se remet à l’endroit.`;
        return `${player(event.seat)} pose le ${token.digit} en ${token.bridge}.${fr.hidden(hidden, token)}${closes ? fr.closes(token) : ''}${up}`;
      }
      case 'advised':
        return french`${player(event.seat)} conseille ${player(event.to)} : eux seuls peuvent le lire, chacun sur son plateau.`;
      case 'advice':
        return french`${player(event.seat)} conseille \`${event.advice.digit}${event.advice.bridge}\`.`;
      case 'walked': {
        const { route, payouts } = event;
        const left = route.length - (payouts.at(-1)?.jump ?? 0);
        const parts = [...payouts.map(paid), ...(left > 0 ? [`${left} pour personne`] : [])];
        return french`Mister Zero saute ${route.length} fois (${route.join('')}) : ${parts.join(', ')}.`;
      }
      case 'game-over': {
        const { red, green } = event.tally;
        if (event.winners.length === 0) return french`Partie nulle : ${red} partout.`;
        const verb = event.winners.length > 1 ? 'gagnent' : 'gagne';
        return `${listed(event.winners.map(player), 'fr')} ${verb} ${Math.max(red, green)} à ${Math.min(red, green)}.`;
      }
      case 'series-over': {
        const [more = 0, less = 0] = event.points.toSorted((one, other) => other - one);
        if (event.winners.length === 0) return french`Le tournoi finit à égalité : ${more} points partout.`;
        const verb = event.winners.length > 1 ? 'gagnent' : 'gagne';
        return `${listed(event.winners.map(player), 'fr')} ${verb} le tournoi ${more} à ${less}.`;
      }
      case 'begun':
        return french`La partie ${event.game} sur ${event.games} commence, les couleurs changent : ${player(event.awaited)} a les rouges et pose en premier.`;
    }
  },

  hidden(hidden, { digit }) {
    switch (hidden) {
      case undefined:
        return '';
      case 'zero':
        return french` Le second 0 du centre est retourné : Mister Zero commencera par lui.`;
      case 'last':
        return french` C’est son dernier jeton, et seuls des ponts centraux étaient libres : l’autre ${digit} y étant le plus petit, celui-ci est retourné, et Mister Zero commencera par lui.`;
    }
  },

  closes({ digit }) {
    return digit === 0
      ? ' L’autre 0 peut le rejoindre au centre, mais retourné.'
      : ` L’autre ${digit} ne peut aller sur un pont central tant qu’il n’y a pas ${smaller(digit)}.`;
  },

  explain(refusal, player, when) {
    switch (refusal.why) {
      case 'over':
        return 'Cette partie est terminée. Commencez-en une autre pour rejouer.';
      case 'seats-fixed':
        return 'Une partie de Mister Zero se joue jusqu’au bout entre ceux qui l’ont commencée. Commencez la vôtre, ou abandonnez celle-ci.';
      case 'not-your-turn':
        return french`C’est le tour de ${player(refusal.awaited)}. Attendez le vôtre.`;
      case 'between-games':
        return french`Cette partie est terminée. La suivante commence ${when(refusal.until)}, ou tout de suite : tapez \`suivante\`.`;
      case 'no-next-game':
        return french`Cette partie n’est pas terminée. Posez un jeton : \`3K\`.`;
      case 'no-such-token':
        return french`Le jeton ${refusal.digit} n’existe pas. Les jetons vont de 0 à 9.`;
      case 'no-such-bridge':
        return french`Le pont ${refusal.bridge} n’existe pas. Les ponts vont de A à T.`;
      case 'token-laid':
        return french`Ce ${refusal.digit} est déjà posé en ${refusal.bridge}. Choisissez un jeton encore en main.`;
      case 'token-of-your-partner':
        return french`Le ${refusal.digit} est à ${player(refusal.partner)} : de votre couleur, l’un des partenaires pose les jetons impairs, l’autre les pairs.`;
      case 'bridge-taken':
        return french`Le pont ${refusal.bridge} est occupé par le ${refusal.by.digit} ${singular[refusal.by.colour]}. Choisissez un pont libre.`;
      case 'closed': {
        const { digit, bridge } = refusal.by;
        return french`Le pont central ${refusal.bridge} est fermé aux ${digit} : le ${digit} posé en ${bridge} est le plus petit chiffre des ponts centraux. Choisissez un autre pont ou un autre jeton, tant qu’il n’y a pas ${smaller(digit)}.`;
      }
      case 'not-face-down':
        return french`Le ${refusal.digit} se pose à l’endroit en ${refusal.bridge}. Seul se retourne un second 0, ou un dernier jeton qui n’a pas d’autre place.`;
      case 'no-partner':
        return french`À deux, il n’y a pas de partenaire : personne à conseiller.`;
      case 'advice-forbidden':
        return french`À cette table, les partenaires ne se conseillent pas : c’est convenu depuis le début.`;
      case 'nobody-to-advise':
        return french`C’est le tour de ${player(refusal.awaited)}. Vous pourrez conseiller votre partenaire quand ce sera à lui de poser.`;
      case 'advised-already':
        return french`Vous avez déjà conseillé votre partenaire. Un seul conseil par tour suffit.`;
    }
  },

  controls: {
    token: french`Quel jeton ?`,
    bridge: (digit) => `Un pont pour le ${digit}…`,
    digit: (digit) => `Jeton ${digit}`,
    onBridge: (digit, bridge) => `${digit} en ${bridge}`,
    between: (one, other) => `${one} – ${other}`,
    notCentre: 'pas sur un pont central',
    faceDownCentre: 'retourné au centre',
    faceDown: french`retourné : Mister Zero commence par lui`,
    otherToken: 'Autre jeton',
    advise: 'Conseiller',
    form: { title: 'Conseil à votre partenaire', label: 'Un jeton et un pont', placeholder: '3K' },
    next: 'Partie suivante',
    pages: 'Pas à pas',
    back: '◀ Reculer',
    forward: 'Avancer ▶',
    end: 'À la fin',
  },

  lesson: {
    lay: {
      task: french`Vous jouez les rouges. Mister Zero part du centre et sautera par-dessus le plus petit chiffre qui s’y trouve ; votre point de contrôle est le carré rouge, en bas. Posez votre 1 sur un pont central qui descend, L ou M. Choisissez le jeton, puis le pont ; au clavier : \`1M\`.`,
      done: french`Un petit chiffre l’attire de votre côté. Mais les verts ont posé un 0 qui mène vers le haut, et 0 est plus petit que 1.`,
      other: french`C’est permis aussi. Mais attirez-le vers votre point de contrôle : le 1 sur L ou M.`,
    },
    centre: {
      task: french`Au centre, pas de chiffre égal au plus petit déjà visible : son premier saut doit être sans ambiguïté. Mais un second zéro y a droit : il s’y pose retourné, et Mister Zero commence par lui. Répondez donc au 0 vert par le vôtre, sur le pont L : \`0L\`.`,
      done: french`Votre zéro est retourné (il est sombre), et Mister Zero commencera par lui : il descend.`,
      other: french`C’est permis aussi. Mais il commencerait alors par le 0 vert et monterait. Posez votre 0 sur L.`,
    },
    walk: {
      task: french`Deux ponts sont libres, et le 8 vert ira sur celui que vous laisserez. Mister Zero arrivera par R là où partent P et T, et prendra le plus petit chiffre. Si c’est le 6 de T, il rejoint votre point de contrôle. Votre 4 ne doit donc pas être sur P : posez-le sur D, \`4D\`.`,
      done: french`Le voilà en route ! Il arrive à votre point de contrôle, et les rouges ramassent les neuf jetons retournés. Quand aucun pont ne mène plus loin, il s’arrête ; qui a ramassé le plus a gagné : vous.`,
      other: french`Sur P, le 4 serait le plus petit : il remonterait, et les verts ramasseraient onze jetons. Posez-le sur D.`,
    },
  },

  chapters: {
    board: french`### La tablette
Treize points sont reliés par vingt **ponts**, de A à T. Mister Zero part du **centre**. Les quatre ponts de pierre à lettre carrée qui en partent, H, I, L et M, sont les ponts *centraux*. En haut, le **point de contrôle** vert (un hexagone), en bas le rouge (un carré).
Les rouges et les verts ont chacun dix jetons, de 0 à 9. On tire au sort qui a les rouges ; les rouges commencent. À tour de rôle, chacun pose un jeton, chiffre visible, sur un pont libre, jusqu’à ce que les vingt soient posés.`,
    centre: french`### La règle du centre
Le premier saut de Mister Zero doit être sans ambiguïté. **On n’a donc pas le droit de poser sur un pont central un chiffre égal au plus petit chiffre visible sur ces ponts.** Plus petit ou plus grand, c’est permis : après un 2 vert comme plus petit chiffre, le 2 rouge attend qu’on y pose un 1 ou un 0.
- **Zéros :** quand un 0 est au centre, l’autre 0 peut s’y poser aussi, retourné. Mister Zero commence par lui.
- **Dernier jeton :** si votre dernier jeton est interdit et que seuls des ponts centraux sont libres, il s’y pose retourné, et Mister Zero commence par lui ; à moins qu’un jeton plus petit ne vienne ensuite au centre : on le remet alors à l’endroit.
Les jetons retournés sont sombres. Chacun les a vu poser : leur chiffre reste donc affiché.`,
    walk: french`### Le chemin
Mister Zero saute toujours par-dessus le **plus petit chiffre** des ponts encore libres autour de lui, quelle que soit la couleur, et l’on retourne le jeton. Entre deux chiffres égaux, il prend celui qui est **le plus à sa droite** par rapport au saut précédent.
Quand il arrive à un point de contrôle, son camp ramasse **tous les jetons retournés** depuis la dernière fois, quels que soient la couleur et le chiffre. Quand aucun pont libre ne mène plus loin, il s’arrête ; ce qui reste ne compte pour personne.
Sur l’image, une étiquette près de chaque jeton sauté porte le numéro du saut : carrée pour les rouges, à six côtés pour les verts, ronde pour personne. Les ponts franchis portent un trait plein, tireté ou blanc.`,
    winning: french`### Le gagnant
Qui a ramassé le plus de jetons gagne ; autant de chaque côté, c’est une partie nulle. Dans un **tournoi** de ${longestSeries} parties au plus, le gagnant de chacune marque la différence. Les couleurs changent à chaque partie ; la suivante commence avec *Partie suivante*, ou d’elle-même après une pause.`,
    four: french`### À quatre
Deux équipes, les partenaires face à face. Avec *table*, chacun choisit son partenaire en prenant place ; les couleurs, et donc qui commence, sont tirées au sort au début de la partie. On joue dans l’ordre : rouges impairs, verts impairs, rouges pairs, verts pairs. Chacun ne pose que les jetons impairs (1 3 5 7 9) ou pairs (0 2 4 6 8) de sa couleur. Avant de jouer, on convient si les partenaires peuvent se conseiller. Si oui, vous pouvez, une fois par tour, conseiller votre partenaire en privé : *Conseiller*, ou \`conseil 3K\` avec la commande.`,
    typing: french`### Au clavier
Un jeton et un pont : \`3K\` pose le 3 sur le pont K. Un jeton retourné se passe de marque, mais \`0L!\` est compris. \`suivante\` commence la partie suivante d’un tournoi.`,
  },
};
