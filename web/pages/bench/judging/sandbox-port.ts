// Asks the code in a sandbox through its port, and waits two seconds for a sign of life.

import { plainCopier } from '../../../cli/testing/judge/plain-copy.ts';
import { kMaxMessage, type Thrown } from '../judge-messages.ts';
import type { Batch } from '../sandbox/sandboxed.ts';
import { thrownBy } from '../sandbox/source.ts';

/** How long the visitor's code may be silent, in milliseconds. */
export const kPatience = 2000;
/** How long a sandbox may take to be there. */
const kPatienceAtStart = 30_000;

export type Reply =
  | { readonly is: 'ready' }
  | { readonly is: 'answers'; readonly answers: readonly unknown[] }
  /** `index`: −1 before the first case. */
  | { readonly is: 'threw'; readonly index: number; readonly thrown: Thrown }
  /** Something else than data, as text. */
  | { readonly is: 'odd'; readonly index: number; readonly text: string }
  /** Silent since case `index`, or before the first. */
  | { readonly is: 'stopped'; readonly index: number }
  | { readonly is: 'unavailable' };

/** What code can be asked through: a sandbox, or in tests the function itself. */
export interface Respondent {
  start(): Promise<Reply>;
  ask(batch: Batch): Promise<Reply>;
  close(): void;
}

export class SandboxPort implements Respondent {
  readonly #port: MessagePort;
  readonly #close: () => void;
  #answer: ((reply: Reply) => void) | null = null;
  #early: Reply | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The visitor's code has begun to run. */
  #hasBegun = false;
  #index = -1;
  /** How many answers are waited for. */
  #count = 0;

  constructor(port: MessagePort, close: () => void) {
    this.#port = port;
    this.#close = close;
    port.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(data);
    this.#wait(kPatienceAtStart, { is: 'unavailable' });
  }

  start(): Promise<Reply> {
    return this.#reply();
  }

  /** One batch after the other. */
  ask(batch: Batch): Promise<Reply> {
    this.#index = 0;
    this.#count = batch.length;
    this.#wait(kPatience);
    this.#port.postMessage(batch);
    return this.#reply();
  }

  /** An error that was not caught. */
  fail({ message, line }: Thrown): void {
    this.#settle({ is: 'threw', index: this.#index, thrown: { message: textOf(message), line } });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#port.close();
    this.#close();
  }

  #reply(): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.#early) resolve(this.#early);
      else this.#answer = resolve;
    });
  }

  #wait(patience: number, otherwise?: Reply): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#settle(otherwise ?? { is: 'stopped', index: this.#index }),
      patience,
    );
  }

  #settle(reply: Reply): void {
    clearTimeout(this.#timer);
    if (reply.is !== 'ready' && reply.is !== 'answers') this.#early = reply;
    this.#answer?.(reply);
    this.#answer = null;
  }

  /** Code that is not trusted may have sent it, whatever its type says. */
  #hear(message: unknown): void {
    const fields: Fields = Object(message);
    const index = this.#indexOf(fields.index);
    const isLater = fields.type === 'at' && index > this.#index;
    if (isLater) this.#index = index;
    const begins = fields.type === 'started' && !this.#hasBegun;
    this.#hasBegun ||= begins || fields.type === 'ready';
    // To say that one lives is no sign of life, unless cases have gone by.
    if (isLater || begins) this.#wait(kPatience);
    else if (fields.type !== 'at') this.#settle(replyOf(fields, index, this.#count));
  }

  /** Of a case that is asked for; −1: of none. */
  #indexOf(given: unknown): number {
    const isCase = typeof given === 'number' && Number.isInteger(given) && given < this.#count;
    return isCase ? Math.max(given, -1) : -1;
  }
}

type Fields = {
  readonly [name in 'type' | 'index' | 'answers' | 'message' | 'stack' | 'text']?: unknown;
};

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given.slice(0, kMaxMessage) : '';

function replyOf(
  { type, answers, message, stack, text }: Fields,
  index: number,
  count: number,
): Reply {
  switch (type) {
    case 'ready':
      return { is: 'ready' };
    case 'answers':
      return checked(answers, count);
    case 'threw':
      return { is: 'threw', index, thrown: thrownBy(textOf(message), textOf(stack)) };
    default:
      return { is: 'odd', index, text: textOf(text) };
  }
}

const plainCopy = plainCopier();

/** What the sandbox promises of answers, once more. */
function checked(given: unknown, count: number): Reply {
  if (!Array.isArray(given) || given.length !== count) return { is: 'odd', index: 0, text: '' };
  const answers: unknown[] = [];
  for (const [index, answer] of given.entries()) {
    const plain = plainCopy(answer);
    if (plain.text !== null) return { is: 'odd', index, text: plain.text };
    answers.push(plain.copy);
  }
  return { is: 'answers', answers };
}
