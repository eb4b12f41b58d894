import { capital } from '../kit/capital.ts';
import { french } from '../kit/french.ts';
import { chapters } from './chapters.fr.ts';
import { deedInShort, deedInWords, names, Sides, the } from './deeds.fr.ts';
import type { Gait, Side, Sign, ViewOf } from './kind.ts';
import { otherSide, seats } from './kind.ts';
import type { Words } from './words.en.ts';

type Player = Parameters<Words['headline']>[1];

const sides: Readonly<Record<Side, string>> = { white: 'les blancs', black: 'les noirs' };
const ofSide: Readonly<Record<Side, string>> = { white: 'des blancs', black: 'des noirs' };

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
    wins: (name) => `${name} gagne`,
    byTaking: 'en prenant le Z',
    swapping: (sign) => `Échanger ${the[sign]} avec…`,
    onlyYou: 'pour vous uniquement',
    last: deedInShort,
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
  },

  lesson: {
    step: {
      task: french`Vous jouez les blancs. Tout sauf le Z est caché : les noirs voient qu’une pièce est là, mais pas laquelle. Une pièce cachée avance d’une case, tout droit ou en diagonale, quel que soit son symbole. Choisissez-en une et déplacez-la ; au clavier : \`c1 c2\`.`,
      done: french`Les noirs ne savent pas ce que vous avez déplacé, ni vous par quelle pièce ils ont répondu.`,
      other: french`C’est permis aussi. Mais déplacez une pièce cachée, entourée d’une couture : \`c1 c2\`.`,
    },
    turnUp: {
      task: french`À votre tour, vous déplacez une pièce ou vous en retournez une. En b1 vous avez un plus, et une pièce noire se tient dans la même colonne. Choisissez b1 et retournez-le ; au clavier : \`b1!\`.`,
      done: french`Tout le monde voit maintenant ce plus. Dès votre prochain tour, il va aussi loin qu’il veut sur sa rangée et sa colonne, et il ne se cachera plus jamais.`,
      other: french`C’est permis aussi. Mais seule une pièce visible se déplace selon son symbole : retournez votre plus, \`b1!\`.`,
    },
    take: {
      task: french`Qui va sur une pièce adverse la prend ; aucune pièce n’est plus forte qu’une autre. Qu’y a-t-il en b6 ? Prenez-la avec votre plus, et vous le saurez : \`b1 b6\`.`,
      done: french`C’était un zéro. Une pièce prise est déposée à côté du plateau, visible des deux joueurs.`,
      other: french`C’est permis aussi. Mais votre plus est dans la colonne b : prenez la pièce en b6.`,
    },
    win: {
      task: french`On n’annonce pas d’échec, et les noirs n’ont rien vu venir : votre plus est dans la colonne d. Prenez le Z en d8, car qui prend le Z gagne : \`d6 d8\`.`,
      done: french`Le Z est pris : vous gagnez ! Après la fin tout est montré, même ce qui est resté caché.`,
      other: french`C’est permis, mais vous pouvez gagner tout de suite : le Z en d8 est dans la colonne de votre plus.`,
    },
  },
  chapters,
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
