// A worker of the race: one library, so that none shares the engine's optimizations with another.
import type { Prepared } from './contestants/contestant.ts';
import { loadContestant } from './contestants/index.ts';
import type { Answer, Request } from './race-messages.ts';

/** A round lasts at least so long: clocks of pages are coarse. */
const kMillisecondsARound = 60;

let prepared: Prepared | null = null;
let count = 0;

function round(test: Prepared): number {
  const start = performance.now();
  let passed = 0;
  let runs = 0;
  while (passed < kMillisecondsARound) {
    test.run();
    runs++;
    passed = performance.now() - start;
  }
  return (passed * 1e6) / (runs * count);
}

async function answerTo(request: Request): Promise<Answer> {
  if (request.type === 'round') {
    return { type: 'round', nanoseconds: prepared ? round(prepared) : Number.NaN };
  }
  const { a, b } = request.data;
  const contestant = await loadContestant(request.contestant);
  prepared = contestant.prepare(request.pair, a, b);
  count = a.count;
  return { type: 'prepared', verdicts: prepared?.verdicts() ?? null };
}

addEventListener('message', (event: MessageEvent<Request>) => {
  answerTo(event.data).then(postMessage, (error: unknown) => {
    postMessage({ type: 'failed', reason: String(error) } satisfies Answer);
  });
});
