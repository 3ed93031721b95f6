// What the textbook has of a pair: its test, and of some pairs contact, GJK and EPA.

export const kMethods = ['test', 'contact', 'gjk', 'epa'] as const;
export type Method = (typeof kMethods)[number];

/** At the end of the names of functions. */
const kSuffixes = { test: '', contact: 'Contact', gjk: 'Gjk', epa: 'Epa' } as const;

/** The function of a pair, such as `obbObbGjk`; `pair`: its name in the table. */
export const functionOf = (pair: string, method: Method): string => `${pair}${kSuffixes[method]}`;

/** Lines, half spaces and planes have no end, so that no hull of corners is all of them. */
const kUnbounded = /ray|plane/i;
const kBoxes = /^(aabb|obb)(Aabb|Obb)$/;

export function methodsOf(pair: string): readonly Method[] {
  return kMethods.filter((method) => {
    if (method === 'test') return true;
    return method === 'contact' ? kBoxes.test(pair) : !kUnbounded.test(pair);
  });
}
