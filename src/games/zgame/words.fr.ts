import { capital } from '../kit/capital.ts';
import { french } from '../kit/french.ts';
import { writeDeed } from './actions.ts';
import type { Deed, Gait, Side, Sign, ViewOf } from './kind.ts';
import { otherSide, seats } from './kind.ts';
import type { Words } from './words.en.ts';

type Player = Parameters<Words['headline']>[1];

const sides: Readonly<Record<Side, string>> = { white: 'les blancs', black: 'les noirs' };
const Sides: Readonly<Record<Side, string>> = { white: 'Blancs', black: 'Noirs' };
const ofSide: Readonly<Record<Side, string>> = { white: 'des blancs', black: 'des noirs' };

const names: Readonly<Record<Sign, string>> = { Z: 'Z', '0': 'zéro', '>': 'flèche', x: 'croix', '+': 'plus' };
const the: Readonly<Record<Sign, string>> = {
  Z: 'le Z',
  '0': 'le zéro',
  '>': 'la flèche',
  x: 'la croix',
  '+': 'le plus',
};
const a: Readonly<Record<Sign, string>> = {
  Z: 'un Z',
  '0': 'un zéro',
  '>': 'une flèche',
  x: 'une croix',
  '+': 'un plus',
};

const ways: Readonly<Record<Gait, string>> = {
  hidden: 'Une pièce cachée avance d’une case, tout droit ou en diagonale',
  Z: 'Un Z se déplace d’une case dans n’importe quel sens',
  '0': 'Un zéro avance d’une case, tout droit ou en diagonale',
  '>': 'Une flèche avance d’une ou de deux cases, tout droit ou en diagonale',
  x: 'Une croix va aussi loin qu’elle veut en diagonale',
  '+': 'Un plus va aussi loin qu’il veut, horizontalement ou verticalement',
};

const counts: Readonly<Record<Sign, string>> = {
  Z: 'un seul Z',
  '0': 'deux zéros',
  '>': 'une seule flèche',
  x: 'deux croix',
  '+': 'deux plus',
};

function turns(count: number): string {
  return count > 1 ? `${count} coups` : `${count} coup`;
}

function took({ sign, face }: { readonly sign: Sign; readonly face: 'up' | 'down' }): string {
  return face === 'up' ? `prend ${the[sign]}` : french`prend une pièce cachée : ${a[sign]}`;
}

function deedInWords(deed: Deed): string {
  const side = Sides[deed.side];
  switch (deed.act) {
    case 'reveal':
      return french`${side} ${writeDeed(deed)}, retourne une pièce : ${a[deed.sign]}`;
    case 'move': {
      const who = deed.sign === undefined ? side : `${side}, ${names[deed.sign]}`;
      const parts = [`${who} ${writeDeed(deed)}`];
      if (deed.took !== undefined) parts.push(took(deed.took));
      if (deed.revealed !== undefined) parts.push(french`se retourne sur la dernière rangée : ${a[deed.revealed]}`);
      return parts.join(', ');
    }
  }
}

