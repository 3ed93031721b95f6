// What the textbook has of a pair: its test, and of some pairs contact, GJK and EPA.

export const kMethods = ['test', 'contact', 'gjk', 'epa'] as const;
export type Method = (typeof kMethods)[number];

/** At the end of the names of functions. */
const kSuffixes = { test: '', contact: 'Contact', gjk: 'Gjk', epa: 'Epa' } as const;

/** The function of a pair, such as `obbObbGjk`; `pair`: its name in the table. */
export const functionOf = (pair: string, method: Method): string => `${pair}${kSuffixes[method]}`;

const kBoxes = ['aabb', 'obb'];

/** The kinds that are hulls of a few corners, maybe with a radius, in the order of the table of pairs. */
export const kConvex: readonly string[] = [
  ...['point', 'segment', 'sphere', 'capsule', ...kBoxes],
  ...['triangle', 'parallelogram'],
];

/** A kind as the second of a pair's name. */
export const capital = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** Whether both kinds of a pair are among these. */
const isOf = (pair: string, kinds: readonly string[]): boolean =>
  kinds.some((a) => kinds.some((b) => pair === a + capital(b)));

const kOf = { contact: kBoxes, gjk: kConvex, epa: kConvex } as const;

export const methodsOf = (pair: string): readonly Method[] =>
  kMethods.filter((method) => method === 'test' || isOf(pair, kOf[method]));
