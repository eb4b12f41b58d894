import { randomBytes } from 'node:crypto';
import { openLocalDiscord } from './discord/localDiscord.ts';
import { type Disk, loadSaved, openKeeper } from './saved.ts';
import { findTown, foundTown } from './town.ts';
import { openWeb } from './web/openWeb.ts';

export interface Playground {
  /** The bot logs in with this token. */
  readonly access: { readonly token: string; readonly api: string; readonly shards: undefined };
  /** One line that says where the page is. */
  readonly describe: string;
  close(): Promise<void>;
}

interface Where {
  readonly port: number;
  readonly dataDir: string;
  readonly disk: Disk;
}

/** Opens a local Discord with its page, and keeps what happens there in `dataDir`. */
export async function openPlayground({ port, dataDir, disk }: Where): Promise<Playground> {
  const say = (line: string) => void process.stderr.write(`plateau: ${line}\n`);
  disk.makeFolder(dataDir);
  const loaded = await loadSaved(dataDir).catch((error: unknown) => {
    throw new Error(`What is in ${dataDir} cannot be read: ${disk.diskFault(error)}`, { cause: error });
  });
  if (loaded.found === 'garbled') say(loaded.complaint);
  const saved = loaded.found === 'saved' ? loaded.saved : undefined;
  // Other pages in the same browser can reach this machine too, so nobody may guess the token.
  const discord = await openLocalDiscord({ token: randomBytes(24).toString('base64url'), saved });
  if (saved === undefined) foundTown(discord);
  const town = findTown(discord);
  const keeper = openKeeper({ dataDir, take: discord.snapshot, diskFault: disk.diskFault, say });
  const off = discord.on(({ type }) => {
    if (type !== 'request' && type !== 'gateway' && type !== 'typing') keeper.soon();
  });
  const web = await openWeb(discord, town, port).catch(async (error: NodeJS.ErrnoException) => {
    off();
    await discord.close();
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Something else answers at port ${port} already. Set PLAYGROUND_PORT to another port.`);
  });
  return {
    access: { token: discord.token, api: discord.api, shards: undefined },
    describe: `The playground is open: ${web.address} (for this machine only; games are kept in ${dataDir})`,
    async close() {
      off();
      await web.close();
      try {
        await keeper.close();
      } finally {
        await discord.close();
      }
    },
  };
}
