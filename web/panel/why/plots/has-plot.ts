import type { Explained } from '../../../strings/names.ts';
import { methodOf, type PairMethod } from '../../../strings/pair-method.ts';

/** Methods that have ledger rows only. */
const kWithoutPlot: ReadonlySet<PairMethod> = new Set(['axes', 'lines', 'planes']);

/** Whether there is a plot above the rows. */
export const hasPlot = (explained: Explained): boolean => !kWithoutPlot.has(methodOf(explained));
