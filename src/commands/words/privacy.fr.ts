import type { privacy as english } from './privacy.en.ts';

const some = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

/** A line that is only there where there is something to count. */
const where = (n: number, line: string): string[] => (n > 0 ? [line] : []);

/** What the bot says in French about what is kept of a person. */
export const privacy: typeof english = {
  former: 'un ancien joueur',
  forgetTitle: 'Oubliez-moi',
  whatGoes: ({ lines, games, playing, named, preferences }) =>
    [
      'Sur tous les serveurs où Plateau vous connaît, ceci disparaît pour de bon\u00a0:',
      ...where(
        lines,
        `- ${some(lines, 'ligne', 'lignes')} dans les résultats, les classements et les profils. Ce que d’autres ont gagné ou perdu contre vous leur reste.`,
      ),
      ...where(
        games,
        `- Votre nom dans ${some(games, 'partie finie', 'parties finies')} que l’on peut encore revoir\u00a0: vous devenez «\u00a0un ancien joueur\u00a0».`,
      ),
      ...where(
        playing,
        `- Votre place dans ${some(playing, 'partie', 'parties')} en cours\u00a0: vous la quittez, et à deux joueurs c’est une défaite.`,
      ),
      ...where(
        named,
        `- Votre nom à ${some(named, 'table', 'tables')} où une partie est finie, n’a pas commencé ou a été rangée à part.`,
      ),
      ...(preferences ? ['- La façon dont vous vouliez être prévenu.'] : []),
      'Les messages des salons sont à Discord\u00a0; vous ou la modération pouvez les y supprimer. Pour tout lire d’abord\u00a0: `/plateau mes-données`.',
    ].join('\n'),
  surelyForget: 'Oui, oubliez-moi',
  nothing: 'Plateau ne garde rien sur vous.',
  forgotten: 'C’est fait\u00a0: Plateau ne garde plus rien sur vous. Si vous rejouez, tout repart de zéro.',
  unread: ({ n }) =>
    `${some(n, 'partie abîmée n’a pas pu être lue', 'parties abîmées n’ont pas pu être lues')}\u00a0; qui héberge Plateau peut effacer ce qui y reste.`,
  exported:
    'Voici tout ce que Plateau garde sur vous. Des parties en cours, rien de plus que ce que montrent leurs plateaux.',
  fileName: 'Tout ce que Plateau garde sur vous, en JSON',
  tooLarge: 'Il y en a trop pour un seul fichier sur Discord. Qui héberge Plateau peut vous le donner.',
};
