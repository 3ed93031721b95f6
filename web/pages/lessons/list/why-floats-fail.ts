// The side of a line in doubles, near the line: wrong signs, and an exact one in whole numbers.
import type { Core } from '../../../core/index.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Plane, Point, Shape, Vec3 } from '../../../scene/shape.ts';
import { roundedSide } from '../code/rounded-side.js';
import type { CodeCall, Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

/** From 0.5 to the next double. */
const kStep = 2 ** -53;
const kMiddle = 0.5;
/** Two points of the line x = y, whose coordinates are no binary fractions: those of each are one double. */
const kFrom: Vec3 = [3.9, 3.9, 0];
const kTo: Vec3 = [4.8, 4.8, 0];
/** The line, as an upright plane: what is to the left of it is in front. */
const kLine: Plane = { kind: 'plane', normal: [-1, 1, 0], constant: 0 };
/** Steps in the table. */
const kSteps = 6;

const pointAt = (right: number, up: number): Point => ({
  kind: 'point',
  position: [kMiddle + right * kStep, kMiddle + up * kStep, 0],
});

const sceneAt = (right: number, up: number): PlainScene => ({
  items: [
    { id: 1, name: 'P', shape: pointAt(right, up) },
    { id: 2, name: 'L', shape: kLine },
    { id: 3, name: 'a', shape: { kind: 'point', position: kFrom }, locked: true },
    { id: 4, name: 'b', shape: { kind: 'point', position: kTo }, locked: true },
    { id: 5, name: 'O', shape: { kind: 'point', position: [0, 0, 0] }, locked: true },
  ],
  pair: [1, 2],
});

const kWords: Readonly<Record<string, string>> = { '1': 'left', '-1': 'right', '0': 'online' };
const wordOf = (side: number): string => kWords[String(side)] ?? '';

/** What the core says, which decides exactly. */
function exactWord(core: Core, point: Shape): string {
  const { outcome, side } = core.test(point, kLine);
  if (outcome === 'touching') return 'online';
  return side === 'front' ? 'left' : 'right';
}

const pointOf = ({ items }: PlainScene): Vec3 => {
  const shape = items[0]?.shape;
  return shape?.kind === 'point' ? shape.position : [0, 0, 0];
};

function readings(core: Core, scene: PlainScene): Own {
  const [x, y] = pointOf(scene);
  const [right, up] = [(x - kMiddle) / kStep, (y - kMiddle) / kStep];
  const own: Own = {};
  for (let i = -kSteps; i <= kSteps; i++) {
    const shape = pointAt(i, up);
    own[`code(${i})`] = wordOf(roundedSide(kFrom, kTo, shape.position));
    own[`core(${i})`] = exactWord(core, shape);
  }
  const code = wordOf(roundedSide(kFrom, kTo, [x, y, 0]));
  const exact = exactWord(core, { kind: 'point', position: [x, y, 0] });
  const isOpposite = code !== exact && code !== 'online' && exact !== 'online';
  return {
    ...own,
    right,
    up,
    'p.x': x,
    'p.y': y,
    code,
    exact,
    opposite: isOpposite ? 1 : 0,
    falseZero: code === 'online' && exact !== 'online' ? 1 : 0,
    across: Math.abs(x - y) / kStep,
  };
}

const call = (): CodeCall => ({
  arguments: (scene) => [kFrom, kTo, pointOf(scene)],
  answer: (side) => wordOf(side as number),
  core: (core, scene) => exactWord(core, { kind: 'point', position: pointOf(scene) }),
});

const figure = (scene: PlainScene) =>
  ({ scene, ui: 'verdict', axis: 'none', camera: 'front parallel', readonly: true }) as const;

export const whyFloatsFail: Lesson = {
  slug: 'why-floats-fail',
  pairs: [['point', 'plane']],
  figures: { main: figure(sceneAt(0, 5)) },
  exercises: {
    opposite: {
      figure: figure(sceneAt(0, 5)),
      goals: {
        opposite: { reading: 'opposite', is: 1 },
        near: { reading: 'across', from: 1, to: 4 },
      },
      solution: sceneAt(4, 1),
    },
    'false-zero': {
      figure: figure(sceneAt(0, 5)),
      goals: {
        zero: { reading: 'falseZero', is: 1 },
        far: { reading: 'across', from: 8 },
      },
      solution: sceneAt(6, -2),
    },
  },
  exhibits: [14, 15, 19],
  variables: { right: 0, up: 5 },
  follow: (_core, scene, { right = 0, up = 0 }) => {
    const shape = pointAt(right, up);
    return { ...scene, items: scene.items.map((item, i) => (i === 0 ? { ...item, shape } : item)) };
  },
  calls: { roundedSide: call(), exactSide: call() },
  // the line goes on where its plane is no longer drawn
  vectors: () => [{ from: [-2, -2, 0], to: [7, 7, 0], color: 'b', dashed: true }],
  readings,
};
