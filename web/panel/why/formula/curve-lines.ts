// A ray or segment against a slab, a plane, a triangle or a parallelogram.

import { StepGroup, StepStatus } from '../../../core/results.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { interval } from '../../../strings/interval.ts';
import {
  firstInterval,
  secondInterval,
  stepName,
  stepsOf,
  tableNames,
} from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { curveOf, slopeAlong } from './curve.ts';
import {
  along,
  axisOf,
  type Formula,
  type FormulaLine,
  numberLine,
  term,
  vectorLine,
} from './formula-line.ts';

/** t where the line crosses each of the two faces. */
export function slabLines(formula: Formula): FormulaLine[] {
  const { core, explained, step, strings } = formula;
  const pair = curveOf(formula);
  const axis = axisOf(formula);
  const faces = core.project(pair.other, axis);
  const origin = along(core, pair.curve.origin, axis);
  const slope = slopeAlong(core, pair, axis);
  const [from, to] = secondInterval(explained, step);
  const normal = vectorLine('n', strings['code.axis'], step.axis);
  const given = `n·o = ${number(origin)}, n·d = ${number(slope)}`;
  if (!(Number.isFinite(from) || Number.isFinite(to))) return [...normal, [given]];
  const ends = slope > 0 ? [faces.min, faces.max] : [faces.max, faces.min];
  const crossing = (name: string, face: number, t: number): FormulaLine => [
    `${name} = (${number(face)} − ${term(origin)}) / ${term(slope)} = `,
    { name, numbers: [t] },
  ];
  return [
    ...normal,
    [`${given}, ${number(faces.min)} ≤ n·p ≤ ${number(faces.max)}`],
    ['t = (n·p − n·o) / (n·d)'],
    crossing('t₁', ends[0] as number, from),
    crossing('t₂', ends[1] as number, to),
    [`${interval(firstInterval(explained, step))} ∩ ${interval([from, to])}`],
  ];
}

/** t where the line crosses a plane, or the plane of a polygon. */
export function rangeLines(formula: Formula): FormulaLine[] {
  const { core, explained, step, strings } = formula;
  if (step.status === StepStatus.skipped) return [];
  const pair = curveOf(formula);
  const axis = normalOf(formula);
  const [t] = firstInterval(explained, step);
  const allowed = [`${interval(secondInterval(explained, step))} ∋ t`];
  if (!axis) return [numberLine('t', 't', t), allowed];
  const plane = core.project(pair.other, axis).min;
  const origin = along(core, pair.curve.origin, axis);
  const slope = slopeAlong(core, pair, axis);
  return [
    ...vectorLine('n', strings['code.axis'], axis),
    ['t = (n·p − n·o) / (n·d)'],
    [`t = (${number(plane)} − ${term(origin)}) / ${term(slope)} = `, { name: 't', numbers: [t] }],
    allowed,
  ];
}

/** The unit normal, as the core has it of a point against the same plane or polygon. */
function normalOf(formula: Formula): Vec3 | null {
  const { core } = formula;
  const { curve, other } = curveOf(formula);
  const { steps } = core.explain({ kind: 'point', position: curve.origin }, other);
  return steps[0]?.axis ?? null;
}

const kVolumes: Readonly<Record<string, string>> = {
  u: '(c − o) × (a − o)',
  v: '(a − o) × (b − o)',
  w: '(b − o) × (c − o)',
};

/** Möller–Trumbore: u, v and w are ratios of signed volumes, and weigh the corners. */
export function weightLines(formula: Formula): FormulaLine[] {
  const { explained, step } = formula;
  const name = stepName(explained, step);
  const isTriangle = explained.pair.b === 'triangle';
  const weights = stepsOf(explained).filter(({ group }) => group === StepGroup.barycentric);
  const value = (i: number) => number(firstInterval(explained, weights[i] ?? step)[0]);
  const [t] = firstInterval(explained, stepsOf(explained)[0] ?? step);
  const { swapped } = explained.ledger.verdict;
  const point = swapped ? step.points.slice(6, 9) : step.points.slice(0, 3);
  const volume = kVolumes[name] ?? '';
  const [, polygon] = tableNames(explained);
  return [
    ['n = (b − a) × (c − a)'],
    [`${name} = d·(${volume}) / (d·n) = `, { name, numbers: [firstInterval(explained, step)[0]] }],
    ...vectorLine(`X = o + t·d = o + ${term(t)}·d`, 'X', point),
    isTriangle
      ? [`X = w·a + u·b + v·c = ${value(2)}·a + ${value(0)}·b + ${value(1)}·c (${polygon})`]
      : [
          `X = a + u·(b − a) + v·(c − a) = a + ${value(0)}·(b − a) + ${value(1)}·(c − a) (${polygon})`,
        ],
    ...(isTriangle ? [[`u + v + w = ${value(0)} + ${value(1)} + ${value(2)} = 1`]] : []),
  ];
}

/** The t on the inner side of an edge, for a curve in the polygon's plane. */
export function edgeLines({ explained, step, strings }: Formula): FormulaLine[] {
  return [
    ...vectorLine('n', strings['code.axis'], step.axis),
    [`n·(o + t·d) ≥ n·p: t ∈ ${interval(secondInterval(explained, step))}`],
    [`${interval(firstInterval(explained, step))} ∩ ${interval(secondInterval(explained, step))}`],
  ];
}
