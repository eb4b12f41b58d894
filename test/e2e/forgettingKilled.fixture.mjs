import { Redis } from 'ioredis';

// The process is killed in the midst of forgetting somebody: before the first line about them is deleted from a book.
const send = Redis.prototype.sendCommand;
/** @param {any[]} given */
Redis.prototype.sendCommand = function (...given) {
  const { name, args } = given[0];
  if (name === 'evalsha' && args.includes('unline')) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(send, this, given);
};
