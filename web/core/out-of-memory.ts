// What the core answers when it is out of memory, and the error that says so.
import { OutOfMemoryError } from './errors.ts';

export const kNoRoom = -3;

export const noRoom = (what: string) =>
  new OutOfMemoryError(
    `the core has no memory for ${what}: dispose of worlds that are not needed, or ask for less at a time`,
  );

/** What the core answers, unless it is that it ran out of memory. */
export function inMemory(answer: number, what: string): number {
  if (answer === kNoRoom) throw noRoom(what);
  return answer;
}
