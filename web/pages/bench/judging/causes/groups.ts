// Groups wrong answers by what is wrong. A cause that predicts the answers, right and wrong alike, is preferred to what
// cases merely have in common; what neither explains stays in a group of its own.
import type { Cause, Mistake } from '../../judge-messages.ts';
import { type Candidate, commonest, predicted } from './candidates.ts';
import { type Asked, causeOf, type Failure, type Hypothesis, type Trait } from './cause.ts';
import { type IsRight, inputHypotheses } from './inputs.ts';
import { meetsSaid } from './meets-said.ts';
import { mistakeOf } from './mistake.ts';
import { kOpen, rowHypotheses, rowTraits } from './rows.ts';
import { isSameAnswer, type KnownFunction, sameAs } from './same-as.ts';
import type { Sample } from './sample.ts';
import { kTraits } from './traits.ts';
import { valueTraits } from './values.ts';

export interface FoundGroup {
  readonly cause: Cause;
  /** A function of the museum that answers the same; null: none is known. */
  readonly exhibit: Cause | null;
  readonly failures: readonly Failure[];
  readonly count: number;
  /** Not all wrong answers were kept, and these are a part of them. */
  readonly isEstimate: boolean;
  /** Whether a case is of the group. */
  holds(failure: Failure): boolean;
}

/** The part of right answers that a cause must predict. */
const kRight = 0.98;
const kMostOfAMistake = 4;
/** Too few answers to say that they are always the same. */
const kFew = 12;
/** Of a cause that stands for all of a mistake. */
const kAll = 0.95;
/** So few others are no cause of their own. */
const kFewOthers = 0.01;
/** As many wrong answers are needed to prefer a cause that predicts them. */
const kFewest = 3;

export interface Known {
  readonly isRight: IsRight;
  readonly exhibits: readonly KnownFunction[];
}

/** Causes that predict the right answers, too. */
interface Predicting {
  /** Of whether shapes meet. */
  readonly rows: readonly Hypothesis[];
  /** Of whole answers. */
  readonly inputs: readonly Hypothesis[];
  /** Of the museum; the most likely comes first. */
  readonly exhibits: readonly Hypothesis[];
}

export function groupsIn(sample: Sample, { isRight, exhibits }: Known): readonly FoundGroup[] {
  const right = sample.rightBeside('invalid');
  const failures = sample.mistakes.flatMap((each) => sample.failuresOf(each));
  const everything = [...failures, ...right];
  const fitting = (all: readonly Hypothesis[]) =>
    all.filter(({ agrees }) => isMostly(right, agrees));
  const predicting = {
    rows: fitting([...rowHypotheses(everything), kOpen]),
    inputs: fitting(inputHypotheses(everything, isRight)),
    exhibits: fitting(byOwnInputs(exhibits, failures).map(sameAs)),
  };
  return merged(sample.mistakes.flatMap((mistake) => groupsOf(mistake, sample, predicting)));
}

/** First those whose own inputs are among the wrong ones. */
const byOwnInputs = (exhibits: readonly KnownFunction[], failures: readonly Failure[]) =>
  exhibits.toSorted((one, other) => own(other, failures) - own(one, failures));

const own = ({ inputs }: KnownFunction, failures: readonly Failure[]): number =>
  inputs.filter((input) => failures.some(({ judged }) => isSameAnswer(judged, input))).length;

/** Rejects early: most causes are none. */
function isMostly(right: readonly Asked[], agrees: (asked: Asked) => boolean): boolean {
  const few = Math.floor(right.length * (1 - kRight));
  let others = 0;
  for (const asked of right) {
    if (!agrees(asked)) others += 1;
    if (others > few) return false;
  }
  return true;
}

