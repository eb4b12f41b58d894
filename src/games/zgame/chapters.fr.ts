import { french } from '../kit/french.ts';
import type { Chapters } from './chapters.en.ts';

/** The texts of the rules page. */
export const chapters: Chapters = {
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
Après la fin tout est montré, et *Revoir* permet de la suivre coup par coup.`,
  typing: french`### Au clavier
Une case est une lettre et un chiffre : \`a1\` est à la gauche des blancs.
- déplacer : \`e2 e3\`, \`e2-e3\` ou \`e2xd3\`
- retourner : \`e1!\`
- ligne de base de a à h : \`x+0>Z0+x\` ; \`mélanger\` ; \`échanger b e\` ; puis \`prêt\`
Dans un salon tout le monde la lirait : votre ligne de base n’y est pas prise, donnez-la par la commande ou par *Mon plateau*.`,
};
