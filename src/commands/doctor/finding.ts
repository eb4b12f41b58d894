/** Something that was looked at, in one line. That of a fault says what to do. */
export interface Finding {
  /** A note is worth knowing, and nothing is wrong. */
  readonly is: 'well' | 'note' | 'fault';
  /** What was looked at, in a word or two. */
  readonly about: string;
  readonly line: string;
}

type About = (line: string) => Finding;

export function findingsAbout(about: string): Readonly<Record<Finding['is'], About>> {
  return {
    well: (line) => ({ is: 'well', about, line }),
    note: (line) => ({ is: 'note', about, line }),
    fault: (line) => ({ is: 'fault', about, line }),
  };
}
