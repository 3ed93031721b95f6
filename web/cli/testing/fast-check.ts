// The optional dependency fast-check, needed by arbitraries and `judge` only.
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
