import { join } from 'node:path';

export const fileIn = (dataDir: string): string => join(dataDir, 'plateau.db');
