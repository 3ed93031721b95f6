// A question as calls of two libraries, timed in turns.

/** What is asked, how often, and the call: of all at once where it has no argument. Answers how many it found. */
export interface Call {
  readonly count: number;
  readonly one?: (i: number) => number;
  readonly all?: () => number;
}
export type Calls = Readonly<Record<string, Call>>;

export interface Timed {
  /** Nanoseconds a question. */
  readonly each: number;
  readonly found: number;
}

export function timed({ count, one, all }: Call): Timed {
  let found = 0;
  const start = performance.now();
  if (one) for (let i = 0; i < count; i++) found += one(i);
  else found = all?.() ?? 0;
  return { each: ((performance.now() - start) * 1e6) / count, found };
}

/** The best of rounds that take turns. */
export function compared(ours: Call, theirs: Call, rounds: number): { ours: Timed; theirs: Timed } {
  let [best, bestOfTheirs] = [timed(ours), timed(theirs)];
  for (let round = 1; round < rounds; round++) {
    const [again, their] = [timed(ours), timed(theirs)];
    if (again.each < best.each) best = again;
    if (their.each < bestOfTheirs.each) bestOfTheirs = their;
  }
  return { ours: best, theirs: bestOfTheirs };
}

const fixed = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** Right-aligned columns, and texts at the end of their lines. */
export const tableOf = (head: readonly string[], rows: readonly (readonly (number | string)[])[]) =>
  [[...head], ...rows]
    .map((cells) =>
      cells
        .map((cell, i) => {
          const text =
            typeof cell === 'number' && !Number.isInteger(cell) ? fixed(cell) : `${cell}`;
          return i < head.length - 1 ? text.padStart(10) : `  ${text}`;
        })
        .join(''),
    )
    .join('\n');
