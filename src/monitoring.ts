import type { Server } from 'node:http';
import type { Watched } from './gauges.ts';
import { openHealth } from './health.ts';
import type { Measures } from './measures/port.ts';
import { openMetrics } from './metrics.ts';
import { remembered } from './remembered.ts';

export interface MonitoringParts extends Watched {
  readonly host: string;
  readonly port: number;
}

export interface Monitoring {
  readonly measures: Measures;
  readonly server: Server;
}

const memory = 1_000;

/** Opens what whoever monitors the bot may ask. However many ask for whatever, the store is tried at most once a second. */
export async function openMonitoring({ host, port, store, bot }: MonitoringParts): Promise<Monitoring> {
  const check = remembered(store.check, memory);
  const metrics = openMetrics({ store: { ...store, check }, bot });
  const hearing = () => bot()?.hearing() ?? false;
  return { measures: metrics.measures, server: await openHealth({ host, port, check, hearing, metrics }) };
}
