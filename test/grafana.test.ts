import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMetrics } from '../src/metrics.ts';
import { nothingThere, readMetrics } from './prometheus.ts';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number };
  readonly datasource: { readonly uid: string };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string; readonly refId: string }[];
}

interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string }[] };
}

const dashboard = JSON.parse(readFileSync('docs/grafana.json', 'utf8')) as Dashboard;
const queries = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

const metrics = openMetrics(nothingThere);
metrics.measures.acknowledged('press', 1);
metrics.measures.refused(429, undefined);
metrics.measures.stored('load', 'answered', 1);
metrics.measures.painted('picture', 1, 1);
const told = readMetrics((await metrics.written()).text);

/** What Prometheus keeps of each metric. */
const series = new Set(
  [...told].flatMap(([name, { type }]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name],
  ),
);
const named = (expr: string) => expr.match(/\b(?:plateau|process|nodejs)_\w+/g) ?? [];

/** The labels of a series; Prometheus adds the name of the instance. */
function labelsOf(name: string): Set<string> {
  const family = told.get(name) ?? told.get(name.replace(/_(?:bucket|sum|count)$/, ''));
  return new Set(['instance', ...(family?.samples ?? []).flatMap(({ labels }) => Object.keys(labels))]);
}

describe('the dashboard for Grafana', () => {
  test.each(queries)('asks in the panel %s for what exists: %s', (_, expr) => {
    expect(named(expr).length).toBeGreaterThan(0);
    expect(named(expr).filter((name) => !series.has(name))).toEqual([]);
    expect(expr.split('(').length).toBe(expr.split(')').length);
    expect(expr.split('{').length).toBe(expr.split('}').length);
  });

  // The store that is away tells no games, so there is no label to be seen.
  test.each(queries.filter(([, expr]) => !expr.includes('plateau_games_live')))(
    'groups in the panel %s by labels that exist: %s',
    (_, expr) => {
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
      const labels = named(expr).map(labelsOf);
      expect(grouped.filter((label) => !labels.every((each) => each.has(label)))).toEqual([]);
    },
  );

  test('shows every metric of Plateau', () => {
    const shown = new Set(queries.flatMap(([, expr]) => named(expr)));
    const parts = ['', '_bucket', '_count', '_sum'];
    const own = [...told.keys()].filter((name) => name.startsWith('plateau_'));
    expect(own.filter((name) => !parts.some((part) => shown.has(`${name}${part}`)))).toEqual([]);
  });

  test('says of each panel what it shows, and numbers each but once', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    expect(panels.filter(({ description }) => description.length < 15)).toEqual([]);
  });

  test('has no panel over another, or out of the page', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, nth) => [x + (nth % w), y + Math.floor(nth / w)] as const),
    );
    expect(cells.filter(([x]) => x >= 24)).toEqual([]);
    expect(new Set(cells.map(String)).size).toBe(cells.length);
  });

  test('opens with any Prometheus, which is chosen in the page', () => {
    const variables = dashboard.templating.list.map(({ name }) => name);
    const used = JSON.stringify(dashboard).match(/\$\{?(?!__)(\w+)/g) ?? [];
    expect([...new Set(used.map((name) => name.replace(/\W/g, '')))].toSorted()).toEqual(variables.toSorted());
    expect(dashboard.panels.filter(({ datasource: { uid } }) => !/^\$\{datasource\}$/.test(uid))).toEqual([]);
  });
});
