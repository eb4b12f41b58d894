import { rulesMessage } from '../board/rulesPage.ts';
import { lessonTarget } from '../lessons/learner.ts';
import { type CommonCommand, everybody, noOptions } from './commonCommand.ts';

export const rules: CommonCommand = {
  name: 'rules',
  suits: everybody,
  options: noOptions,
  answer: ({ call, game, language, services }) => rulesMessage(game, lessonTarget(call.user.id), language, services),
};
