// The core's rows of a case: what separates the two shapes, and what nearly does.

import { core } from '../../../../cli/testing/core.ts';
import type { Explanation, Step } from '../../../../core/api.ts';
import { dot } from '../../../../scene/vectors.ts';
import type { JudgedCase } from '../../judge-messages.ts';
import type { Asked } from './cause.ts';

const known = new WeakMap<JudgedCase, Explanation>();

/** null: not of two shapes that stand still. */
export function explained({ judged }: Asked): Explanation | null {
  if (!('a' in judged) || judged.motion) return null;
  const before = known.get(judged);
  if (before) return before;
  const made = core.explain(judged.a, judged.b);
  known.set(judged, made);
  return made;
}

export const separating = (asked: Asked): readonly Step[] =>
  (explained(asked)?.steps ?? []).filter(({ status }) => status === 'separates');

/** The row with the least overlap of shapes that meet; null: there is none. */
export function shallowest(asked: Asked): Step | null {
  const rows = (explained(asked)?.steps ?? []).filter(
    ({ unit, gap, status }) => unit === 'meter' && gap !== null && status !== 'skipped',
  );
  return rows.reduce<Step | null>(
    (least, row) => (least === null || (row.gap as number) > (least.gap as number) ? row : least),
    null,
  );
}

const kFaces = ['faceA', 'faceB'];

/** How near an axis of A is to one of B: 1 where they are parallel; null: there are not two. */
export function nearestAxes(asked: Asked): number | null {
  const steps = explained(asked)?.steps ?? [];
  const [ofA, ofB] = kFaces.map((group) =>
    steps.flatMap((step) => (step.group === group && step.axis ? [step.axis] : [])),
  ) as [Vec[], Vec[]];
  const dots = ofA.flatMap((u) => ofB.map((v) => Math.abs(dot(u, v))));
  return dots.length === 0 ? null : Math.max(...dots);
}

type Vec = NonNullable<Step['axis']>;
