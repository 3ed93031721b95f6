// Whether a function answers as another one does, such as that of an exhibit.
import type { JudgedCase } from '../../judge-messages.ts';
import { type Asked, causeOf, type Failure, type Hypothesis } from './cause.ts';

type Answering = (...values: unknown[]) => unknown;

/** A function with a known mistake. */
export interface KnownFunction {
  readonly number: number;
  readonly slug: string;
  readonly answer: Answering;
  /** Inputs that are known to be answered wrongly. */
  readonly inputs: readonly JudgedCase[];
}

const kClose = 1e-9;

export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Object.is(one, other) || Math.abs(one - other) <= kClose * (1 + Math.abs(other));
  }
  if (isObject(one) && isObject(other)) {
    const [some, others] = [Object.keys(one), Object.keys(other)];
    // what one of them says is compared where the other says it as well
    const both = some.filter((key) => others.includes(key));
    return both.length > 0 && both.every((key) => isSameAnswer(one[key], other[key]));
  }
  return simple(one) === simple(other);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** An object with a hit is `true` for one that answers yes or no; null is `false`. */
const simple = (value: unknown): unknown => {
  if (value === null) return false;
  if (isObject(value)) return value['meets'] ?? true;
  return value;
};

/** A field such as `hit.t` of an answer; undefined: it doesn't say it. */
const fieldOf = (answer: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), answer);

/** What an answer says of a field of a ruling; some are about the answer as a whole. */
function partOf(answer: unknown, field: string): unknown {
  switch (field) {
    case 'meets':
    case 'hits':
    case 'hit':
      return simple(answer);
    case 'corners':
      return Array.isArray(answer) ? answer.toSorted((one, other) => one - other) : answer;
    case 'text':
      return answer;
    default:
      return fieldOf(answer, field);
  }
}

/** Whether the known function makes the mistakes of a wrong answer. */
function isSameMistake({ ruling }: Failure, answer: unknown): boolean {
  if (ruling.is !== 'wrong') return false;
  return ruling.wrongs.every(({ field, said }) =>
    isSameAnswer(field === 'hit' ? said !== null : said, partOf(answer, field)),
  );
}

export const sameAs = ({ number, slug, answer }: KnownFunction): Hypothesis => ({
  cause: causeOf('exhibit', { number, slug }),
  agrees(asked: Asked) {
    const { judged, said } = asked;
    try {
      const other = answer(...(structuredClone(Object.values(judged)) as unknown[]));
      return 'ruling' in asked ? isSameMistake(asked as Failure, other) : isSameAnswer(said, other);
    } catch {
      return false;
    }
  },
});
