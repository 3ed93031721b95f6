// Answers of functions and of the core in words.
import { fullForm } from '../../../strings/digits.ts';
import { format } from '../../../strings/text.ts';

export type Words = Readonly<Record<string, string>>;

/** A value of an answer's field. */
export function valueText(value: unknown, words: Words): string {
  if (typeof value === 'number') return fullForm(value).replaceAll('-', '−');
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'] ?? '';
  if (Array.isArray(value)) return `(${value.map((each) => valueText(each, words)).join(', ')})`;
  if (value === null || value === undefined) return words['none'] ?? '';
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(
      ([name, each]) => `${name} = ${valueText(each, words)}`,
    );
    return parts.join(', ');
  }
  return words[`value.${String(value)}`] ?? String(value);
}

/** A field such as `hit.t`; `meets` in words, all others are as the function names them. */
export const fieldText = (field: string, words: Words): string =>
  words[`field.${field}`] ?? field.replace(/^hit\./, '');

type Fields = Readonly<Record<string, unknown>>;

/** What an answer is about: a ray and what it may hit, two shapes, or two that move. */
export type Asked = 'ray' | 'pair' | 'motion';

/** A whole answer of a function, such as `hit at t = 1, (1, 0, 0)`. */
export function answerText(answer: unknown, kind: Asked, words: Words): string {
  if (typeof answer === 'boolean') return words[`answer.${kind}.${answer}`] ?? '';
  if (answer === null) return words['answer.ray.false'] ?? '';
  if (typeof answer === 'string') return answer.trimEnd();
  if (Array.isArray(answer)) {
    return format(words['answer.corners'] ?? '', { list: answer.join(', ') });
  }
  const { hit, side, index, t, depth } = answer as Fields;
  if (typeof side === 'string') return words[`answer.side.${side}`] ?? side;
  if (typeof index === 'number') {
    return format(words['answer.nearest'] ?? '', { n: index + 1, t: valueText(t, words) });
  }
  const fields = { ...((hit ?? {}) as Fields), ...(depth === undefined ? {} : { depth }) };
  const values = Object.entries(fields).map(
    ([name, value]) => `${name} = ${valueText(value, words)}`,
  );
  return [words[`answer.${kind}.true`], ...values].join(', ');
}
