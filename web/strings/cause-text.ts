// What is wrong with a function, in words: a title, and a sentence that says what it is concluded from.
import { format } from './text.ts';

type Words = Readonly<Record<string, string>>;

export interface NamedCause {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** `b.max.x` */
const nameOf = ({ shape = '', field = '', axis = '' }: NamedCause['values']): string =>
  [shape, field, axis].filter((part) => part !== '').join('.');

export function causeText(
  { key, values }: NamedCause,
  words: Words,
): { readonly title: string; readonly text: string } {
  const { group = '', field = '' } = values;
  const named = {
    ...values,
    name: nameOf(values),
    group: words[`axes.${group}`] ?? group,
    field: words[`field.${field}`] ?? String(field).replace(/^hit\./, ''),
  };
  const said = (name: string) => format(words[name] ?? '', named);
  return { title: said(`cause.${key}`), text: said(`cause.${key}.text`) };
}
