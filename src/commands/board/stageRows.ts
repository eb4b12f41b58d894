import type { Language, Seat, Viewer } from '../../games/contract.ts';
import { companionsIn } from '../../host/match/companions.ts';
import { askedToDraw } from '../../host/match/draw.ts';
import { hintIn } from '../../host/match/match.ts';
import { askedToRetract } from '../../host/match/retract.ts';
import { leftSeats } from '../../host/match/takeOver.ts';
import { awaitedMembers } from '../../host/match/turns.ts';
import { codeAt } from '../../host/records/record.ts';
import type { Snapshot } from '../../host/tables.ts';
import { shownIn } from '../../store/address.ts';
import { judged } from '../common/commonCommand.ts';
import type { Target } from '../press/customId.ts';
import type { Settings } from '../settings/settings.ts';
import { isOwnHome } from '../solo/ownHome.ts';
import { dailyScore } from '../solo/soloOf.ts';
import { words } from '../words/words.ts';
import { buttonRows, commonButton, type Row, replayButton, seatButton } from './rows.ts';
import { placeName } from './stageLines.ts';
import { targetAt } from './targetAt.ts';

/** The bot's own buttons below a board. On a board of their own, nobody is asked what is not theirs to answer. */
export function stageRows(
  snapshot: Snapshot,
  viewer: Viewer,
  language: Language,
  computers: Settings['computers'] = 'allowed',
): Row[] {
  const { match, game } = snapshot;
  const target = targetAt(snapshot, viewer);
  const { buttons } = words[language];
  if (match.solo !== undefined) {
    const more = match.solo.comes === 'daily' ? 'results' : 'another';
    return buttonRows([
      commonButton(target, more, buttons[more]),
      ...(dailyScore(snapshot) === undefined || isOwnHome(match)
        ? []
        : [commonButton(target, 'share', buttons.share, 'good')]),
      commonButton(target, 'text', buttons.text),
      commonButton(target, 'rules', buttons.rules),
      ...replayButtons(snapshot, target, language),
    ]);
  }
  switch (match.stage.at) {
    case 'invited':
      return buttonRows([
        commonButton(target, 'accept', buttons.accept, 'good'),
        commonButton(target, 'decline', buttons.decline),
        commonButton(target, 'take-back', buttons['take-back']),
        commonButton(target, 'rules', buttons.rules),
      ]);
    case 'meeting':
      return buttonRows([
        commonButton(target, 'accept', words[language].cups.hereButton, 'good'),
        commonButton(target, 'rules', buttons.rules),
      ]);
    case 'gathering':
      return buttonRows([
        ...match.seats.flatMap(({ kind }, seat) =>
          kind === 'nobody' ? [seatButton(target, seat, placeName(snapshot, seat, { language }))] : [],
        ),
        ...(computers === 'allowed' ? [commonButton(target, 'fill', buttons.fill, 'good')] : []),
        commonButton(target, 'stand', buttons.stand),
        commonButton(target, 'rules', buttons.rules),
      ]);
    case 'playing':
      return buttonRows([
        ...(!isAmong(askedToDraw(match), viewer)
          ? []
          : [
              commonButton(target, 'agree-draw', buttons['agree-draw'], 'good'),
              commonButton(target, 'play-on', buttons['play-on']),
            ]),
        ...(!isAmong(askedToRetract(match), viewer)
          ? []
          : [
              commonButton(target, 'agree-retract', buttons['agree-retract'], 'good'),
              commonButton(target, 'play-on', buttons['play-on']),
            ]),
        ...(mayAskHint(snapshot, viewer) ? [commonButton(target, 'hint', buttons.hint)] : []),
        ...(viewer === 'table' ? takeOverButtons(snapshot, target, language) : []),
        commonButton(target, 'more', buttons.more),
      ]);
    case 'over':
      return buttonRows([
        ...againButtons(snapshot, target, language),
        ...replayButtons(snapshot, target, language),
        ...(judged(game) && match.play !== undefined ? [commonButton(target, 'look-back', buttons['look-back'])] : []),
        commonButton(target, 'text', buttons.text),
        commonButton(target, 'rules', buttons.rules),
      ]);
    case 'declined':
    case 'withdrawn':
    case 'lapsed':
      return buttonRows([commonButton(target, 'rules', buttons.rules)]);
  }
}

