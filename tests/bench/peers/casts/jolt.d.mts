import type { CastCase } from './cases.ts';

/** Whether each case meets. */
export function joltCasts(): Promise<(cases: readonly CastCase[]) => (i: number) => boolean>;
