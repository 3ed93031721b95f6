// A copy of the results of a frame, for what goes on while later frames refresh them.
import type { FrameResults } from './results.ts';

/** The results as they are now: later frames leave them alone. */
export function snapshotOf(results: FrameResults): FrameResults {
  const { meetings, meetingCount, hits, hitCount, ledger, ...all } = results;
  return structuredClone({
    ...all,
    meetings: meetings.slice(0, meetingCount),
    meetingCount,
    hits: hits.slice(0, hitCount),
    hitCount,
    ledger: ledger && { ...ledger, steps: ledger.steps.slice(0, ledger.count) },
  });
}
