// The text of the attribute `vectors`: JSON, a list of vectors.
import * as v from 'valibot';
import { type DrawnVector, kVectorColors } from '../../scene/drawn-vector.ts';
import { kPlainLine } from '../../scene/plain-text.ts';

const kMostVectors = 100;
const kLongestName = 20;

const kNumber = 'a finite number';
const kPoint = 'three finite numbers';
const kUnknown = 'absent';
const number = v.pipe(v.number(kNumber), v.finite(kNumber));
const point = v.strictTuple([number, number, number], ({ expected }) =>
  expected === 'never' ? kUnknown : kPoint,
);
const kName = `a text of at most ${kLongestName} characters`;
const vector = v.strictObject(
  {
    from: point,
    to: point,
    name: v.optional(
      v.pipe(v.string(kName), v.regex(kPlainLine, kName), v.maxCodePoints(kLongestName, kName)),
    ),
    color: v.optional(v.picklist(kVectorColors, `one of ${kVectorColors.join(', ')}`)),
    dashed: v.optional(v.boolean('true or false')),
  },
  // from or to may be missing
  ({ expected }) =>
    expected === 'never' ? kUnknown : expected === 'Object' ? 'an object with from and to' : kPoint,
);
const list = `a list of at most ${kMostVectors} vectors, such as [{"from": [0, 0, 0], "to": [1, 0, 0], "name": "n"}]`;
const vectors = v.pipe(v.array(vector, list), v.maxLength(kMostVectors, list));

/** The vectors; a text completes "it must be …". */
export function readVectors(text: string): readonly DrawnVector[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return list;
  }
  const read = v.safeParse(vectors, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${list}; its ${path} must be ${issue.message}`;
}
