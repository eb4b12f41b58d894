import type { Watched } from '../src/gauges.ts';
import { StoreAway } from '../src/store/port.ts';

export const away = () => Promise.reject(new StoreAway('The store is away'));

/** A store that is away, and a bot that has not entered Discord. */
export const nothingThere: Watched = {
  store: {
    counts: away,
    allLive: away,
    liveIn: away,
    check: async () => ({ parts: 64, writable: 0, fault: 'away' }),
  },
  bot: () => undefined,
};

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Family {
  readonly type: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const labelPair = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"(?:,|$)/g;

/** Reads what `/metrics` answers, by family. A line that Prometheus would refuse is an error. */
export function readMetrics(text: string): ReadonlyMap<string, Family> {
  const families = new Map<string, { type: string; help: string; samples: Sample[] }>();
  const familyOf = (name: string) => {
    const found = families.get(name) ?? families.get(name.replace(/_(?:bucket|sum|count)$/, ''));
    if (found === undefined) throw new Error(`a sample before its family: ${name}`);
    return found;
  };
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [, help, helped = '', said = ''] = /^# (HELP) (\S+) (.+)$/.exec(line) ?? [];
    const [, typed, type = ''] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    const [, name, labels = '', value = ''] = sampleLine.exec(line) ?? [];
    if (help !== undefined) families.set(helped, { type: '', help: said, samples: [] });
    else if (typed !== undefined) familyOf(typed).type = type;
    else if (name !== undefined) {
      const pairs = [...labels.matchAll(labelPair)];
      if (pairs.map(([pair]) => pair).join('') !== labels) throw new Error(`labels that cannot be read: ${line}`);
      const sample = {
        name,
        labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])),
        value: read(value),
      };
      familyOf(name).samples.push(sample);
    } else throw new Error(`a line that cannot be read: ${line}`);
  }
  return families;
}

function read(value: string): number {
  const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value.replace(/^nan$/i, 'NaN'));
  if (Number.isNaN(number) && !/^nan$/i.test(value)) throw new Error(`no number: ${value}`);
  return number;
}

/** The value of a sample with these labels, and perhaps others; the sum where there are several. */
export function sampled(
  families: ReadonlyMap<string, Family>,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const wanted = Object.entries(labels);
  const found = [...families.values()]
    .flatMap(({ samples }) => samples)
    .filter((each) => each.name === name && wanted.every(([key, value]) => each.labels[key] === value));
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
