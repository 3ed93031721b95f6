// Two projections on an axis in space: p · n, rA + rB against the distance of the centers, signed distances.
import { fromFirstToSecond, leadsToSecond } from '../../../core/axis-direction.ts';
import type { SceneCore } from '../../../core/first-core.ts';
import { StepGroup } from '../../../core/results.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { stepName, tableNames } from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { methodOf } from '../../../strings/pair-method.ts';
import { radiusOf } from './box-radius.ts';
import {
  along,
  axisOf,
  type Copied,
  type Formula,
  type FormulaLine,
  numberLine,
  term,
  vectorLine,
} from './formula-line.ts';

/**
 * `n = A.x×B.x / |A.x×B.x| = (…)`, or `n = −A.x×B.x / …` where that points from B to A. The n in the name of a row,
 * `n×A.ab`, is another: the normal of the plane in which both shapes lie, of either direction.
 */
export function axisLines({ explained, step, isTurned, strings }: Formula): FormulaLine[] {
  const name = stepName(explained, step).replaceAll('×', ' × ');
  const text = name.startsWith('n × ')
    ? `n ∥ ${strings['formula.commonNormal']}${name.slice(1)}, n`
    : `n = ${isTurned ? '−' : ''}${name.includes('×') ? `${name} / |${name}|` : name}`;
  return vectorLine(text, strings['code.axis'], step.axis);
}

/** The axis points from A to B, as it is drawn and as the answer has it. */
export function fromAToB(formula: Formula): Formula {
  const step = fromFirstToSecond(formula.step);
  return step === formula.step ? formula : { ...formula, step, isTurned: true };
}

export function projectionLines(given: Formula): FormulaLine[] {
  const formula = fromAToB(given);
  const { explained, step } = formula;
  const [a, b] = explained.names;
  return [
    ...axisLines(formula),
    ...shapeLines(formula, 0),
    ...intervalLine(a, step.aMin, step.aMax),
    ...shapeLines(formula, 1),
    ...intervalLine(b, step.bMin, step.bMax),
    ...comparisonLines(formula),
  ];
}

/** Both ends of an interval, to be copied. */
export function intervalLine(name: string, low: number, high: number, what = 'p·n'): FormulaLine[] {
  if (Number.isNaN(low)) return [];
  if (low === high) return [[`${name}: ${what} = `, endOf(`${name} ${what}`, low)]];
  const min = endOf(`${name} min ${what}`, low);
  return [[`${name}: min ${what} = `, min, `, max ${what} = `, endOf(`${name} max ${what}`, high)]];
}

/** An endless end is no number to copy. */
const endOf = (name: string, value: number): string | Copied =>
  Number.isFinite(value) ? { name, numbers: [value] } : number(value);

/** What the ends of a shape's interval are made of. */
function shapeLines({ core, explained, shapes, ...rest }: Formula, side: 0 | 1): FormulaLine[] {
  const shape = shapes[side];
  const name = explained.names[side];
  const axis = axisOf({ core, explained, shapes, ...rest });
  const box = radiusOf(core, shape, axis);
  if (box) return [[`r${name} = Σ hᵢ·|${name}ᵢ·n| = ${box.sum}`]];
  const corners = cornersLine(core, shape, axis);
  return corners === null ? [] : [[`${name}: ${corners}`]];
}

function cornersLine(core: SceneCore, shape: SceneShape, axis: Vec3): string | null {
  const corners = cornersOf(shape).map(
    ([corner, position]) => `${corner}·n = ${number(along(core, position, axis))}`,
  );
  return corners.length === 0 ? null : corners.join(', ');
}

function cornersOf(shape: SceneShape) {
  if (shape.kind !== 'triangle' && shape.kind !== 'parallelogram') return [];
  return [
    ['a', shape.a],
    ['b', shape.b],
    ['c', shape.c],
  ] as const;
}

