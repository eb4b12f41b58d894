import type { Control, Press } from '../../games/controls.ts';
import type { LessonPress, Pressed } from '../press/customId.ts';

/** The place in a lesson that its controls carry with them. */
export interface LessonPlace {
  readonly game: string;
  readonly step: number;
  readonly after?: string | undefined;
}

/** The game's own controls, as those of a lesson. What opens a form is left out: the command of the lesson is typed. */
export function lessonControls(controls: readonly Control[], place: LessonPlace): readonly Control<Pressed>[] {
  return controls.flatMap((control) => controlIn(place, control) ?? []);
}

function controlIn(place: LessonPlace, control: Control): Control<Pressed> | undefined {
  switch (control.control) {
    case 'button': {
      const press = pressIn(place, control.press);
      return press && { ...control, press };
    }
    case 'menu': {
      const options = control.options.flatMap((option) => {
        const press = pressIn(place, option.press);
        return press === undefined ? [] : [{ ...option, press }];
      });
      return options.length === 0 ? undefined : { ...control, options };
    }
    case 'row':
      return control;
  }
}

function pressIn({ game, step, after }: LessonPlace, press: Press): { readonly lesson: LessonPress } | undefined {
  if ('form' in press) return undefined;
  return { lesson: { game, step, does: { ...press, ...(after === undefined ? {} : { after }) } } };
}
