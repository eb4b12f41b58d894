import { describe, expect, test } from 'vitest';

// The page is not compiled, so its types are not known here.
const at = String(new URL('../../src/playground/page/slash.js', import.meta.url));
const { call, leavesOf, suggest } = await import(at);

const commands = [
  {
    name: 'ludo',
    name_localizations: { fr: 'petits-chevaux' },
    description: 'A race',
    options: [
      {
        type: 1,
        name: 'challenge',
        description: 'Challenge somebody',
        options: [
          { type: 6, name: 'opponent', description: 'Whom', required: true },
          {
            type: 3,
            name: 'level',
            description: 'How well',
            choices: [
              { name: 'easy', value: 'e' },
              { name: 'hard', value: 'h' },
            ],
          },
        ],
      },
      {
        type: 1,
        name: 'move',
        description: 'Move',
        options: [{ type: 3, name: 'move', description: 'Where', required: true }],
      },
      {
        type: 1,
        name: 'show',
        description: 'See',
        options: [
          { type: 5, name: 'text', description: 'In words' },
          { type: 4, name: 'times', description: 'How often' },
          { type: 7, name: 'in', description: 'Where' },
          { type: 8, name: 'role', description: 'Which' },
        ],
      },
      {
        type: 2,
        name: 'set',
        description: '',
        options: [{ type: 1, name: 'rules', description: 'Rules', options: [] }],
      },
    ],
  },
];
const name = (named: { name: string }) => named.name;
const describeIt = (named: { description: string }) => named.description;
const known = {
  leaves: leavesOf(commands, name, describeIt),
  people: [
    { label: '@Plateau', value: { user: '1' } },
    { label: '@Cléo', value: { user: '2' } },
  ],
  channels: [{ label: '#games', value: { channel: '3' } }],
  roles: [{ label: '@Referees', value: { role: '4' } }],
  flags: [
    { label: 'true', value: true },
    { label: 'false', value: false },
  ],
};

describe('what could come next', () => {
  test.each([
    ['/', ['/ludo challenge', '/ludo move', '/ludo set rules', '/ludo show']],
    ['/ludo s', ['/ludo set rules', '/ludo show']],
    ['/chal', ['/ludo challenge']],
    ['/nothing', []],
    ['/ludo challenge ', ['opponent', 'level']],
    ['/ludo challenge op', ['opponent']],
    ['/ludo challenge opponent:', ['@Plateau', '@Cléo']],
    ['/ludo challenge opponent:cleo', ['@Cléo']],
    ['/ludo challenge opponent:@Cléo ', ['level']],
    ['/ludo challenge opponent:@Cléo le', ['level']],
    ['/ludo challenge opponent:@Cléo level:', ['easy', 'hard']],
    ['/ludo challenge opponent:@Cléo level:easy ', []],
    ['/ludo show text:', ['true', 'false']],
    ['/ludo show in:', ['#games']],
    ['/ludo show role:', ['@Referees']],
    ['/ludo move move:', []],
  ])('after %j: %j', (text, labels) => {
    expect(suggest(text, known).suggestions.map(({ label }: { label: string }) => label)).toEqual(labels);
  });

  test('a command and a value lead at once to the next option that is needed', () => {
    expect(suggest('/chal', known).suggestions[0].text).toBe('/ludo challenge opponent:');
    expect(suggest('/ludo challenge level:ea', known).suggestions[0].text).toBe('/ludo challenge level:easy opponent:');
  });

  test.each([
    ['/ludo ch', true],
    ['/ludo challenge opponent:pl', true],
    ['/ludo challenge opponent:@Plateau', false],
    ['/ludo challenge opponent:@Plateau ', false],
    ['/ludo set rules ', false],
    ['/ludo move d4', false],
  ])('Enter after %j takes a suggestion rather than sends: %j', (text, urgent) => {
    expect(suggest(text, known).urgent).toBe(urgent);
  });
});

describe('a typed command', () => {
  test.each([
    ['/ludo challenge opponent:@Plateau', 'ludo challenge', { opponent: { user: '1' } }],
    ['/LUDO challenge opponent:cleo level:hard', 'ludo challenge', { opponent: { user: '2' }, level: 'h' }],
    ['/ludo move move:b1 c3 d5', 'ludo move', { move: 'b1 c3 d5' }],
    ['/ludo move b1 c3', 'ludo move', { move: 'b1 c3' }],
    ['/ludo show text:false times:-2 in:games', 'ludo show', { text: false, times: -2, in: { channel: '3' } }],
    ['/ludo show role:referees', 'ludo show', { role: { role: '4' } }],
    ['/ludo set rules', 'ludo set rules', {}],
  ])('is read: %s', (text, command, values) => {
    expect(call(text, known)).toEqual({ ok: true, name: command, values });
  });

  test.each([
    ['/chess', { why: 'unknown', text: '/chess' }],
    ['/ludo', { why: 'unknown' }],
    ['/ludo challenge', { why: 'needs', option: 'opponent' }],
    ['/ludo challenge opponent:nobody', { why: 'value', option: 'opponent', text: 'nobody' }],
    ['/ludo challenge opponent:@Plateau level:odd', { why: 'value', option: 'level', takes: ['easy', 'hard'] }],
    ['/ludo challenge somebody', { why: 'stray', text: 'somebody' }],
    ['/ludo show times:often', { why: 'value', option: 'times' }],
    ['/ludo move', { why: 'needs', option: 'move' }],
  ])('is refused with its reason: %s', (text, refusal) => {
    expect(call(text, known)).toMatchObject({ ok: false, ...refusal });
  });

  test('may be typed in one’s own language', () => {
    const local = (named: { name: string; name_localizations?: { fr?: string } }) =>
      named.name_localizations?.fr ?? named.name;
    const leaves = leavesOf(commands, local, describeIt);
    expect(call('/petits-chevaux move d4', { ...known, leaves })).toMatchObject({ ok: true, name: 'ludo move' });
    expect(call('/ludo move d4', { ...known, leaves })).toMatchObject({ ok: true, name: 'ludo move' });
  });
});