function comparisonLines(formula: Formula): FormulaLine[] {
  const { core, explained, shapes, step } = formula;
  const [nameA, nameB] = explained.names;
  const axis = axisOf(formula);
  const [a, b] = shapes.map((shape) => radiusOf(core, shape, axis));
  if (!Number.isFinite(step.gap)) return [];
  if (a && b) {
    // D goes from center to center: along n, from the middle of one interval to that of the other.
    const between = Math.abs(step.bMin + step.bMax - step.aMin - step.aMax) / 2;
    const [rA, rB] = [number(a.radius), number(b.radius)];
    return [
      [`|D·n| − (r${nameA} + r${nameB}) = ${number(between)} − (${rA} + ${rB}) = `, gapOf(formula)],
    ];
  }
  const gaps = [
    `${nameB}.min − ${nameA}.max = ${number(step.bMin - step.aMax)}`,
    `${nameA}.min − ${nameB}.max = ${number(step.aMin - step.bMax)}`,
  ];
  return [[`max(${gaps.join(', ')}) = `, gapOf(formula)]];
}

const gapOf = ({ step, strings }: Formula) => ({
  name: strings['code.gap'],
  numbers: [step.gap],
});

/** Numbers are measured along the normal, whichever side A is on; the axis that is drawn points from A to B. */
const drawnAxisLine = ({ step, strings }: Formula): FormulaLine[] => [
  [`${strings['formula.drawnAxis']}: ${leadsToSecond(step) ? 'n' : '−n'}`],
];

/** A shape against a plane: signed distance s and projected radius r. */
export function sideLines(formula: Formula): FormulaLine[] {
  const { core, explained, shapes, step, strings } = formula;
  const { plane, swapped } = explained.ledger.verdict;
  const [name] = tableNames(explained);
  const axis = axisOf(formula);
  const [shape] = swapped ? [shapes[1]] : shapes;
  const [low, high, at] = swapped
    ? [step.bMin, step.bMax, step.aMin]
    : [step.aMin, step.aMax, step.bMin];
  const lines: FormulaLine[] = [
    ...vectorLine('n', strings['code.axis'], step.axis),
    ...drawnAxisLine(formula),
    ...intervalLine(name, low, high, 'n·p'),
    numberLine(strings['formula.onPlane'], strings['formula.onPlane'], at),
  ];
  if (explained.pair.a === 'point') {
    lines.push([
      `s = n·${name} − (${number(at)}) = ${number(low)} − ${term(at)} = `,
      named('s', plane.signedDistance),
    ]);
    return lines;
  }
  const box = radiusOf(core, shape, axis);
  const corners = cornersLine(core, shape, axis);
  if (corners) lines.push([corners]);
  if (box) lines.push([`r = Σ hᵢ·|${name}ᵢ·n| = ${box.sum}`]);
  if (Number.isNaN(plane.signedDistance) || methodOf(explained) !== 'side') return lines;
  if (explained.pair.a === 'triangle') {
    // Its corners do not lie symmetrically about a center.
    const ends = named('min', plane.min);
    return [
      ...lines,
      [`min n·p − ${term(at)} = `, ends, `, max n·p − ${term(at)} = `, named('max', plane.max)],
    ];
  }
  const [s, r] = [number(plane.signedDistance), number(plane.projectedRadius)];
  return [
    ...lines,
    [`${strings['formula.signedDistance']} s = `, named('s', plane.signedDistance)],
    [`${strings['formula.projectedRadius']} r = `, named('r', plane.projectedRadius)],
    [`s − r = ${s} − ${r} = `, named('s − r', plane.min), ', s + r = ', named('s + r', plane.max)],
  ];
}

const named = (name: string, value: number) => ({ name, numbers: [value] });

/** Two planes: the sine between their normals, or the way between parallel ones. */
export function planesLines(formula: Formula): FormulaLine[] {
  const { explained, step, strings } = formula;
  const [a, b] = explained.names;
  if (step.group !== StepGroup.plane) {
    return [
      ...vectorLine('n', strings['code.axis'], step.axis),
      ...drawnAxisLine(formula),
      ...intervalLine(a, step.aMin, step.aMax, 'n·p'),
      ...intervalLine(b, step.bMin, step.bMax, 'n·p'),
      ['|Δ n·p| = ', gapOf(formula)],
    ];
  }
  const sine = Math.max(step.aMax, step.bMax);
  return [[`|n${a} × n${b}| = sin ∠(n${a}, n${b}) = `, named('sin', sine)]];
}
