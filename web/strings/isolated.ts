// Names in right-to-left scripts within sentences.

const kRightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const kFirstStrongIsolate = '\u2068';
const kPop = '\u2069';

/** A name that would turn the numbers and signs beside it around is kept apart from them. */
export const isolated = (name: string): string =>
  kRightToLeft.test(name) ? `${kFirstStrongIsolate}${name}${kPop}` : name;

export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
