import { rulesMessage } from '../board/rulesPage.ts';
import { type CommonCommand, everybody, noOptions } from './commonCommand.ts';

export const rules: CommonCommand = {
  name: 'rules',
  suits: everybody,
  options: noOptions,
  answer: ({ game, language, services }) => rulesMessage(game, language, services),
};
