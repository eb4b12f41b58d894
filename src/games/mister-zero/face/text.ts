import { roomIn, type Speech } from '../../contract.ts';
import { bridgesFrom } from '../board.ts';
import { colours, type Laid, type Showing, type View } from '../kind.ts';
import { freeBridges } from '../placing.ts';
import { allSeats, colourOf, handOf } from '../seats.ts';
import { words } from '../words.ts';
import { wholeBoard } from './drafts.ts';
import { remarkIn } from './remarks.ts';
import { type Page, pageShown } from './showing.ts';

/** Who is to do what, or what a page of the walk shows. */
export function headline(view: View, speech: Speech, showing: Showing = wholeBoard): string {
  return words[speech.language].headline(view, showing, remarkIn(view, showing), speech.player, speech.when);
}

/** The whole position, for those who cannot see the picture. Where names are too long, points are given by colour. */
export function describe(view: View, speech: Speech, showing: Showing = wholeBoard): string {
  const named = described(view, speech, showing, speech.player);
  return named.length <= roomIn(speech) ? named : described(view, speech, showing, 'by colour');
}

/** A game that was ended from outside has no turn, and no next game. */
function headlines(view: View, speech: Speech, showing: Showing): readonly string[] {
  if (speech.ended === undefined || view.phase === 'over' || showing.show === 'page')
    return [headline(view, speech, showing)];
  if (view.phase === 'placing') return [];
  return [words[speech.language].describe.betweenGames(view, speech.player)];
}

type Teams = Speech['player'] | 'by colour';

function described(view: View, speech: Speech, showing: Showing, teams: Teams): string {
  const page = pageShown(view, showing);
  const lines = page === undefined ? placingLines(view, speech) : walkLines(view, page, speech);
  return [...headlines(view, speech, showing), ...lines, ...seriesLine(view, page, speech, showing, teams)].join('\n');
}

/** The points of a series, where the line above the picture does not say them. */
function seriesLine(
  view: View,
  page: Page | undefined,
  { language }: Speech,
  showing: Showing,
  teams: Teams,
): readonly string[] {
  const say = words[language].describe;
  if (page === undefined) return view.tallies.length === 0 ? [] : [say.series(view, teams)];
  if (showing.show !== 'page' || view.config.games === 1) return [];
  return [say.series(page.stopped ? view : { ...view, phase: 'placing', tallies: view.tallies.slice(0, -1) }, teams)];
}

function placingLines(view: View, { language, player }: Speech): readonly string[] {
  const say = words[language].describe;
  const last = view.laid.at(-1);
  return [
    say.map((point) => bridgesFrom(point).join('')),
    ...colours.map((colour) =>
      say.laid(
        colour,
        written(
          view.laid.filter((token) => token.colour === colour),
          say,
        ),
      ),
    ),
    ...(last === undefined ? [] : [say.last(short(last))]),
    say.free(freeBridges(view)),
    ...allSeats(view).map((seat) => say.hand(player(seat), colourOf(view, seat), handOf(view, seat))),
  ];
}

function walkLines(view: View, page: Page, { language }: Speech): readonly string[] {
  const say = words[language].describe;
  const legs = page.jumps.map(({ token }) => short(token));
  const paidAfter = page.jumps.map((_, index) => page.payouts.find(({ jump }) => jump === index + 1));
  const left = view.laid.filter((token) => !page.jumps.some((jump) => jump.token.bridge === token.bridge));
  return [
    ...(legs.length === 0 ? [] : [say.walk(legs, paidAfter)]),
    say.waiting(page),
    say.taken(page.tally),
    say.standing(page.at),
    say.notJumped(written(left, say)),
  ];
}

function written(tokens: readonly Laid[], say: { faceDown(token: string): string }): readonly string[] {
  return tokens
    .toSorted((one, other) => one.digit - other.digit)
    .map((token) => (token.lies === 'face-down' ? say.faceDown(short(token)) : short(token)));
}

function short({ digit, bridge }: Laid): string {
  return `${digit}${bridge}`;
}