/** A game of a cup is played once. */
function againButtons({ match, game }: Snapshot, target: Target, language: Language) {
  if (match.cup !== undefined) return [];
  const again = game.seating.open ? 'again' : 'rematch';
  return [commonButton(target, again, words[language].buttons[again], 'main')];
}

function replayButtons(snapshot: Snapshot, target: Target, language: Language) {
  const code = codeAt(snapshot);
  return code === undefined ? [] : [replayButton(target, { code, part: 'start' }, words[language].replays.button)];
}

/** Whether somebody is to move who may ask for a hint. Everybody sees the same board, so others see the button too. */
function mayAskHint({ match, game }: Snapshot, viewer: Viewer): boolean {
  if (match.hints === undefined || game.judging !== 'any-time' || hintIn(match) !== undefined) return false;
  const awaited = awaitedMembers(match, game);
  return viewer === 'table' ? awaited.length > 0 : awaited.includes(viewer);
}

/** A button for each seat that somebody left. */
function takeOverButtons(snapshot: Snapshot, target: Target, language: Language) {
  const { buttons, takeOver } = words[language];
  const left = leftSeats(snapshot.match);
  if (left.length === 1) return [commonButton(target, 'sit', buttons.sit)];
  return left.map((seat) =>
    seatButton(target, seat, takeOver.button({ place: placeName(snapshot, seat, { language }) })),
  );
}

/** Everybody sees the same board, so it shows the buttons of all who are asked. */
function isAmong(asked: readonly Seat[], viewer: Viewer): boolean {
  return viewer === 'table' ? asked.length > 0 : asked.includes(viewer);
}

/** The buttons that *More* opens: everything that is not a move. */
export function moreRows(
  snapshot: Snapshot,
  viewer: Viewer,
  language: Language,
  computers: Settings['computers'] = 'allowed',
): Row[] {
  const { match, game } = snapshot;
  const target = targetAt(snapshot, viewer);
  const { buttons } = words[language];
  const playing = match.stage.at === 'playing';
  if (game.seating.open) {
    return buttonRows([
      commonButton(target, 'board', buttons.board),
      commonButton(target, 'text', buttons.text),
      commonButton(target, 'rules', buttons.rules),
      commonButton(target, 'watch', buttons.watch),
      ...(playing && viewer !== 'table' ? openButtons(snapshot, target, language, computers) : []),
    ]);
  }
  const many = match.seats.length > 2;
  const computer = match.seats.some(({ kind }) => kind === 'computer');
  const asking = match.drawOffer !== undefined || match.retract !== undefined;
  return buttonRows([
    commonButton(target, 'board', buttons.board),
    commonButton(target, 'text', buttons.text),
    commonButton(target, 'rules', buttons.rules),
    ...(shownIn(snapshot.table) === undefined ? [] : [commonButton(target, 'watch', buttons.watch)]),
    ...(playing && !computer && !asking ? [commonButton(target, 'draw', buttons.draw)] : []),
    ...(playing && viewer !== 'table' && game.takesBack === 'some' && !asking
      ? [commonButton(target, 'retract', buttons.retract)]
      : []),
    ...(playing && many ? [commonButton(target, 'leave', buttons.leave, 'danger')] : []),
    ...(playing && !many ? [commonButton(target, 'resign', buttons.resign, 'danger')] : []),
  ]);
}

/** What whoever plays in an open game may do. In a cup two play it alone, and who goes gives up. */
function openButtons(snapshot: Snapshot, target: Target, language: Language, computers: Settings['computers']) {
  const { buttons } = words[language];
  if (snapshot.match.cup !== undefined) return [commonButton(target, 'resign', buttons.resign, 'danger')];
  return [
    ...companionButtons(snapshot, target, language, computers),
    commonButton(target, 'leave', buttons.leave, 'danger'),
  ];
}

/** Whoever plays in an open game may invite computers, and send them away. */
function companionButtons(
  { match, game }: Snapshot,
  target: Target,
  language: Language,
  computers: Settings['computers'],
) {
  const { buttons } = words[language];
  const here = companionsIn(match, game).length;
  return [
    ...(here < game.companions.length && computers === 'allowed'
      ? [commonButton(target, 'invite', buttons.invite)]
      : []),
    ...(here > 0 ? [commonButton(target, 'dismiss', buttons.dismiss)] : []),
  ];
}
