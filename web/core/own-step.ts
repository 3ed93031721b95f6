// The test of two shapes on an axis that the viewer chose, as a step like those of the ledger: exact, and not part of it.
import type { Vec3 } from '../scene/shape.ts';
import { emptyStep } from './empty-records.ts';
import type { SceneCore } from './first-core.ts';
import type { AnyShape } from './posed.ts';
import { type StepRecord, StepStatus, StepUnit } from './results.ts';
import type { OutcomeName } from './verdict.ts';

const kStatus: Readonly<Record<OutcomeName, number>> = {
  apart: StepStatus.separates,
  touching: StepStatus.touches,
  overlapping: StepStatus.overlaps,
};

/** `axis`: of any length but zero. Of no group: no face or edge is marked. */
export function ownStep(core: SceneCore, a: AnyShape, b: AnyShape, axis: Vec3): StepRecord {
  const { outcome, gap, a: first, b: second } = core.separates(a, b, axis);
  const ends = [core.project(a, axis), core.project(b, axis)];
  const points = ends.flatMap(({ minPoint, maxPoint }) => [minPoint, maxPoint]);
  const size = Math.max(...axis.map(Math.abs));
  const length = Math.hypot(...axis.map((part) => part / size));
  return {
    ...emptyStep(),
    group: -1,
    status: kStatus[outcome],
    unit: StepUnit.meter,
    reached: true,
    gap: gap ?? Number.NaN,
    aMin: first[0],
    aMax: first[1],
    bMin: second[0],
    bMax: second[1],
    axis: Float64Array.from(axis, (part) => part / size / length),
    points: Float64Array.from(
      points.flatMap((point) => point ?? [Number.NaN, Number.NaN, Number.NaN]),
    ),
  };
}
