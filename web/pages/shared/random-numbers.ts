/** From 0 to 1. */
export type Random = () => number;

/**
 * Numbers that are the same for each visit, and not the same for another seed. Source: Marsaglia, Xorshift RNGs,
 * 2003.
 */
export function randomNumbers(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  // 53 bits, all that a double has
  return () => (next() * 2 ** 21 + (next() >>> 11)) / 2 ** 53;
}

/** An integer in a range, ends included. */
export const randomInteger = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));
