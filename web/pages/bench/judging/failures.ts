// What a run has found to be wrong: groups of wrong answers, each with its worst case made as simple as possible.
import type { FailureGroup, JudgedTask, Ruling } from '../judge-messages.ts';
import type { Failure } from './causes/cause.ts';
import { type FoundGroup, groupsIn } from './causes/groups.ts';
import { mistakeOf } from './causes/mistake.ts';
import type { Sample } from './causes/sample.ts';
import { museumFunctions } from './museum-functions.ts';
import type { Strictness } from './ruling.ts';
import type { Respondent } from './sandbox-port.ts';
import { rankOf, severityOf } from './severity.ts';
import { argumentsOf, type Task } from './tasks.ts';

/** How a failure was judged, and how simpler cases like it are. */
export interface Judging {
  readonly name: JudgedTask;
  readonly task: Task;
  readonly tolerance: number;
  strictness(failure: Failure): Strictness;
}

/** The worst comes first. */
export async function failureGroups(
  sample: Sample,
  judging: Judging,
  respondent: Respondent,
): Promise<readonly FailureGroup[]> {
  const isRight = (judged: Parameters<Task['ruling']>[0], said: unknown) =>
    isAgreed(() => judging.task.ruling(judged, said, 'known', judging.tolerance));
  const exhibits = await museumFunctions(judging.name);
  const found = groupsIn(sample, { isRight, exhibits })
    .map((group) => ({ group, worst: worstOf(group.failures) }))
    .toSorted(
      ({ worst: one }, { worst: other }) =>
        rankOf(one.mistake) - rankOf(other.mistake) || other.severity - one.severity,
    );
  const isAlive = { value: true };
  const groups: FailureGroup[] = [];
  for (const { group, worst } of found) {
    groups.push(await simplest(group, worst.failure, judging, respondent, isAlive));
  }
  return groups;
}

/** Other shapes than a case has may be none that the core takes. */
function isAgreed(rule: () => Ruling): boolean {
  try {
    return rule().is === 'right';
  } catch {
    return false;
  }
}

function worstOf(failures: readonly Failure[]) {
  const all = failures.map((failure) => ({
    failure,
    mistake: mistakeOf(failure.ruling),
    severity: severityOf(failure.judged, failure.ruling),
  }));
  return all.reduce((worst, each) => {
    const rank = rankOf(each.mistake) - rankOf(worst.mistake);
    return rank < 0 || (rank === 0 && each.severity > worst.severity) ? each : worst;
  });
}

async function simplest(
  group: FoundGroup,
  worst: Failure,
  { task, strictness, tolerance }: Judging,
  respondent: Respondent,
  isAlive: { value: boolean },
): Promise<FailureGroup> {
  const strict = strictness(worst);
  let { ruling } = worst;
  const judged = await task.simplest(worst.judged, async (simpler) => {
    if (!isAlive.value) return false;
    const reply = await respondent.ask([argumentsOf(simpler)]);
    isAlive.value = reply.is === 'answers';
    if (reply.is !== 'answers') return false;
    const [said] = reply.answers;
    const found = task.ruling(simpler, said, strict, tolerance);
    if (found.is !== 'wrong' && found.is !== 'invalid') return false;
    if (!group.holds({ ...worst, judged: simpler, said, ruling: found })) return false;
    ruling = found;
    return true;
  });
  const { cause, exhibit, count, isEstimate } = group;
  const mistake = mistakeOf(ruling);
  const { family, number } = worst;
  return { mistake, cause, exhibit, count, isEstimate, ruling, judged, family, number };
}

/** The group of an answer that cannot be told, which ends a run. */
export const invalidGroup = (failure: Failure): FailureGroup => ({
  mistake: mistakeOf(failure.ruling),
  cause: { key: 'other.invalid', values: {} },
  ...{ exhibit: null, count: 1, isEstimate: false },
  ...{ ruling: failure.ruling, judged: failure.judged },
  ...{ family: failure.family, number: failure.number },
});
