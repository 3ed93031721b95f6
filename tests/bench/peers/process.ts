// The process of a contestant, and rounds in which contestants take turns.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { kAnswer } from './answer.ts';

/** A contestant's process has ended instead of answering. */
export class ContestantError extends Error {
  override readonly name = 'ContestantError';
}

export interface Round {
  /** Nanoseconds per pair, or milliseconds per frame. */
  readonly time: number;
  readonly hits: number;
  readonly shapes: number;
}

export class Contestant {
  readonly name: string;
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: AsyncIterator<string>;
  readonly #interface: Interface;
  #errors = '';

  constructor(name: string, command: string, args: readonly string[]) {
    this.name = name;
    this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#interface = createInterface({ input: this.#process.stdout });
    this.#lines = this.#interface[Symbol.asyncIterator]();
    this.#process.stderr.on('data', (chunk) => {
      this.#errors += String(chunk);
    });
    // a process that has ended is noticed where its answer is missing
    this.#process.stdin.on('error', (error) => {
      this.#errors += error.message;
    });
  }

  async ask<T>(question: string): Promise<T> {
    this.#process.stdin.write(`${question}\n`);
    for (;;) {
      const { done, value } = await this.#lines.next();
      if (done) throw new ContestantError(`${this.name} has no answer: ${this.#errors}`);
      if (value.startsWith(kAnswer)) return JSON.parse(value.slice(kAnswer.length));
    }
  }

  end(): void {
    this.#interface.close();
    this.#process.kill();
  }
}

/** Milliseconds after which a contestant that has had a round gets no other. */
const kPatience = 40_000;

/** The rounds of each contestant: one after the other, in another order each time. */
export async function takeTurns(
  contestants: readonly Contestant[],
  rounds: number,
): Promise<Round[][]> {
  const taken: Round[][] = contestants.map(() => []);
  const used = contestants.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const index = (turn + round) % contestants.length;
      if ((used[index] as number) > kPatience) continue;
      const begun = performance.now();
      taken[index]?.push(await (contestants[index] as Contestant).ask<Round>('round'));
      used[index] = (used[index] as number) + performance.now() - begun;
    }
  }
  return taken;
}
