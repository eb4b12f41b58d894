import type { Socket } from 'node:net';
import { openFraming } from './framing.ts';
import type { Gate } from './gate.ts';
import type { Line, Valkey } from './valkey.ts';

/** Brings what clients send to Valkey, in the order in which it came, whole command by whole command. */
export function openClients(valkey: Valkey, gate: Gate): (socket: Socket) => void {
  const arrived: (readonly [line: Line, frame: Buffer])[] = [];
  let turn: 'none' | 'soon' = 'none';

  function takeTurn(): void {
    turn = 'none';
    for (const [line, frame] of arrived.splice(0)) {
      const admitted = gate.admit(frame);
      line.give(admitted.frame);
      if (admitted.execute === 'now') valkey.run();
    }
    valkey.run();
  }

  function turnSoon(): void {
    if (turn === 'none') queueMicrotask(takeTurn);
    turn = 'soon';
  }

  return (socket) => {
    const framed = openFraming();
    const line = valkey.connect(socket);
    const end = (): void => {
      line.end();
      turnSoon();
    };
    socket.on('data', (piece) => {
      try {
        for (const frame of framed(piece)) arrived.push([line, frame]);
        turnSoon();
      } catch {
        socket.destroy();
      }
    });
    socket.on('drain', () => {
      line.drained();
      turnSoon();
    });
    socket.on('end', end).on('close', end).on('error', end);
    turnSoon();
  };
}
