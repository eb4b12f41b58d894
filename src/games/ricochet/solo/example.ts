import { example as round } from '../example.ts';
import type { Config } from './kind.ts';

export const example: Config = { ...round, level: 'medium', seed: 'plateau' };
