import { profileScene } from '../../../src/commands/standing/profileScene.ts';
import { rankScene } from '../../../src/commands/standing/rankScene.ts';

/** Names in five scripts, short and long. */
const names = [
  'Ada',
  'Cléo',
  'Максимилиан Константинович',
  'مريم',
  '小林さくら',
  '李小龍',
  'A very long name that nobody would read to its end',
  'ok 🎲',
  'Zoë',
  'Bob',
  'Dan',
];

export const rank = rankScene({
  title: 'Royale Mastermind',
  remark: 'November 2026, 10 000 players',
  rows: names.map((name, nth) => ({
    place: String(nth < 10 ? nth + 1 : 9_812),
    name,
    won: `${120 - nth} of ${240 - nth} won`,
    rating: String(2_240 - nth * 97),
    whose: nth === 10 ? 'own' : 'another',
  })),
});

export const short = rankScene({
  title: 'Ricochet Robots',
  remark: 'depuis toujours, 2 joueurs',
  rows: [
    { place: '1', name: 'Ada', won: '12 gagnées sur 120', rating: '1113', whose: 'own' },
    { place: '2', name: 'Bob', won: '0 gagnée sur 9', rating: '987', whose: 'another' },
  ],
});

export const profile = profileScene({
  name: 'Максимилиан Константинович',
  remark: 'profile',
  games: ['Foxu', 'Ricochet Robots', 'Royale Mastermind'].map((name, nth) => ({
    name,
    rating: `rating ${1_480 - 90 * nth}`,
    first: '124 games, 66 won, 3 drawn',
    second: 'place 3 of 212, 4 wins in a row, at best 11',
  })),
  sections: [
    {
      title: 'Plays most with',
      lines: ['Ada: 44 games, 20 won, 24 lost', '小林さくら: 12 games, 6 won, 5 lost', 'مريم: 1 game, 1 won, 0 lost'],
    },
    {
      title: 'Best rounds of Ricochet Robots',
      lines: ['solved in 17 moves, which nobody can beat (ABCD2345)'],
    },
    { title: 'Against the computer', lines: ['Foxu, hard: 12 games, 3 won', 'Z-Game, easy: 2 games, 2 won'] },
  ],
});

export const scenes = { rank, short, profile };
