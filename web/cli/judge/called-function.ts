// Asks a function of the user's own program: it is called right here, one case after the other.

import type { Reply, Respondent } from '../../pages/bench/judging/sandbox-port.ts';
import type { Batch } from '../../pages/bench/sandbox/sandboxed.ts';
import { plainCopier } from '../testing/judge/plain-copy.ts';

const plainCopy = plainCopier();

export class CalledFunction implements Respondent {
  readonly #own: (...values: unknown[]) => unknown;

  constructor(own: (...values: unknown[]) => unknown) {
    this.#own = own;
  }

  start(): Promise<Reply> {
    return Promise.resolve({ is: 'ready' });
  }

  /** With copies, because the function may change its arguments; a promise is waited for. */
  async ask(batch: Batch): Promise<Reply> {
    const answers: unknown[] = [];
    for (const [index, values] of batch.entries()) {
      try {
        const plain = plainCopy(await this.#own(...structuredClone(values)));
        if (plain.text !== null) return { is: 'odd', index, text: plain.text };
        answers.push(plain.copy);
      } catch (error) {
        return { is: 'threw', index, thrown: { message: messageOf(error), line: null } };
      }
    }
    return { is: 'answers', answers };
  }

  close(): void {
    // nothing was opened
  }
}

/** To read an error may be another one. */
function messageOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return '?';
  }
}
