import Module from 'node:module';

// Computer players that never come to an end.
const load = Module._load;
Module._load = (request, ...rest) =>
  request.endsWith('/dist/workers/pondering.js') ? { ponder: forever } : load(request, ...rest);

function forever() {
  for (;;);
}
