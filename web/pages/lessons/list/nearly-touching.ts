// Nearly touching: what rounding does to a verdict, and how an exact one is made.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Obb, Quat, Shape, Sphere, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

/** The step from a double between 1 and 2 to the next. */
const kStep = 2 ** -52;
/** Heights of B without steps are whole multiples of this. */
const kGrid = 2 ** -10;
/** Steps on either side of contact in the lesson's table. */
const kRows = [-4, -3, -2, -1, 0, 1, 2];
/** Powers of two by which B is lifted off, in the table of who decides. */
const kLifts = [-10, -20, -30, -40, -50];

/** Turned by whole numbers, so that they touch exactly: A's upper face at a corner of B. */
const lid: Obb = {
  kind: 'obb',
  center: [-0.25, -0.5, 0.125],
  rotation: [1, -1, 0, 5],
  halfExtents: [1.5, 0.3125, 1.125],
};
const box: Obb = {
  kind: 'obb',
  center: [-0.15625, 1.140625, 0.21875],
  rotation: [0, -4, 1, 1],
  halfExtents: [0.890625, 0.75, 0.65625],
};

const steepLid: Obb = { ...lid, rotation: [0, -1, -1, 4], halfExtents: [1.5, 0.46875, 1.125] };
const steepBox = (steps: number): Obb => ({
  kind: 'obb',
  center: [0.015625, 1.7265625 + steps * kStep, -0.078125],
  rotation: [-1, 3, -1, 3],
  halfExtents: [1.078125, 0.890625, 0.8125],
});

const ball = (x: number, y: number, radius: number): Sphere => ({
  kind: 'sphere',
  center: [x, y, 0],
  radius,
});

/** The textbook's test of the pair, as the text shows it. */
const [textbookTest] = Object.values(
  import.meta.glob<(a: Shape, b: Shape) => boolean>('../../../textbook/javascript/axes.js', {
    eager: true,
    import: 'obbObb',
  }),
);

const raised = (shape: Obb, steps: number): Obb => {
  const [x, y, z] = shape.center;
  return { ...shape, center: [x, y + steps * kStep, z] };
};

const grounded = (shape: Obb): Obb => {
  const [x, y, z] = shape.center;
  return { ...shape, center: [x, Math.round(y / kGrid) * kGrid, z] };
};

const wordOf = (meets: boolean) => (meets ? 'meets' : 'misses');
const textbookWord = (a: Obb, b: Obb) => wordOf(textbookTest?.(a, b) ?? false);

/** What the core and the textbook say around contact, and how the core decided. */
function rowsOf(core: Core, a: Obb, b: Obb): Record<string, Reading> {
  const rows = kRows.map((steps) => {
    const at = raised(grounded(b), steps);
    const { outcome, gap, decidedBy } = core.test(a, at);
    return {
      [`gap(${steps})`]: gap,
      [`core(${steps})`]: outcome,
      [`by(${steps})`]: decidedBy,
      [`code(${steps})`]: textbookWord(a, at),
    };
  });
  return Object.assign({}, ...rows);
}

/** The gap of B lifted off by a power of two, and how the core decided. */
function liftsOf(core: Core, a: Obb, b: Obb): Record<string, Reading> {
  const rows = kLifts.map((power) => {
    const { gap, decidedBy } = core.test(a, raised(grounded(b), 2 ** power / kStep));
    return { [`lift(${power}).gap`]: gap, [`lift(${power}).by`]: decidedBy };
  });
  return Object.assign({}, ...rows);
}

