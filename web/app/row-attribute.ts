// The row of the ledger that the attributes `axis` and `step` name.
import { type Explained, rowNamed, stepName, stepsOf } from '../strings/names.ts';
import { type Attributes, faultOf } from './attributes.ts';
import type { FigureError } from './figure-error.ts';

/** Its index; null: they name none; an error: this pair has no such row. */
export function rowOfAttributes(
  explained: Explained,
  { axis, step }: Pick<Attributes, 'axis' | 'step'>,
): number | FigureError | null {
  const names = stepsOf(explained).map((each) => stepName(explained, each));
  if (axis !== null) {
    const row = rowNamed(explained, axis);
    return row < 0 ? faultOf('axis', axis, `one of ${names.join(', ')}`) : row;
  }
  if (step === null) return null;
  return step > names.length ? faultOf('step', String(step), `at most ${names.length}`) : step - 1;
}