export const fr: Words = {
  game: {
    name: 'Z-Game',
    tagline: french`Un duel à pièces cachées : retournez-les au bon moment et prenez le Z adverse.`,
    command: 'zgame',
    typing: french`Tapez le départ et l’arrivée, \`e2 e3\`, ou la case et \`!\` pour retourner votre pièce : \`e1!\`.`,
  },

  sides: Sides,
  signs: names,

  headline(view, player) {
    const called = (side: Side) => `${player(seats[side])} (${Sides[side]})`;
    switch (view.phase) {
      case 'arranging':
        return arrangingHeadline(view, player, called);
      case 'turns': {
        const { turn, eyes, occurrence, patience } = view;
        const again = occurrence > 1 ? french` Position déjà vue : à la troisième fois, partie nulle.` : '';
        const soon = patience <= 20 ? french` Encore ${turns(patience)} sans progrès : partie nulle.` : '';
        const whose =
          eyes === otherSide(turn)
            ? `C’est à ${called(turn)} de jouer. Attendez votre tour.`
            : french`${called(turn)}, à vous de jouer : déplacez une pièce, ou retournez-en une.`;
        return `${whose}${again}${soon}`;
      }
      case 'over':
        return fr.result(view.result, called);
    }
  },

  chosen: (piece, at, can) =>
    can === 'turn'
      ? french`${at}, ${piece} : cette pièce ne peut pas bouger. Retournez-la, ou choisissez-en une autre.`
      : french`${at}, ${piece} : choisissez où elle va${can === 'both' ? ', ou retournez-la' : ''}.`,
  swapping: (file, sign) => french`${file}, ${names[sign]} : choisissez la pièce avec laquelle l’échanger.`,
  replay: (after, of, deed) =>
    deed === undefined
      ? french`Revoir la partie : le début, avant ${turns(of)}. Tout est visible.`
      : french`Revoir la partie, coup ${after} sur ${of} : ${deedInWords(deed)}.`,

  result(result, called) {
    switch (result.by) {
      case 'taking':
        return french`${called(result.side)} gagne : le Z de ${called(otherSide(result.side))} est pris.`;
      case 'stuck':
        return french`Partie nulle : plus personne ne peut jouer.`;
      case 'repetition':
        return french`Partie nulle : la même position est apparue pour la troisième fois.`;
      case 'quiet':
        return french`Partie nulle : cinquante coups de chaque joueur sans progrès.`;
      case 'outside':
        return 'La partie s’est arrêtée avant la fin. Tout est maintenant visible.';
    }
  },

  status: {
    arranging(view) {
      const [ready] = view.ready;
      if (view.eyes !== 'table' && !view.ready.includes(view.eyes)) return 'Votre ligne de base';
      if (view.eyes !== 'table') return `On attend ${sides[otherSide(view.eyes)]}`;
      return ready === undefined ? 'Chacun place ses pièces' : `${capital(sides[ready])} sont prêts`;
    },
    turn: (side) => (side === 'white' ? 'Aux blancs de jouer' : 'Aux noirs de jouer'),
    result(result) {
      switch (result.by) {
        case 'taking':
          return `${capital(sides[result.side])} gagnent`;
        case 'stuck':
        case 'repetition':
        case 'quiet':
          return 'Partie nulle';
        case 'outside':
          return 'Arrêtée avant la fin';
      }
    },
    replay: (after, of) => `Coup ${after} sur ${of}`,
    wins: (name) => `${name} gagne`,
    byTaking: 'en prenant le Z',
    swapping: (sign) => `Échanger ${the[sign]} avec…`,
    onlyYou: 'pour vous uniquement',
    last(deed) {
      const done = writeDeed(deed);
      if (deed.act === 'reveal') return `${done} retourne ${a[deed.sign]}`;
      if (deed.took !== undefined) return `${done} prend ${a[deed.took.sign]}`;
      return deed.revealed === undefined ? done : `${done} retourne ${a[deed.revealed]}`;
    },
    soonDrawn({ occurrence, patience }) {
      if (patience <= 20) return `nulle dans ${turns(patience)}`;
      return occurrence > 1 ? 'position déjà vue' : undefined;
    },
  },
  ready: 'prêt',

  describe: {
    you: (side) => french`Vous jouez ${sides[side]}.`,
    players: (player) =>
      french`Blancs, depuis la rangée 1 : ${player(seats.white)}. Noirs, depuis la rangée 8 : ${player(seats.black)}.`,
    arranging: (ready) =>
      french`Chaque ligne de base a huit pièces cachées pendant qu’on les place. Prêts : ${ready.map((side) => Sides[side]).join(', ') || 'personne encore'}.`,
    line: (line) => french`Votre ligne de base de a à h : ${line.map((sign) => names[sign]).join(', ')}.`,
    row: (row, content) => french`Rangée ${row} : ${content}.`,
    ofSide: (side, pieces) => `${Sides[side]} ${pieces}`,
    between: french` ; `,
    onBoard: (side, pieces) => french`${Sides[side]} : ${pieces}.`,
    emptyRows: 'Les rangées non citées sont vides.',
    kind(piece) {
      const name = piece.sign === undefined ? [] : [names[piece.sign]];
      return [...name, ...(piece.face === 'down' ? ['face cachée'] : [])].join(' ');
    },
    taken: (by, pieces) =>
      french`Prises ${ofSide[by]} : ${pieces.map(({ sign }) => names[sign]).join(', ') || 'aucune'}.`,
    last: (deed) => french`Dernier coup : ${deedInWords(deed)}.`,
    way: (from, to) => french`${from} : ${to}`,
    moves: (moves) => french`Vous pouvez aller : ${moves}.`,
    swaps: (partners) => french`Elle peut changer de place avec : ${partners}.`,
    reveals: (squares) => french`Vous pouvez retourner : ${squares}.`,
  },

  tell(event, player) {
    switch (event.what) {
      case 'arranged':
        return french`${player(event.seat)} a la ligne de base ${event.line.join('')}.`;
      case 'ready':
        return `${player(event.seat)} a fini de placer ses pièces.`;
      case 'begun':
        return french`La partie commence. Le Z des blancs est en ${event.squaresOfZ.white}, celui des noirs en ${event.squaresOfZ.black}.`;
      case 'acted':
        return french`${player(event.seat)} : ${deedInWords(event.deed)}.`;
      case 'passed':
        return `${player(event.seat)} (${Sides[event.side]}) ne peut rien jouer et passe.`;
      case 'won':
        return french`${player(event.seat)} prend le Z ${ofSide[otherSide(event.side)]} et gagne !`;
      case 'drawn':
        return fr.result({ by: event.by }, (side) => Sides[side]);
    }
  },

  explain(refusal, player) {
    switch (refusal.why) {
      case 'over':
        return 'Cette partie est terminée. Commencez-en une autre pour rejouer.';
      case 'seats-fixed':
        return 'Une partie de Z-Game se joue jusqu’au bout entre ceux qui l’ont commencée. Commencez la vôtre, ou abandonnez celle-ci.';
      case 'not-your-turn':
        return french`C’est le tour de ${player(refusal.awaited)}. Attendez le vôtre.`;
      case 'not-begun':
        return 'Les deux joueurs placent d’abord leurs pièces. Ouvrez votre plateau, placez les vôtres et validez.';
      case 'ready-already':
        return 'Vous avez déjà validé. Il n’y a rien de plus à faire.';
      case 'line-fixed':
        return 'Vous avez validé votre ligne de base. Elle ne peut plus changer.';
      case 'unknown-sign':
        return french`Il n’y a pas de pièce « ${refusal.sign} ». Les signes sont Z 0 > x +, comme dans \`x+0>Z0+x\`.`;
      case 'wrong-length':
        return french`Une ligne de base a 8 pièces de a à h, et vous en avez donné ${refusal.given}. Exemple : \`x+0>Z0+x\`.`;
      case 'wrong-pieces':
        return french`Vous avez ${counts[refusal.sign]}, et non ${refusal.given}. La ligne de base a un Z, deux 0, un >, deux x et deux +.`;
      case 'z-not-in-the-middle':
        return french`Le Z se place au milieu de la ligne de base, en d ou en e, et non en ${refusal.file}.`;
      case 'no-such-file':
        return french`La colonne ${refusal.file} n’existe pas. Les colonnes vont de a à h.`;
      case 'same-file':
        return french`C’est deux fois ${refusal.file}. Nommez deux colonnes différentes à échanger.`;
      case 'no-such-square':
        return french`La case ${refusal.square} n’existe pas. Les cases vont de a1 à h8.`;
      case 'nobody-there':
        return french`Il n’y a aucune pièce en ${refusal.at}. Choisissez la case d’une de vos pièces.`;
      case 'not-yours':
        return french`La pièce en ${refusal.at} est à votre adversaire. Choisissez l’une des vôtres.`;
      case 'face-up-already':
        return french`La pièce en ${refusal.at} est déjà retournée. Choisissez-en une autre, ou déplacez celle-ci.`;
      case 'staying-put':
        return french`La pièce est déjà en ${refusal.at}. Choisissez une autre case.`;
      case 'not-forward':
        return french`De ${refusal.from} à ${refusal.to}, ce n’est pas avancer. ${ways[refusal.gait]}.`;
      case 'not-its-way':
        return french`La pièce ne peut pas aller de ${refusal.from} à ${refusal.to}. ${ways[refusal.gait]}.`;
      case 'blocked':
        return french`La pièce en ${refusal.at} barre la route vers ${refusal.to} : on ne saute pas. Choisissez une autre case.`;
      case 'own-piece':
        return french`Une de vos pièces occupe ${refusal.at}. Choisissez une autre case.`;
    }
  },

  controls: {
    myBoard: 'Mon plateau',
    replay: 'Revoir la partie',
    shuffle: 'Mélanger',
    byHand: 'Au clavier',
    ready: 'Prêt',
    form: { title: 'Votre ligne de base', label: 'Huit pièces de a à h', placeholder: 'x+0>Z0+x' },
    presets: 'Une ligne toute faite…',
    preset: {
      even: 'Bien répartie',
      centre: 'Forte au centre',
      wings: 'Forte sur les ailes',
      guard: 'Zéros à côté du Z',
    },
    mirrored: (preset) => `${preset}, en miroir`,
    swap: 'Échanger quelle pièce…',
    swapAnother: 'Échanger une autre pièce…',
    swapWith: (file, sign) => `Échanger ${file} (${names[sign]}) avec…`,
    inLine: (file, sign) => french`${file} : ${names[sign]}`,
    piece: french`Quelle pièce joue ?`,
    pieceOf: (side) => french`${Sides[side]} : quelle pièce joue ?`,
    anotherPiece: 'Une autre pièce…',
    own: (at, sign) => french`${at} : ${names[sign]}`,
    faces: { up: 'visible', down: 'cachée' },
    can: (moves) => (moves === 0 ? 'ne peut pas bouger' : turns(moves)),
    target(to, taken, becomes) {
      if (taken?.sign === 'Z') return `Prendre le Z en ${to}`;
      const go = taken === undefined ? to : `Prendre ${to}`;
      if (becomes === 'turned up') return `${go}, révélée`;
      return taken?.sign === undefined ? go : `${go} (${names[taken.sign]})`;
    },
    reveal: (at) => `Retourner ${at}`,
    start: 'Début',
    back: '◀ Reculer',
    forward: 'Avancer ▶',
    end: 'Fin',
  },

  chapters: {
    setup: french`### Préparation
Deux joueurs, huit pièces chacun : un **Z**, deux **zéros**, une **flèche**, deux **croix**, deux **plus**. Le plateau a 8 × 8 cases. La ligne de base des blancs est la rangée 1, celle des noirs la rangée 8.
Chacun place ses pièces sur sa ligne de base, en même temps et en secret : le Z en d ou en e, les sept autres dans l’ordre de son choix. Prenez une ligne toute faite, mélangez, échangez deux pièces ou tapez la ligne, puis appuyez sur *Prêt*. La partie commence quand les deux joueurs sont prêts. Le Z est visible dès le début, tout le reste est caché. Les blancs, tirés au sort, commencent.`,
    turn: french`### Un tour
À votre tour, déplacez une pièce **ou** retournez l’une de vos pièces cachées.
Une pièce cachée avance d’une seule case, tout droit ou en diagonale, quel que soit son symbole. Une fois retournée, elle se déplace selon son symbole dès votre tour suivant, et ne se cache plus jamais.
On ne saute pas. Prendre la place d’une pièce adverse, c’est la prendre ; elle est déposée à côté du plateau, symbole apparent : les deux joueurs voient ce qu’elle était. Une pièce cachée qui atteint la ligne de base adverse est retournée aussitôt, dans le même tour.`,
    pieces: french`### Les pièces, une fois retournées
- **Z** : une case dans n’importe quel sens
- **zéro** \`0\` : une case vers l’avant, tout droit ou en diagonale
- **flèche** \`>\` : une ou deux cases vers l’avant, tout droit ou en diagonale, dans une seule direction
- **croix** \`x\` : en diagonale, aussi loin qu’elle veut
- **plus** \`+\` : horizontalement ou verticalement, aussi loin qu’il veut
Sur l’image, les pièces des blancs sont rondes et celles des noirs carrées. Une pièce à l’œil fermé est cachée ; sur votre plateau, vous voyez à sa place son symbole, entouré d’une couture. Sur le bord d’une pièce visible, des marques disent où elle va : un point, d’une case ; un trait, jusqu’à deux ; une pointe, aussi loin qu’elle veut.`,
    end: french`### La fin
Qui prend le Z gagne. On n’annonce pas d’échec, et personne n’est obligé de protéger son Z.
Qui ne peut rien jouer passe ; si personne ne peut jouer, la partie est nulle. Elle est nulle aussi quand la même position, avec le même joueur au trait, apparaît pour la troisième fois, et après 50 coups de chaque joueur sans prise, sans pièce retournée et sans qu’un zéro, une flèche ou une pièce cachée n’avance.
Après la fin tout est montré, et *Revoir la partie* permet de la suivre coup par coup.`,
    typing: french`### Au clavier
Une case est une lettre et un chiffre : \`a1\` est à la gauche des blancs.
- déplacer : \`e2 e3\`, \`e2-e3\` ou \`e2xd3\`
- retourner : \`e1!\`
- ligne de base de a à h : \`x+0>Z0+x\` ; \`mélanger\` ; \`échanger b e\` ; puis \`prêt\`
Dans un salon tout le monde la lirait : votre ligne de base n’y est pas prise, donnez-la par la commande ou par *Mon plateau*.`,
  },
};

function arrangingHeadline(
  { eyes, ready }: ViewOf<'arranging'>,
  player: Player,
  called: (side: Side) => string,
): string {
  const [first] = ready;
  if (eyes !== 'table' && ready.includes(eyes)) {
    return `Vous êtes prêt. ${called(otherSide(eyes))} place encore ses pièces.`;
  }
  if (eyes !== 'table') {
    return french`${called(eyes)}, placez vos pièces, puis appuyez sur Prêt. ${player(seats[otherSide(eyes)])} ne les voit pas.`;
  }
  return first === undefined
    ? french`${called('white')} et ${called('black')}, placez vos pièces sur Mon plateau, puis appuyez sur Prêt.`
    : `${called(first)} a fini. ${called(otherSide(first))} place encore ses pièces.`;
}
