import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { addGauges, type Watched } from './gauges.ts';
import type { Measures } from './measures/port.ts';

export interface Metrics {
  readonly measures: Measures;
  /** Everything, in the format of Prometheus. */
  written(): Promise<{ readonly type: string; readonly text: string }>;
}

/** Upper bounds in seconds. Discord waits three for the first answer. */
const bounds = {
  acknowledgement: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
  publishing: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  store: [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5],
  sweep: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  lag: [0.5, 1, 2, 5, 10, 30, 60, 300],
  picture: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
};

/** Discord has some hundreds of codes. So many are counted apart, and the others together. */
const mostCodes = 100;

/** What is measured and counted. No label names a person, a server or a table, and each has few values. */
export function openMetrics(watched: Watched): Metrics {
  const registry = new Registry();
  // Twenty looks a second see every delay that somebody would notice.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  addGauges(registry, watched);

  function histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: readonly Label[]
  ): (milliseconds: number, labels?: Record<Label, string>) => void {
    const kept = new Histogram({ name, help, buckets, labelNames, registers: [registry] });
    return (milliseconds, labels) => {
      // The clock of the machine may be set back.
      const seconds = Math.max(0, milliseconds) / 1_000;
      if (labels === undefined) kept.observe(seconds);
      else kept.observe(labels, seconds);
    };
  }

  const acknowledgement = histogram(
    'plateau_acknowledgement_seconds',
    'From hearing an interaction until Discord took the first answer.',
    bounds.acknowledgement,
    'kind',
  );
  const publishing = histogram(
    'plateau_publishing_seconds',
    'From the commit of a change until Discord took the board that shows it.',
    bounds.publishing,
  );
  const store = histogram('plateau_store_seconds', 'Questions to the store.', bounds.store, 'kind', 'outcome');
  const sweep = histogram('plateau_sweep_seconds', 'Looks for what is due.', bounds.sweep);
  const lag = histogram('plateau_sweep_lag_seconds', 'From when something fell due until it was done.', bounds.lag);
  const waiting = histogram('plateau_picture_waiting_seconds', 'Waiting for a painter.', bounds.picture, 'kind');
  const painting = histogram('plateau_picture_painting_seconds', 'Painting.', bounds.picture, 'kind');
  const refusals = new Counter({
    name: 'plateau_discord_refusals_total',
    help: 'Requests that Discord refused.',
    labelNames: ['status', 'code'],
    registers: [registry],
  });

  const codes = new Set<string>(['none']);
  function codeOf(code: number | string | undefined): string {
    const named = String(code ?? 'none');
    if (codes.size >= mostCodes && !codes.has(named)) return 'other';
    codes.add(named);
    return named;
  }

  return {
    measures: {
      acknowledged: (kind, took) => acknowledgement(took, { kind }),
      refused: (status, code) => refusals.inc({ status: String(status), code: codeOf(code) }),
      published: (took) => publishing(took),
      swept: (took) => sweep(took),
      late: (by) => lag(by),
      stored: (kind, outcome, took) => store(took, { kind, outcome }),
      painted(kind, waited, took) {
        waiting(waited, { kind });
        painting(took, { kind });
      },
    },
    written: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