function groupsOf(mistake: Mistake, sample: Sample, predicting: Predicting): readonly FoundGroup[] {
  const all = sample.failuresOf(mistake);
  const perKept = sample.countOf(mistake) / all.length;
  const groups: FoundGroup[] = [];
  let rest = all;
  const sameAs = (failures: readonly Failure[]) =>
    predicting.exhibits.find(({ agrees }) => failures.every(agrees))?.cause ?? null;
  const take = ({ cause, holds: isOne }: Pick<Candidate, 'cause' | 'holds'>) => {
    const found = rest.filter(isOne);
    const others = rest.length - found.length;
    // a few that are off by a rounding, or that one exhibit explains as well
    const isWhole =
      others <= kFewOthers * all.length ||
      (others <= (1 - kAll) * all.length && sameAs(rest) !== null);
    const holds = isWhole ? () => true : isOne;
    const failures = isWhole ? rest : found;
    const exhibit = sameAs(failures);
    const isOfGroup = (failure: Failure) => mistakeOf(failure.ruling) === mistake && holds(failure);
    const count = Math.round(failures.length * perKept);
    const isEstimate = perKept > 1 && failures.length < all.length;
    groups.push({ cause, exhibit, failures, count, isEstimate, holds: isOfGroup });
    rest = rest.filter((failure) => !holds(failure));
  };
  const other = {
    cause: causeOf(`other.${nameOf(mistake)}`, fieldsOf(mistake)),
    holds: () => true,
  };
  if (isConstant(mistake, sample)) take({ ...other, cause: causeOf(`always.${mistake}`) });
  const find = finder(mistake, sample, predicting);
  while (rest.length > 0 && groups.length < kMostOfAMistake) {
    const found = find(rest);
    if (!found) break;
    take(found);
  }
  if (rest.length > 0) take(other);
  return groups;
}

/** Finds the cause that explains most of what is left; null: none does. */
function finder(mistake: Mistake, sample: Sample, { rows, inputs, exhibits }: Predicting) {
  const all = sample.failuresOf(mistake);
  const right = sample.rightBeside(mistake);
  const hypotheses = fieldsOf(mistake).field === undefined ? [...rows, ...inputs] : inputs;
  const traits = traitsOf(mistake, [...all, ...right]);
  return (rest: readonly Failure[]): Candidate | null => {
    if (mistake === 'invalid') return null;
    const first = predicted(hypotheses, rest, all.length);
    if (first && first.share >= kAll && rest.length >= kFewest) return first;
    const common = commonest(traits, rest, right);
    const museum = predicted(exhibits, rest, all.length);
    const isOfAll = (found: Candidate | null) => found !== null && found.share >= kAll;
    if (isOfAll(common)) return common;
    if (isOfAll(museum)) return museum;
    if (first && first.share > 0.5 && rest.length >= kFewest) return first;
    return common ?? first;
  };
}

/** Whether all answers that were kept are one: that shapes meet, or that they don't. */
function isConstant(mistake: Mistake, sample: Sample): boolean {
  if (mistake !== 'invented' && mistake !== 'missed') return false;
  const other = mistake === 'invented' ? 'missed' : 'invented';
  const asked = [...sample.failuresOf(mistake), ...sample.rightBeside('invalid')];
  const isFew = asked.length < kFew || sample.countOf(other) > 0;
  return !isFew && asked.every(({ said }) => meetsSaid(said) === (mistake === 'invented'));
}

const nameOf = (mistake: Mistake) => (mistake.startsWith('field ') ? 'field' : mistake);
const fieldsOf = (mistake: Mistake): { readonly field?: string } =>
  mistake.startsWith('field ') ? { field: mistake.slice('field '.length) } : {};

function traitsOf(mistake: Mistake, asked: readonly Asked[]): readonly Trait[] {
  const { field } = fieldsOf(mistake);
  return [...(field === undefined ? rowTraits(asked) : valueTraits(field)), ...kTraits];
}

/** One cause may be of several mistakes. */
function merged(groups: readonly FoundGroup[]): readonly FoundGroup[] {
  const byCause = new Map<string, FoundGroup>();
  for (const group of groups) {
    const key = JSON.stringify(group.cause);
    const before = byCause.get(key);
    byCause.set(key, before ? both(before, group) : group);
  }
  return [...byCause.values()];
}

const both = (one: FoundGroup, other: FoundGroup): FoundGroup => ({
  cause: one.cause,
  exhibit: isSameAnswer(one.exhibit, other.exhibit) ? one.exhibit : null,
  failures: [...one.failures, ...other.failures],
  count: one.count + other.count,
  isEstimate: one.isEstimate || other.isEstimate,
  holds: (failure) => one.holds(failure) || other.holds(failure),
});
