import { invalidForm, type Problem } from './refusal.ts';

type Path = readonly (string | number)[];

/** Collects what is wrong in a body, so that the refusal names all of it at once. */
export interface Form {
  wrong(at: Path, code: string, message: string): void;
  /** Reads a text of so many characters. Returns undefined when there is none, or when it is wrong. */
  text(value: unknown, at: Path, least: number, most: number): string | undefined;
  whole(value: unknown, at: Path, least: number, most: number): number | undefined;
  list(value: unknown, at: Path, least: number, most: number): readonly unknown[];
  /** Notes when a field is missing, and returns whether it is there. */
  need(value: unknown, at: Path): boolean;
  /** Refuses the body when anything was wrong. */
  done(): void;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Discord counts characters, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}

function badLength(count: number, least: number, most: number): [code: string, message: string] | undefined {
  if (count > most) {
    return least > 0
      ? ['BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`]
      : ['BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`];
  }
  if (count === 0 && least > 0) return ['BASE_TYPE_REQUIRED', 'This field is required'];
  if (count < least) return ['BASE_TYPE_MIN_LENGTH', `Must be ${least} or more in length.`];
  return undefined;
}

export function openForm(): Form {
  const problems: Problem[] = [];
  const wrong = (at: Path, code: string, message: string) => {
    problems.push({ at, code, message });
  };
  return {
    wrong,
    text(value, at, least, most) {
      if (value === undefined || value === null) return undefined;
      if (typeof value !== 'string') {
        wrong(at, 'STRING_TYPE_CONVERT', `Could not interpret "${String(value)}" as string.`);
        return undefined;
      }
      const fault = badLength(lengthOf(value), least, most);
      if (fault !== undefined) wrong(at, ...fault);
      return fault === undefined ? value : undefined;
    },
    whole(value, at, least, most) {
      if (value === undefined || value === null) return undefined;
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        wrong(at, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`);
        return undefined;
      }
      if (value < least) wrong(at, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${least}.`);
      else if (value > most) wrong(at, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`);
      else return value;
      return undefined;
    },
    list(value, at, least, most) {
      if (value === undefined || value === null) {
        if (least > 0) wrong(at, 'BASE_TYPE_REQUIRED', 'This field is required');
        return [];
      }
      if (!Array.isArray(value)) {
        wrong(at, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
        return [];
      }
      const fault = badLength(value.length, least, most);
      if (fault !== undefined) wrong(at, ...fault);
      return value;
    },
    need(value, at) {
      if (value !== undefined && value !== null) return true;
      wrong(at, 'BASE_TYPE_REQUIRED', 'This field is required');
      return false;
    },
    done() {
      if (problems.length > 0) throw invalidForm(problems);
    },
  };
}
