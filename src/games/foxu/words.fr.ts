import { capital } from '../kit/capital.ts';
import { french } from '../kit/french.ts';
import type { Colour, Slide } from './kind.ts';
import { otherColour, otherSeat } from './kind.ts';
import type { Words } from './words.en.ts';

/** The sentences name a player by their pegs: « les jaunes ». */
const side: Readonly<Record<Colour, string>> = { yellow: 'les jaunes', blue: 'les bleus' };
const tube: Readonly<Record<Colour, string>> = { yellow: 'le tube jaune', blue: 'le tube bleu' };
const kinds: Readonly<Record<'grey' | Colour | 'empty', string>> = {
  grey: 'gris',
  yellow: 'jaune',
  blue: 'bleu',
  empty: 'vide',
};

function pegs(count: number): string {
  return count > 1 ? `${count} pions` : `${count} pion`;
}

function slid({ colour, from, to, pegged, left }: Slide): string {
  const dropped = pegged.length === 0 ? 'sans poser de pion' : `pose ${pegs(pegged.length)} (${pegged.join(' ')})`;
  return `${tube[colour]} de ${from} à ${to}, ${dropped}, reste ${left}`;
}

export const fr: Words = {
  game: {
    name: 'Foxu',
    tagline: 'Faites glisser votre tube et soyez le premier à poser ses onze pions.',
    command: 'foxu',
    typing: french`Tapez le point où votre tube s’arrête : \`d4\`. À l’ouverture, nommez aussi le tube : \`jaune d4\`.`,
  },

  letters: { yellow: 'J', blue: 'B' },

  headline(view, player) {
    switch (view.phase) {
      case 'pegs':
        return french`${player(view.awaited)}, placez les 11 pions gris : mélangez-les à votre goût, ou choisissez les trous à la main.`;
      case 'corners':
        return french`${player(view.awaited)}, choisissez les deux coins opposés d’où partent les tubes.`;
      case 'opening':
        return french`${player(view.awaited)}, faites glisser l’un des tubes. ${player(otherSeat(view.awaited))} choisira ensuite sa couleur.`;
      case 'pie': {
        const { colour, from, to } = view.last;
        return french`${player(view.awaited)}, ${tube[colour]} est allé de ${from} à ${to} : prenez ${side[colour]}, ou gardez ${side[otherColour(colour)]}.`;
      }
      case 'turns': {
        const again = view.occurrence > 1 ? french` Position déjà vue : à la troisième fois, partie nulle.` : '';
        return french`${player(view.awaited)}, à vous de jouer : faites glisser ${tube[view.turn]}.${again}`;
      }
      case 'over':
        return view.result.by === 'emptying'
          ? french`${player(view.owners[view.result.colour])} gagne : ${tube[view.result.colour]} est vide.`
          : french`Partie nulle : la même position est apparue pour la troisième fois.`;
    }
  },

  status(view) {
    switch (view.phase) {
      case 'pegs':
        return french`Où vont les pions gris ?`;
      case 'corners':
        return french`D’où partent les tubes ?`;
      case 'opening':
        return french`Ouverture : tube au choix`;
      case 'pie':
        return french`Prendre ${side[view.last.colour]} ou garder ${side[otherColour(view.last.colour)]} ?`;
      case 'turns':
        return view.turn === 'yellow' ? 'Aux jaunes de jouer' : 'Aux bleus de jouer';
      case 'over':
        return view.result.by === 'emptying'
          ? `${capital(side[view.result.colour])} gagnent`
          : french`Partie nulle : trois fois la même position`;
    }
  },
  remark(view, player) {
    switch (view.phase) {
      case 'pegs':
        return `${player(view.awaited)} les mélange ou choisit les trous`;
      case 'corners':
        return `${player(view.awaited)} choisit deux coins opposés`;
      case 'opening':
        return `${player(view.awaited)} fait glisser l’un des deux`;
      case 'pie':
        return `${player(view.awaited)} choisit`;
      case 'turns':
        return view.occurrence > 1 ? french`Position déjà vue : à la troisième fois, nulle` : undefined;
      case 'over':
        return undefined;
    }
  },
  marks: { drops: 'pose un pion', stands: 'ne pose rien' },
  wins: (name) => `${name} gagne`,
  emptied: (colour) => `${capital(tube[colour])} est vide`,
  stopped: 'La partie est terminée',
  names: { yellow: 'Jaune', blue: 'Bleu' },

  describe: {
    preparing: 'Foxu, mise en place. Colonnes a à f, rangées 1 à 6, pas de trou aux coins.',
    tube: (colour, at, left, player) =>
      french`${capital(kinds[colour])}${player === undefined ? '' : `, ${player}`} : tube en ${at}, reste ${pegs(left)}.`,
    row(row, content) {
      const kindsPresent = (['grey', 'yellow', 'blue', 'empty'] as const).filter((kind) => content[kind].length > 0);
      const parts = kindsPresent.map((kind) => `${kinds[kind]} ${content[kind].join(' ')}`);
      return french`Rangée ${row} : ${parts.join(french` ; `)}.`;
    },
    last: (slide) => french`Dernier coup : ${slid(slide)}.`,
    stops: (colour, stops) => french`Arrêts pour ${side[colour]}, avec les pions posés : ${stops}.`,
  },

  tell(event, player) {
    switch (event.what) {
      case 'shuffled':
        return french`${player(event.seat)} mélange les pions gris.`;
      case 'placed':
        return french`${player(event.seat)} place les pions gris à la main : ${event.grey.join(' ')}.`;
      case 'confirmed':
        return french`${player(event.seat)} valide les pions gris.`;
      case 'corners':
        return french`${player(event.seat)} place le tube jaune en ${event.tubes.yellow} et le tube bleu en ${event.tubes.blue}.`;
      case 'opened':
        return french`${player(event.seat)} ouvre : ${slid(event.slide)}.`;
      case 'taken':
        return french`${player(event.seat)} prend ${side[event.colour]}, avec le coup déjà joué.`;
      case 'kept':
        return french`${player(event.seat)} garde ${side[event.colour]}.`;
      case 'slid':
        return french`${player(event.seat)} joue ${slid(event.slide)}.`;
      case 'won':
        return french`${player(event.seat)} vide ${tube[event.colour]} et gagne !`;
      case 'drawn':
        return french`La même position pour la troisième fois : partie nulle.`;
    }
  },

  explain(refusal, player) {
    switch (refusal.why) {
      case 'over':
        return 'Cette partie est terminée. Commencez-en une autre pour rejouer.';
      case 'seats-fixed':
        return 'Une partie de Foxu se joue jusqu’au bout entre ceux qui l’ont commencée. Commencez la vôtre, ou abandonnez celle-ci.';
      case 'not-your-turn':
        return french`C’est le tour de ${player(refusal.awaited)}. Attendez le vôtre.`;
      case 'not-now':
        return fr.expected[refusal.phase];
      case 'wrong-number-of-pegs':
        return french`Il y a exactement 11 pions gris, et vous en avez placé ${refusal.given}. Nommez 11 trous différents.`;
      case 'hole-named-twice':
        return french`Vous avez nommé ${refusal.hole} deux fois. Nommez 11 trous différents.`;
      case 'peg-on-a-corner':
        return french`${refusal.corner} est un coin, sans trou. Mettez ce pion ailleurs.`;
      case 'not-a-hole':
        return french`${refusal.point} n’est pas un trou du plateau. Les trous vont de a1 à f6, sans les quatre coins.`;
      case 'not-a-corner':
        return french`${refusal.point} n’est pas un coin. Choisissez a1, a6, f1 ou f6.`;
      case 'no-such-point':
        return french`Le point ${refusal.point} n’existe pas. Les points vont de a1 à f6.`;
      case 'tube-not-named':
        return french`Quel tube ? Tapez \`jaune ${refusal.to}\` ou \`bleu ${refusal.to}\`.`;
      case 'wrong-tube':
        return french`Vous jouez ${tube[refusal.yours]}. Tapez seulement le point où il s’arrête.`;
      case 'staying-put':
        return french`Le tube est déjà en ${refusal.at}. Il doit avancer d’au moins un point.`;
      case 'off-the-lines':
        return french`Aucune ligne droite ne va de ${refusal.from} à ${refusal.to}. Choisissez un point sur la rangée, la colonne ou une diagonale du tube.`;
      case 'occupied':
        return french`${capital(tube[refusal.by])} occupe ${refusal.to}. Arrêtez-vous avant, ou prenez une autre ligne.`;
      case 'blocked':
        return french`${capital(tube[refusal.by])}, en ${refusal.at}, barre la route vers ${refusal.to}. Arrêtez-vous avant, ou prenez une autre ligne.`;
    }
  },

  moves: { take: 'prendre', keep: 'garder', opening: (colour, to) => `${kinds[colour]} ${to}` },

  expected: {
    pegs: french`Placez d’abord les pions gris. Tapez \`mélanger\`, ou onze trous comme \`pions b1 c3 …\`, puis \`prêt\`.`,
    corners: french`Choisissez maintenant les coins. Tapez le départ des jaunes : \`coins jaune a1\`. Les bleus partent en face.`,
    opening: french`L’un des tubes ouvre maintenant la partie. Tapez lequel et où il s’arrête : \`jaune d4\`.`,
    pie: french`Choisissez maintenant une couleur. Tapez \`prendre\` pour celle qui a joué, ou \`garder\` pour l’autre.`,
    turns: french`Faites maintenant glisser votre tube. Tapez le point où il s’arrête : \`d4\`.`,
  },

  controls: {
    shuffle: 'Mélanger',
    byHand: 'À la main',
    ready: 'Valider',
    form: { title: 'Pions gris', label: 'Onze trous différents', placeholder: 'b1 c3 d5 …' },
    corners: french`D’où partent les tubes ?`,
    tubes: (tubes) => `Jaune ${tubes.yellow}, bleu ${tubes.blue}`,
    slide: (colour) => `Glisser ${tube[colour]} en…`,
    drops: (count) => (count === 0 ? 'ne pose rien' : `pose ${pegs(count)}`),
    dropsAll: 'pose le dernier pion et gagne',
    take: (colour) => `Prendre ${side[colour]}`,
    keep: (colour) => `Garder ${side[colour]}`,
  },

  lesson: {
    slide: {
      task: french`Vous jouez les jaunes. Votre tube glisse en ligne droite, et chaque trou vide sur son chemin reçoit un de vos pions, le trou d’arrivée aussi. Un seul coup pose quatre pions : choisissez-le dans le menu. Au clavier, tapez le point où le tube s’arrête : \`a5\`.`,
      done: french`Quatre pions d’un coup ! La bande montre le chemin de votre tube, et un collier doré marque les pions posés.`,
      other: french`Ce coup est permis, mais il pose moins de quatre pions. Le menu dit combien en pose chacun.`,
    },
    pie: {
      task: french`Une autre partie. Le premier joueur a ouvert avec les jaunes et posé quatre pions d’un coup. À vous de choisir : prendre les jaunes, avec ce coup, ou garder les bleus. Que préférez-vous ? Au clavier : \`prendre\` ou \`garder\`.`,
      done: french`Les jaunes sont à vous, avec quatre pions d’avance, et le premier joueur continue avec les bleus. L’un coupe, l’autre choisit : mieux vaut donc ne pas ouvrir trop bien.`,
      other: french`Vous pouvez garder les bleus, mais l’adversaire conserve ses quatre pions d’avance. Prenez plutôt les jaunes.`,
    },
    bar: {
      task: french`Il reste trois pions aux bleus, et trois trous vides au-dessus de leur tube : au prochain coup, ils gagnent. Un tube ne dépasse pas l’autre et ne s’arrête pas dessus. Barrez-leur donc la route : un seul coup y arrive, en haut à gauche (\`a5\`).`,
      done: french`La route est barrée, et deux pions de plus sont posés. Les bleus sont allés aussi loin qu’ils pouvaient ; il leur reste un pion.`,
      other: french`Alors les bleus remontent la colonne a, posent leurs trois derniers pions et gagnent. Arrêtez-vous sur leur chemin, dans la colonne a.`,
    },
    win: {
      task: french`Il vous reste trois pions, et deux aux bleus. Le premier qui pose son onzième pion gagne aussitôt. Un coup pose les trois : le long de la rangée 5, jusqu’au bord (\`a5\`).`,
      done: french`Votre tube est vide : vous gagnez !`,
      other: french`Il resterait des pions dans votre tube, et les bleus continuent. Posez les trois d’un coup, le long de la rangée 5.`,
    },
  },

  chapters: {
    preparation: french`### Préparation
Foxu est le jeu de « un de trop » : 32 trous, et 33 pions de trois couleurs. Le plateau compte 6 × 6 points ; les quatre coins, marqués par des cercles, n’ont pas de trou.
Le premier joueur, tiré au sort, remplit 11 trous avec les pions gris, à la main ou au hasard, jusqu’à ce que cela lui convienne. Il choisit ensuite deux coins opposés et place le tube jaune sur l’un, le tube bleu sur l’autre. Chaque tube contient 11 pions de sa couleur.`,
    moving: french`### Déplacement
À votre tour, faites glisser votre tube en ligne droite le long d’une rangée, d’une colonne ou d’une diagonale, aussi loin que vous le désirez, mais d’au moins un point. Il peut s’arrêter dans un coin. Il ne tourne pas et ne revient pas en arrière pendant un tour ; il ne dépasse jamais l’autre tube et ne s’arrête pas dessus : vous pouvez donc barrer la route à votre adversaire.
On ne passe pas son tour : un tube a toujours où aller.`,
    pegs: french`### Pose des pions
Chaque trou vide sur lequel le tube glisse reçoit un de ses pions, dans l’ordre du passage, et le trou où il s’arrête aussi. Les trous remplis et les coins n’en reçoivent pas, ni le point de départ.
Sur l’image, le dernier coup est une bande à chevrons et ses pions portent un collier doré. Là où le tube peut s’arrêter, un trou qui recevrait un pion porte un point clair, et tout autre point un fin anneau clair.`,
    pie: french`### La règle de la tarte
L’un coupe, l’autre choisit. Le premier joueur fait glisser l’un des tubes, une fois. Le second choisit alors : **prendre** cette couleur, avec le coup déjà joué, ou **garder** l’autre.
Dans les deux cas, c’est le tube resté immobile qui joue ensuite : le premier joueur le déplace si l’autre a pris, le second s’il a gardé. Les couleurs sont alors définitives et chacun joue à son tour. N’ouvrez donc pas trop bien : votre adversaire prendrait votre coup.`,
    winning: french`### Le gagnant
Le premier qui pose son onzième pion gagne aussitôt. Quand la même position (trous, tubes et joueur au trait) apparaît pour la troisième fois, la partie est nulle.`,
    typing: french`### Au clavier
Un point est une lettre et un chiffre : \`a1\` est le coin en bas à gauche, \`f6\` celui en haut à droite.
- à votre tour : le point d’arrêt, \`d4\`
- à l’ouverture : le tube aussi, \`jaune d4\`
- pions gris : \`mélanger\`, ou onze trous, \`pions b1 c3 …\`, puis \`prêt\`
- coins : \`coins jaune a1\` (les bleus partent en face)
- règle de la tarte : \`prendre\` ou \`garder\``,
  },
};
