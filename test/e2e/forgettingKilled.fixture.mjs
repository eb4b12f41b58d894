import { Worker } from 'node:worker_threads';

// The process is killed in the midst of forgetting somebody: before the first line about them is deleted from a book.
const post = Worker.prototype.postMessage;
/** @param {any[]} given */
Worker.prototype.postMessage = function (...given) {
  const [call] = given;
  const deletes =
    call?.name === 'enter' && call.args[1].lines.some((/** @type {any} */ line) => line.text === undefined);
  if (deletes) process.kill(process.pid, 'SIGKILL');
  return Reflect.apply(post, this, given);
};
