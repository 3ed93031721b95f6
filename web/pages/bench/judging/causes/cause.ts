// What may be wrong with a function, and the evidence for it: the answers that it would explain.
import type { CaseFamily, Cause, JudgedCase, Ruling } from '../../judge-messages.ts';

/** A case with the answer to it, which was judged. */
export interface Asked {
  readonly judged: JudgedCase;
  readonly said: unknown;
  readonly family: CaseFamily;
  /** Which of the cases, from 1. */
  readonly number: number;
}

export interface Failure extends Asked {
  readonly ruling: Ruling & { readonly is: 'wrong' | 'invalid' };
}

/** A cause that predicts answers: right ones must agree with it as well as wrong ones. */
export interface Hypothesis {
  readonly cause: Cause;
  /** Whether the cause leads to this answer. */
  agrees(asked: Asked): boolean;
}

/** Something that cases have in common: it is named where wrong answers have it, and right ones do not. */
export interface Trait {
  readonly cause: Cause;
  holds(asked: Asked): boolean;
}

/** `key`: of its words, `cause.{key}`. */
export const causeOf = (key: string, values: Cause['values'] = {}): Cause => ({ key, values });
