// A judgment as text.
import type { Kind } from '../../../scene/shape.ts';
import { shortJson } from '../../../strings/printable.ts';
import { toJson } from '../../json.ts';
import { kPlayground } from '../../pair-address.ts';
import type { Disagreement } from './judgment.ts';

/** `isRepeated`: asked once more, the implementation disagreed again. */
export function disagreementText<A extends Kind, B extends Kind>(
  { a, b, ledger, mismatches }: Omit<Disagreement<A, B>, 'text' | 'link' | 'scene'>,
  isRepeated: boolean,
): string {
  const { outcome, gap, candidate, axis, decidedBy } = ledger;
  const details = [
    ...(gap === null ? [] : [`${gap < 0 ? 'depth' : 'gap'} ${Math.abs(gap)} m`]),
    ...(candidate === null ? [] : [`along ${candidate}`]),
    ...(axis === null ? [] : [`axis ${toJson(axis)}`]),
    `decided by ${decidedBy}`,
  ];
  return [
    `  a = ${toJson(a)}`,
    `  b = ${toJson(b)}`,
    `  the core: ${outcome}, ${details.join(', ')}`,
    ...mismatches.map(
      ({ field, expected, actual }) =>
        `  ${field}: the implementation says ${shortJson(actual)}, the core ${shortJson(expected)}`,
    ),
    ...(isRepeated ? [] : [kChanged]),
  ].join('\n');
}

const kChanged =
  '  Asked again, the implementation answered differently on the same pair: it depends on more than the shapes';

export function judgmentText(
  { runs, unanswered, seed }: { runs: number; unanswered: number; seed: number },
  disagreement: Pick<Disagreement, 'text' | 'link' | 'scene'> | null,
): string {
  const withoutAnswer = unanswered > 0 ? `, ${unanswered} of them without an answer` : '';
  if (unanswered === runs) return `answered none of ${runs} pairs (seed ${seed})`;
  if (!disagreement && unanswered > 0) {
    const answered = runs - unanswered;
    const pairs = answered === 1 ? 'pair' : 'pairs';
    return `agreed on the ${answered} ${pairs} that it answered, of ${runs} (seed ${seed})`;
  }
  if (!disagreement) return `agreed on ${runs} pairs (seed ${seed})`;
  return [
    `disagreed on pair ${runs}${withoutAnswer} (seed ${seed}), which comes down to`,
    disagreement.text,
    `  To see it again: judge(…, { seed: ${seed} })`,
    disagreement.link === null
      ? `  For the playground, whose address ${kPlayground} may give, as a scene file: ${disagreement.scene}`
      : `  In the playground: ${disagreement.link}`,
  ].join('\n');
}
