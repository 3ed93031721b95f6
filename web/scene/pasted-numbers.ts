// Numbers as pages and programs write them in lists: [1, 2, 3], (1, 2, 3), 1 2 3, rows in brackets of their own.
import type { Vec3 } from './shape.ts';

const kMaxLength = 2000;
const kBetween = /[\s,;[\](){}]+/;
const kNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** At least two numbers, however they are grouped; null: the text has something else. */
export function pastedNumbers(text: string): readonly number[] | null {
  if (text.length > kMaxLength) return null;
  const parts = text
    .replaceAll('−', '-')
    .split(kBetween)
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => kNumber.test(part)) ? parts.map(Number) : null;
}

/**
 * The axes of a box, where x, y and z go: three vectors one after the other, which is a 3×3 matrix column by column, or
 * those of a 4×4 matrix. That may be in columns, as three.js has it, or in rows: its line 0, 0, 0, 1 tells.
 */
export function axesOf(numbers: readonly number[]): readonly [Vec3, Vec3, Vec3] | null {
  const at = (i: number) => numbers[i] ?? Number.NaN;
  const axes = (first: number, next: number, within: number): [Vec3, Vec3, Vec3] => {
    const axis = (i: number): Vec3 => {
      const from = first + i * next;
      return [at(from), at(from + within), at(from + 2 * within)];
    };
    return [axis(0), axis(1), axis(2)];
  };
  if (numbers.length === 9) return axes(0, 3, 1);
  if (numbers.length !== 16 || at(15) !== 1) return null;
  const isZero = (...places: readonly number[]) => places.every((place) => at(place) === 0);
  if (isZero(3, 7, 11)) return axes(0, 4, 1);
  return isZero(12, 13, 14) ? axes(0, 1, 4) : null;
}
