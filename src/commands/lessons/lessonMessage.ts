import type { Language } from '../../games/contract.ts';
import { type Game, kernelReasons, type Play, type Refusal } from '../../games/kernel.ts';
import type { SealedStep } from '../../games/lesson.ts';
import { container, galleryOf, paragraph, textMessage, type V2Message } from '../board/board.ts';
import { buttonRows, controlRows, lessonButton, type Row } from '../board/rows.ts';
import { pictureWithCapitals, withCapitals } from '../board/sentences.ts';
import type { Press } from '../press/pressing.ts';
import type { Services } from '../services.ts';
import type { AnyCall } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import { beginRows } from './beginRows.ts';
import { learnerOf, lessonSpeech, lessonTarget } from './learner.ts';
import { lessonControls } from './lessonControls.ts';
import { type Attempt, boardOf, type Tried, tryOut } from './tryOut.ts';

/** Somebody who tries a game, by a command or by a press. */
export interface Lesson {
  readonly call: AnyCall | Press;
  readonly language: Language;
  readonly services: Services;
}

/** A step, counted from 1, and what the learner has done in it. */
export interface AtStep {
  readonly nth: number;
  readonly move?: string | undefined;
  readonly draft?: string | undefined;
  /** The move that was made before in this step. */
  readonly after?: string | undefined;
}

/** What the learner sees now. */
export async function lessonMessage(game: Game, at: AtStep, lesson: Lesson): Promise<V2Message> {
  const { language } = lesson;
  const step = game.lesson.steps[at.nth - 1];
  if (step === undefined) return textMessage(words[language].lessons.changed({ command: commandOf(game, language) }));
  const attempt: Attempt | undefined = at.move === undefined ? undefined : { text: at.move, language, after: at.after };
  const tried = attempt && tryOut(game, step, attempt);
  return tried?.is === 'done' ? doneMessage(game, step, at, tried, lesson) : askMessage(game, step, at, tried, lesson);
}

/** The board of the step with what it asks for, after a word on what was tried. */
async function askMessage(
  game: Game,
  step: SealedStep,
  { nth, draft, after: before }: AtStep,
  tried: Exclude<Tried, { is: 'done' }> | undefined,
  lesson: Lesson,
): Promise<V2Message> {
  const { call, language } = lesson;
  const say = words[language].lessons;
  const speech = lessonSpeech(step.seat, learnerOf(call), language);
  const after = tried?.is === 'begun' ? tried.after : before;
  const play = boardOf(game, step, after);
  const sight = game.sight(play, step.seat, speech.chat, draft);
  const { task, other } = step.words[language];
  const remark = tried?.is === 'refused' ? refused(game, tried.refusal, lesson, step) : other;
  const command = `${commandOf(game, language, nth)} ${words[language].options.move.name}:…`;
  const lines = [
    ...(tried?.is === 'refused' || tried?.is === 'other' ? [`**${remark}**`] : []),
    task,
    ...(sight.draft === undefined || sight.draft === '' ? [] : [sight.headline]),
    `-# ${say.howToType({ command })}`,
  ];
  const target = lessonTarget(call.user.id);
  const own = step.controls(language) ?? sight.controls;
  const skip =
    nth === game.lesson.steps.length
      ? []
      : buttonRows([lessonButton(target, { game: game.id, step: nth + 1, does: 'go-on' }, say.skip)]);
  const rows = [...controlRows(lessonControls(own, { game: game.id, step: nth, after }), target), ...skip];
  return onBoard(game, { play, draft, seat: step.seat, nth, lines, rows }, lesson);
}

/** The board after what was asked for, and after what the others did then. */
async function doneMessage(
  game: Game,
  step: SealedStep,
  { nth }: AtStep,
  { play, events }: Extract<Tried, { is: 'done' }>,
  lesson: Lesson,
): Promise<V2Message> {
  const { call, language } = lesson;
  const say = words[language];
  const { chat } = lessonSpeech(step.seat, learnerOf(call), language);
  const told = events.map((event) => `-# ${game.tell(event, chat)}`);
  const target = lessonTarget(call.user.id);
  const goOn = (to: number, label: string, tone: 'main' | 'plain') =>
    lessonButton(target, { game: game.id, step: to, does: 'go-on' }, label, tone);
  const lines = [...told, `**${step.words[language].done}**`];
  if (nth < game.lesson.steps.length) {
    const rows = buttonRows([goOn(nth + 1, say.lessons.next, 'main')]);
    return onBoard(game, { play, seat: step.seat, nth, lines, rows }, lesson);
  }
  const { name, command } = game.words[language];
  const end = say.lessons.end({ name, rules: `/${command} ${say.commands.rules.name}` });
  const rows = [...(await beginRows(game, lesson)), ...buttonRows([goOn(1, say.lessons.again, 'plain')])];
  return onBoard(game, { play, seat: step.seat, nth, lines: [...lines, end], rows }, lesson);
}

interface Shown {
  readonly play: Play;
  readonly draft?: string | undefined;
  readonly seat: number;
  readonly nth: number;
  readonly lines: readonly string[];
  readonly rows: readonly Row[];
}

async function onBoard(
  game: Game,
  { play, draft, seat, nth, lines, rows }: Shown,
  { call, language, services }: Lesson,
): Promise<V2Message> {
  const { lessons } = words[language];
  const { plain } = lessonSpeech(seat, learnerOf(call), language);
  const sight = game.sight(play, seat, plain, draft);
  const frames = sight.draft === undefined ? sight.film : undefined;
  const picture =
    frames === undefined
      ? await services.paint(pictureWithCapitals(sight.scene))
      : await services.film(frames.map(pictureWithCapitals));
  const name = `${game.id}-try-${nth}.${frames === undefined ? 'png' : 'gif'}`;
  const description = withCapitals(sight.description);
  const title = `### ${lessons.title({ game: game.words[language].name, step: nth, steps: game.lesson.steps.length })}`;
  return container(
    [paragraph(title), galleryOf({ name, description }), paragraph(lines.join('\n')), ...rows],
    [{ attachment: Buffer.from(picture), name, description }],
    [],
  );
}

function refused(game: Game, refusal: Refusal, { call, language }: Lesson, { seat }: SealedStep): string {
  const say = words[language];
  const why = kernelReasons.find((each) => each === refusal.why);
  if (why === undefined) {
    return say.lessons.refused({ why: game.explain(refusal, lessonSpeech(seat, learnerOf(call), language).chat) });
  }
  const text = say.refusals[why];
  return why === 'unreadable' ? `${text} ${say.howToType({ how: game.words[language].typing })}` : text;
}

/** The command of a lesson, as its reader types it. */
function commandOf(game: Game, language: Language, step?: number): string {
  const { commands, options } = words[language];
  const begun = `/${game.words[language].command} ${commands.try.name}`;
  return step === undefined ? begun : `${begun} ${options.step.name}:${step}`;
}
