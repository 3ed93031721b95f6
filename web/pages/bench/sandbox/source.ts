// The source of a sandboxed worker, and which line of the visitor's code an error in it is about.

import { plainCopier } from '../../../cli/testing/judge/plain-copy.ts';
import { functionText } from '../code/function-text.ts';
import type { Thrown } from '../judge-messages.ts';
import { sandboxed } from './sandboxed.ts';

/** Strict, so that stacks lead to no object or function of it. */
const kHead = `"use strict";(${String(sandboxed)})((${String(plainCopier)})(), `;
/** Lines before the visitor's first. */
const kLinesBefore = kHead.split('\n').length - 1;

/** `body`: of a function that returns the one to be called, see read-code.ts. */
export const sourceOf = (body: string): string => `${kHead}${functionText(body)});`;

/** The visitor's line of a line of the source; null: it is none of theirs. */
const ownLine = (line: number): number | null => (line > kLinesBefore ? line - kLinesBefore : null);

/** Where engines name the source: blob:null/….:12:5 */
const kPlace = /blob:\S*?:(\d+):\d+/g;

export function thrownBy(message: string, stack: string): Thrown {
  const lines = Array.from(stack.matchAll(kPlace), ([, line]) => ownLine(Number(line)));
  return { message, line: lines.find((line) => line !== null) ?? null };
}

/** An error that was not caught, such as one of syntax that only the engine finds. */
export const workerError = ({ message, line }: { message: string; line: number }): Thrown => ({
  message,
  line: ownLine(line),
});
