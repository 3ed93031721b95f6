// Asks the code in a sandbox through its port, and waits two seconds for a sign of life.
import type { Thrown } from '../judge-messages.ts';
import { plainCopier } from '../sandbox/plain-copy.ts';
import type { Batch, FromSandbox } from '../sandbox/sandboxed.ts';
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
  #index = -1;
  /** How many answers are waited for. */
  #count = 0;

  constructor(port: MessagePort, close: () => void) {
    this.#port = port;
    this.#close = close;
    port.onmessage = ({ data }: MessageEvent<FromSandbox>) => this.#hear(data);
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
  fail(thrown: Thrown): void {
    this.#settle({ is: 'threw', index: this.#index, thrown });
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

  #hear(message: FromSandbox): void {
    if (message.type === 'at') this.#index = message.index;
    const reply = replyOf(message, this.#count);
    if (reply) this.#settle(reply);
    else this.#wait(kPatience);
  }
}

/** null: only a sign of life. */
function replyOf(message: FromSandbox, count: number): Reply | null {
  switch (message.type) {
    case 'ready':
      return { is: 'ready' };
    case 'answers':
      return checked(message.answers, count);
    case 'odd':
      return { is: 'odd', index: message.index, text: message.text };
    case 'threw': {
      const { index, message: text, stack } = message;
      return { is: 'threw', index, thrown: thrownBy(text, stack) };
    }
    default:
      return null;
  }
}

const plainCopy = plainCopier();

/** What the sandbox promises of answers, once more. */
function checked(given: unknown, count: number): Reply {
  if (!Array.isArray(given) || given.length !== count) return { is: 'odd', index: 0, text: '' };
  const answers: unknown[] = [];
  for (const [index, answer] of given.entries()) {
    const plain = plainCopy(answer);
    if ('text' in plain) return { is: 'odd', index, text: plain.text };
    answers.push(plain.copy);
  }
  return { is: 'answers', answers };
}