const kUnits: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Both sides of the inequality on A.y, multiplied by both squared lengths so that there is no division. */
function inequality({ quaternion }: Core, a: Obb, b: Obb) {
  const pure = ([x, y, z]: Vec3): Quat => [x, y, z, 0];
  const times = (factor: number, other: number) =>
    quaternion.multiply([0, 0, 0, factor], [0, 0, 0, other])[3];
  /** q v q̄: turned, and |q|² times as long. */
  const turned = (q: Quat, v: Vec3) =>
    quaternion.multiply(quaternion.multiply(q, pure(v)), quaternion.conjugate(q));
  const squareA = quaternion.dot(a.rotation, a.rotation);
  const squareB = quaternion.dot(b.rotation, b.rotation);
  const normal = turned(a.rotation, [0, 1, 0]);
  const [x, y, z] = a.center;
  const between = quaternion.add(pure(b.center), [-x, -y, -z, 0]);
  const [i = 0, j = 0, k = 0] = kUnits.map((unit) =>
    Math.abs(quaternion.dot(turned(b.rotation, unit), normal)),
  );
  const radiusA = times(times(a.halfExtents[1], squareA), squareB);
  const radiusB = quaternion.dot(pure(b.halfExtents), [i, j, k, 0]);
  return {
    squareA,
    squareB,
    'normal.x': normal[0],
    'normal.y': normal[1],
    'normal.z': normal[2],
    left: times(Math.abs(quaternion.dot(between, normal)), squareB),
    radiusA,
    radiusB,
    right: quaternion.add([0, 0, 0, radiusA], [0, 0, 0, radiusB])[3],
  };
}

/** What a test with a tolerance of that power of ten would say. */
function tolerant(core: Core, a: Shape, b: Shape, power: number): Reading {
  const { gap } = core.test(a, b);
  return gap === null ? null : wordOf(gap <= 10 ** power);
}

const pairOf = ({ items }: PlainScene) => items.map(({ shape }) => shape) as [Shape, Shape];

export const nearlyTouching: Lesson = {
  slug: 'nearly-touching',
  pairs: [['obb', 'obb']],
  figures: {
    main: { scene: sceneOfShapes(lid, box), ui: 'verdict', axis: 'A.y', camera: '45 4' },
    far: { preset: 'contact-far', ui: 'verdict' },
  },
  exercises: {
    grid: {
      figure: { scene: sceneOfShapes(ball(0, 0, 0.75), ball(0.9, 1.2, 0.75)), ui: 'verdict' },
      goals: {
        touching: { reading: 'outcome', is: 'touching' },
        right: { reading: 'B.center.x', from: 0.5 },
        above: { reading: 'B.center.y', from: 0.5 },
        kept: { kept: 'A' },
      },
      solution: sceneOfShapes(ball(0, 0, 0.75), ball(0.75, 1, 0.5)),
    },
    wrong: {
      figure: { scene: sceneOfShapes(steepLid, steepBox(0)), ui: 'verdict', axis: 'A.y' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        code: { reading: 'code', is: 'meets' },
        next: { reading: 'codeNext', is: 'misses' },
        kept: { kept: 'A' },
      },
      solution: sceneOfShapes(steepLid, steepBox(5)),
    },
  },
  exhibits: [4, 13, 14, 15, 19, 23],
  variables: { steps: 0, power: -9 },
  follow(_, scene, { steps = 0 }) {
    return {
      ...scene,
      items: scene.items.map((item) =>
        item.name === 'B' && item.shape.kind === 'obb'
          ? { ...item, shape: raised(grounded(item.shape), steps) }
          : item,
      ),
    };
  },
  readings(core, scene, { power = 0 }) {
    const [a, b] = pairOf(scene);
    const { gap } = core.test(a, b);
    const any = {
      tolerant: tolerant(core, a, b, power),
      size: gap === null ? null : Math.abs(gap),
    };
    if (a.kind !== 'obb' || b.kind !== 'obb') return any;
    return {
      ...any,
      steps: (b.center[1] - grounded(b).center[1]) / kStep,
      ...rowsOf(core, a, b),
      ...liftsOf(core, a, b),
      ...inequality(core, a, b),
      code: textbookWord(a, b),
      codeNext: textbookWord(a, raised(b, 1)),
    };
  },
};
