// A race: a worker for each contestant, one round of each after the other, so that whatever else the machine does
// slows all of them.
import type { ContestantName } from './contestants/index.ts';
import type { RaceData } from './race-data.ts';
import type { Answer, Request } from './race-messages.ts';
import type { RacePairName } from './race-pairs.ts';

export const kRounds = 9;

export interface Standing {
  readonly contestant: ContestantName;
  /** Of one test, the fastest round; null: none yet, or no such test. */
  readonly nanoseconds: number | null;
  /** null: not known yet, or no such test. */
  readonly verdicts: Uint8Array | null;
  readonly state: 'waiting' | 'running' | 'absent' | 'failed';
}

/** Between standings: how many rounds are done. */
export type Report = (standings: readonly Standing[], round: number) => void;

class Runner {
  standing: Standing;
  readonly #worker: Worker;

  constructor(contestant: ContestantName) {
    this.standing = { contestant, nanoseconds: null, verdicts: null, state: 'waiting' };
    this.#worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
  }

  async prepare(pair: RacePairName, data: RaceData): Promise<void> {
    const { contestant } = this.standing;
    const answer = await this.#ask({ type: 'prepare', contestant, pair, data });
    if (answer.type !== 'prepared') return this.#fail();
    const { verdicts } = answer;
    this.standing = { ...this.standing, verdicts, state: verdicts ? 'running' : 'absent' };
  }

  async round(): Promise<void> {
    if (this.standing.state !== 'running') return;
    const answer = await this.#ask({ type: 'round' });
    if (answer.type !== 'round') return this.#fail();
    const before = this.standing.nanoseconds ?? Number.POSITIVE_INFINITY;
    this.standing = { ...this.standing, nanoseconds: Math.min(before, answer.nanoseconds) };
  }

  end(): void {
    this.#worker.terminate();
  }

  #fail(): void {
    this.standing = { ...this.standing, state: 'failed' };
  }

  #ask(request: Request): Promise<Answer> {
    return new Promise((resolve) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      this.#worker.onerror = ({ message }) => resolve({ type: 'failed', reason: message });
      this.#worker.postMessage(request);
    });
  }
}

/** Runs to the end, or until it is aborted. */
export async function race(
  contestants: readonly ContestantName[],
  pair: RacePairName,
  data: RaceData,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const runners = contestants.map((contestant) => new Runner(contestant));
  signal.addEventListener('abort', () => {
    for (const runner of runners) runner.end();
  });
  const tell = (round: number) => {
    if (!signal.aborted)
      report(
        runners.map(({ standing }) => standing),
        round,
      );
  };
  tell(0);
  for (const runner of runners) {
    await runner.prepare(pair, data);
    tell(0);
  }
  for (let round = 1; round <= kRounds && !signal.aborted; round++) {
    for (const runner of runners) {
      await runner.round();
      tell(round);
    }
  }
  for (const runner of runners) runner.end();
}
