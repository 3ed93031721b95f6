// Two triangles in a plane, then two in space: why a list of axes is enough.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Triangle, Vec3 } from '../../../scene/shape.ts';
import { differenceScene } from '../difference-scene.ts';
import type { Lesson } from '../model.ts';
import { type Reading, shownStep } from '../readings.ts';

const add = (p: Vec3, q: Vec3, by = 1): Vec3 => [
  p[0] + by * q[0],
  p[1] + by * q[1],
  p[2] + by * q[2],
];
const between = (p: Vec3, q: Vec3): Vec3 => add(q, p, -1);
const dot = (p: Vec3, q: Vec3): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
/** To micrometers, so that sums have no digits of rounding. */
const rounded = (p: Vec3): Vec3 => p.map((x) => Math.round(x * 1e6) / 1e6) as unknown as Vec3;
const moved = ({ a, b, c }: Triangle, ...by: Vec3): Triangle => ({
  kind: 'triangle',
  a: rounded(add(a, by)),
  b: rounded(add(b, by)),
  c: rounded(add(c, by)),
});

/** In the plane z = 0. B's edge bc is 2, −1.5, so that its unit normal is 0.6, 0.8. */
const a: Triangle = {
  kind: 'triangle',
  a: [-0.4, -0.4, 0],
  b: [-1.6, -0.3, 0],
  c: [-1.6, -1.5, 0],
};
const b: Triangle = { kind: 'triangle', a: [1.6, 0.9, 0], b: [-0.9, 0.6, 0], c: [1.1, -0.9, 0] };

/** A larger one, and one that has room beside each of its edges. */
const wide: Triangle = {
  kind: 'triangle',
  a: [0.8, 0.6, 0],
  b: [-1.4, 0.7, 0],
  c: [-1.2, -0.9, 0],
};
const small: Triangle = {
  kind: 'triangle',
  a: [0.8, 0.45, 0],
  b: [-0.45, 0.3, 0],
  c: [0.55, -0.45, 0],
};
const smallMoved = (...by: Vec3) => sceneOfShapes(wide, moved(small, ...by));

/** Only an edge of each separates them. */
const upright: Triangle = {
  kind: 'triangle',
  a: [-1.5, -0.7, 0.9],
  b: [1.2, -0.6, 0.5],
  c: [-0.1, 0.8, -0.7],
};
const lying: Triangle = {
  kind: 'triangle',
  a: [-0.6, 0.9, 1.1],
  b: [1.6, 0.3, 0.4],
  c: [0.2, 1.1, -1.2],
};
const lyingMoved = (...by: Vec3) => sceneOfShapes(upright, moved(lying, ...by));

function trianglesOf({ items }: PlainScene): readonly [Triangle, Triangle] | null {
  const [first, second] = items.map(({ shape }) => shape);
  return first?.kind === 'triangle' && second?.kind === 'triangle' ? [first, second] : null;
}

/** Where A's corner a is along B's edge bc, in meters from b. */
const slideOf = (first: Triangle, second: Triangle): number => {
  const edge = between(second.b, second.c);
  return dot(between(second.b, first.a), edge) / Math.sqrt(dot(edge, edge));
};

/** p · axis of each corner, on the normal of B's edge bc. */
function cornersAlong(core: Core, first: Triangle, second: Triangle): Record<string, Reading> {
  const step = core.explain(first, second).steps.find(({ name }) => name === 'n×B.bc');
  const axis = step && shownStep(step).axis;
  const along = (position: Vec3): Reading =>
    axis ? core.project({ kind: 'point', position }, axis).min : null;
  return {
    'along.A.a': along(first.a),
    'along.A.b': along(first.b),
    'along.A.c': along(first.c),
    'along.B.a': along(second.a),
    'along.B.b': along(second.b),
    'along.B.c': along(second.c),
  };
}

export const separatingAxes: Lesson = {
  slug: 'separating-axes',
  pairs: [
    ['triangle', 'triangle'],
    ['triangle', 'parallelogram'],
    ['parallelogram', 'parallelogram'],
  ],
  figures: {
    main: { scene: sceneOfShapes(a, b), axis: 'n×B.bc', camera: 'front parallel' },
    difference: { ui: 'none', axis: 'none', camera: 'front parallel', readonly: true },
    space: { scene: lyingMoved(0.8, -0.6, 0), ui: 'min', axis: 'A.bc×B.ca' },
  },
  derived: { difference: differenceScene },
  exercises: {
    'one-edge': {
      figure: { scene: smallMoved(-0.3, -0.1, 0), ui: 'min', camera: 'front parallel' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        only: { reading: 'count.separates', is: 1 },
        edge: { reading: 'step(n×A.ca).status', is: 'separates' },
        kept: { kept: 'A' },
      },
      solution: smallMoved(0.5, -0.7, 0),
    },
    'edge-past-edge': {
      figure: { scene: lyingMoved(0, -1, 0), ui: 'min' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        faces: { reading: 'facesThatSeparate', is: 0 },
        edges: { reading: 'step(A.ca×B.ab).status', is: 'separates' },
        gap: { reading: 'step(A.ca×B.ab).gap', from: 0.1 },
      },
      solution: lyingMoved(-1, -0.5, -1.2),
    },
  },
  exhibits: [16, 18],
  variables: { slide: 1 },
  follow(_core, scene, { slide = 1 }) {
    const triangles = trianglesOf(scene);
    if (!triangles) return scene;
    const [first, second] = triangles;
    const by = slide - slideOf(first, second);
    if (Math.abs(by) < 1e-5) return scene;
    const edge = between(second.b, second.c);
    const shape = moved(first, ...add([0, 0, 0], edge, by / Math.sqrt(dot(edge, edge))));
    return { ...scene, items: scene.items.map((item, i) => (i === 0 ? { ...item, shape } : item)) };
  },
  readings(core, scene) {
    const triangles = trianglesOf(scene);
    if (!triangles) return {};
    const [first, second] = triangles;
    const { steps } = core.explain(first, second);
    const faces = steps.filter(({ name }) => /^[AB]\.n$/.test(name));
    return {
      ...cornersAlong(core, first, second),
      slide: slideOf(first, second),
      widest: Math.max(...steps.map(({ gap }) => gap ?? Number.NEGATIVE_INFINITY)),
      facesThatSeparate: faces.filter(({ status }) => status === 'separates').length,
    };
  },
};
