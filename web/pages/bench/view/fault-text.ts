// What is wrong with code that cannot be run, in words.
import { format } from '../../../strings/text.ts';
import { type CodeFault, kMaxCode } from '../code/read-code.ts';
import type { Words } from './answer-text.ts';

interface About {
  /** Of the function, as it is called. */
  readonly name: string;
  number(n: number): string;
}

export function faultText(fault: CodeFault, words: Words, { name, number }: About): string {
  const { code, message, length = 0, foreign } = fault;
  if (message !== '') return message;
  if (foreign) return format(words[`change.${foreign.key}`] ?? '', foreign.values);
  const values = { name, length: number(length), max: number(kMaxCode) };
  return format(words[`fault.${code}`] ?? '', values);
}
