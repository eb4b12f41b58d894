/** About computers that play along in an open game. */
export const companions = {
  option: { name: 'computers', description: 'Computers that play along (none, unless you choose)' },
  all: 'one of each level',
  line: (p: { computers: string }) => `Playing along: ${p.computers}.`,
  ask: 'How well is the computer to play that you invite?',
};
