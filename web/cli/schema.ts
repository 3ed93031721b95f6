// What the schemas of lines and summaries share. Each message is the key of the text that says what is expected.
import * as v from 'valibot';
import type { CliKey } from './language.ts';

export type Expects = Extract<CliKey, `expects.${string}`>;
export const expects = (key: Expects): Expects => key;

/** An object with these fields and no others; no array. */
export const record = <const E extends v.ObjectEntries>(entries: E, key: Expects) =>
  v.pipe(
    v.custom<object>((given) => !Array.isArray(given), key),
    v.strictObject(entries, key),
  );
