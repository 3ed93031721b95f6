// fast-check, which only some need: who uses none of it need not install it.
import type * as FastCheck from 'fast-check';
import { MissingPackageError } from './testing-errors.ts';

export type Fc = typeof FastCheck;

let missing: unknown;
const found: Fc | null = await import('fast-check').catch((error: unknown) => {
  missing = error;
  return null;
});

/** @throws MissingPackageError */
export function fastCheck(): Fc {
  if (!found) throw new MissingPackageError('fast-check', missing);
  return found;
}
