// Causes in the core's rows: axes that are missing, one by one or by groups, and "all must separate". Each predicts the
// answers of a test without them.
import type { Step } from '../../../../core/api.ts';
import { type Asked, causeOf, type Hypothesis, type Trait } from './cause.ts';
import { explained, separating, shallowest } from './explained.ts';
import { meetsSaid } from './meets-said.ts';

/** Methods whose rows decide independently of one another. */
const kIndependent = ['separatingAxes', 'intervals', 'barycentric'];

const usable = (asked: Asked): readonly Step[] =>
  (explained(asked)?.steps ?? []).filter(({ status }) => status !== 'skipped');

/** Which rows there are in any of the cases, by their names. */
function rowsIn(sample: readonly Asked[]): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  for (const asked of sample) {
    const explanation = explained(asked);
    if (!(explanation && kIndependent.includes(explanation.method))) continue;
    for (const { name, group } of explanation.steps) rows.set(name, group);
  }
  return rows;
}

/** A test without these rows. */
const without = (cause: Hypothesis['cause'], isMissing: (row: Step) => boolean): Hypothesis => ({
  cause,
  agrees(asked) {
    const said = meetsSaid(asked.said);
    if (said === null) return false;
    return said === !separating(asked).some((row) => !isMissing(row));
  },
});

/** The first factor of `A.z×B.x` or the second. */
const factorOf = (name: string, second: boolean) => name.split('×')[second ? 1 : 0] ?? '';

export function rowHypotheses(sample: readonly Asked[]): readonly Hypothesis[] {
  const rows = rowsIn(sample);
  if (rows.size < 2) return [];
  const groups = [...new Set(rows.values())];
  const crosses = [...rows].flatMap(([name, group]) => (group === 'edgeEdge' ? [name] : []));
  const factors = [false, true].flatMap((second) =>
    [...new Set(crosses.map((name) => factorOf(name, second)))].map((factor) =>
      without(causeOf('row.factor', { axis: factor }), ({ name, group }) => {
        return group === 'edgeEdge' && factorOf(name, second) === factor;
      }),
    ),
  );
  return [
    ...[...rows.keys()].map((row) =>
      without(causeOf('row.missing', { row }), ({ name }) => name === row),
    ),
    ...(groups.length < 2 ? [] : groups.map(withoutGroup)),
    ...(groups.length < 3 ? [] : groups.map(onlyGroup)),
    ...factors,
    notAll,
  ];
}

const withoutGroup = (group: string) =>
  without(causeOf('row.group', { group }), (row) => row.group === group);

const onlyGroup = (group: string) =>
  without(causeOf('row.only', { group }), (row) => row.group !== group);

const notAll: Hypothesis = {
  cause: causeOf('row.all'),
  agrees(asked) {
    const said = meetsSaid(asked.said);
    return said !== null && said === usable(asked).some(({ status }) => status !== 'separates');
  },
};

/** Contact does not count as meeting. */
export const kOpen: Hypothesis = {
  cause: causeOf('open'),
  agrees(asked) {
    const outcome = explained(asked)?.outcome;
    return outcome !== undefined && meetsSaid(asked.said) === (outcome === 'overlapping');
  },
};

/** Where a row alone decides, or is nearest to it: it may be wrong without being missing. */
export function rowTraits(sample: readonly Asked[]): readonly Trait[] {
  return [...rowsIn(sample).keys()].flatMap((row): Trait[] => [
    {
      cause: causeOf('row.alone', { row }),
      holds(asked) {
        const names = separating(asked).map(({ name }) => name);
        return names.length === 1 && names[0] === row;
      },
    },
    {
      cause: causeOf('row.shallowest', { row }),
      holds: (asked) => separating(asked).length === 0 && shallowest(asked)?.name === row,
    },
  ]);
}
