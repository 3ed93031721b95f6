// Distances against radii: two rounded shapes, a ray or segment against a sphere or capsule.
import type { SceneCore } from '../../../core/first-core.ts';
import { StepGroup } from '../../../core/results.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { firstInterval, secondInterval, stepsOf } from '../../../strings/names.ts';
import { number } from '../../../strings/number.ts';
import { fromAToB, intervalLine } from './axis-lines.ts';
import { curveOf } from './curve.ts';
import { type Formula, type FormulaLine, numberLine, vectorLine } from './formula-line.ts';

/** The core of a rounded shape: its center, or its axis. */
function coreOf(shape: SceneShape): SceneShape {
  if (shape.kind === 'sphere') return { kind: 'point', position: shape.center };
  const { kind } = shape;
  return kind === 'capsule' ? { kind: 'segment', start: shape.start, end: shape.end } : shape;
}

const radiusOf = (shape: SceneShape): number | null => ('radius' in shape ? shape.radius : null);

const pointOf = (position: Vec3) => ({ kind: 'point', position }) as const;

export const lengthOf = (core: SceneCore, from: Vec3, to: Vec3): number =>
  core.distance(pointOf(from), pointOf(to)).distance;

export function roundedLines(given: Formula): FormulaLine[] {
  const formula = fromAToB(given);
  const { core, explained, shapes, step, strings } = formula;
  const [nameA, nameB] = explained.names;
  const [a, b] = shapes;
  const { distance } = core.distance(coreOf(a), coreOf(b));
  const radii = [[`r${nameA}`, radiusOf(a)] as const, [`r${nameB}`, radiusOf(b)] as const].flatMap(
    ([name, radius]) => (radius === null ? [] : [{ name, radius }]),
  );
  const sum = radii.map(({ name }) => name).join(' + ');
  const numbers = radii.map(({ radius }) => number(radius)).join(' + ');
  const gap = { name: strings['code.gap'], numbers: [step.gap] };
  const areSpheres = a.kind === 'sphere' && b.kind === 'sphere';
  const between = strings[areSpheres ? 'answer.centers' : 'formula.cores'];
  return [
    [`${between} d = `, { name: 'd', numbers: [distance] }],
    ...(distance > 0
      ? [[`d − (${sum}) = ${number(distance)} − (${numbers}) = `, gap]]
      : [[strings['formula.coresMeet']]]),
    ...vectorLine('n', strings['code.axis'], step.axis),
    ...intervalLine(nameA, step.aMin, step.aMax),
    ...intervalLine(nameB, step.bMin, step.bMax),
  ];
}

/** A line and a sphere: where it is nearest to the center, and where it goes through the surface. */
export function sphereLines(formula: Formula): FormulaLine[] {
  const { core, explained, step } = formula;
  const first = stepsOf(explained).find(({ group }) => group === StepGroup.distance);
  const { curve, other } = curveOf(formula);
  if (!first || other.kind !== 'sphere') return [];
  const distance = number(firstInterval(explained, first)[1]);
  const radius = number(other.radius);
  if (step.group === StepGroup.distance) {
    const nearest = explained.ledger.verdict.swapped
      ? step.points.slice(6, 9)
      : step.points.slice(0, 3);
    return [
      ['X = o + t·d'],
      ...vectorLine('X', 'X', nearest),
      [
        '|c − X| = ',
        { name: '|c − X|', numbers: [firstInterval(explained, step)[1]] },
        `, r = ${radius}`,
      ],
      ['|c − (o + t·d)|² ≤ r²'],
    ];
  }
  const [from, to] = secondInterval(explained, step);
  const length = number(lengthOf(core, curve.from, curve.to));
  return [
    ['|c − (o + t·d)|² = r²'],
    [
      `t = t₀ ∓ √(r² − |c − X|²) / |d| = ${number((from + to) / 2)} ∓ √(${radius}² − ${distance}²) / ${length}`,
    ],
    numberLine('t₁', 't₁', from),
    numberLine('t₂', 't₂', to),
  ];
}

export function capsuleLines({ explained, step }: Formula): FormulaLine[] {
  const distance = firstInterval(explained, step)[1];
  const radius = number(secondInterval(explained, step)[1]);
  return [
    ['X = o + t·d, Y = S + s·(E − S), 0 ≤ s ≤ 1'],
    ['min |X − Y| = ', { name: 'min |X − Y|', numbers: [distance] }, `, r = ${radius}`],
    ['min |X − Y| − r = ', { name: 'min |X − Y| − r', numbers: [step.gap] }],
  ];
}
