import type { Language } from '../../games/contract.ts';
import type { Snapshot } from '../../host/tables.ts';
import { buttonRows, commonButton, type Row } from '../board/rows.ts';
import { chatSpeech } from '../board/speech.ts';
import { targetAt } from '../board/targetAt.ts';
import type { Services } from '../services.ts';
import { soloOf } from '../solo/soloOf.ts';
import { words } from '../words/words.ts';
import { ownGames } from './ownGames.ts';

interface Listed {
  /** Empty when nothing goes on. */
  readonly text: string;
  readonly rows: readonly Row[];
}

/** What somebody plays alone and has not ended, each with a button that shows it where they are. */
export async function listOwn(member: string, language: Language, services: Services): Promise<Listed> {
  const own = await ownGames(member, language, services);
  if (own.length === 0) return { text: '', rows: [] };
  const lines = own.map((snapshot) => lineOf(snapshot, member, language, services));
  const buttons = own.map((snapshot) =>
    commonButton(targetAt(snapshot, 0), 'board', labelOf(snapshot, language), 'main'),
  );
  return { text: [`**${words[language].alone.own}**`, ...lines].join('\n'), rows: buttonRows(buttons) };
}

function lineOf({ match, game }: Snapshot, member: string, language: Language, { wallTime }: Services): string {
  const { player } = chatSpeech(match, language, wallTime);
  const others = match.seats.flatMap((occupant, seat) =>
    occupant.kind === 'member' && occupant.id === member ? [] : [player(seat)],
  );
  return `- ${words[language].calls.game({ game: game.words[language].name, others: others.join(', ') })}`;
}

const labelOf = ({ match, game }: Snapshot, language: Language): string =>
  soloOf(match)?.solo.words[language].label ?? game.words[language].name;
