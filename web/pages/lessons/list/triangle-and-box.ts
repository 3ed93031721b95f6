// A triangle and a box: thirteen candidate axes.
import type { Core, Step } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Obb, Triangle, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';
import { type Reading, shownStep } from '../readings.ts';

const box: Aabb = { kind: 'aabb', min: [-1, -0.7, -0.8], max: [0.8, 0.7, 0.8] };
/** Beside a vertical edge of the box. */
const beside = (x: number, y: number, z: number): Triangle => ({
  kind: 'triangle',
  a: [x, y, z],
  b: [x + 1.9, y - 0.3, z - 1.1],
  c: [x + 1.8, y + 1.1, z - 0.2],
});
/** In front of a corner of the box. */
const across = (x: number, y: number, z: number): Triangle => ({
  kind: 'triangle',
  a: [x, y, z],
  b: [x - 1.7, y + 1.65, z - 0.1],
  c: [x - 1.55, y + 0.2, z + 1.8],
});

const kCorners = ['a', 'b', 'c'] as const;

interface Parts {
  readonly box: Aabb | Obb;
  readonly triangle: Triangle;
}

function partsOf({ items }: PlainScene): Parts | null {
  const [first, second] = items.map(({ shape }) => shape);
  const isBox = first?.kind === 'aabb' || first?.kind === 'obb';
  return isBox && second?.kind === 'triangle' ? { box: first, triangle: second } : null;
}

/** The number of each corner on a row's axis, counted from the middle of the box's interval. */
function cornersAlong(core: Core, parts: Parts, step: Step | undefined): readonly Reading[] {
  const { axis = null, a = null } = step ?? {};
  return kCorners.map((name) => {
    if (!(axis && a)) return null;
    const { min } = core.project({ kind: 'point', position: parts.triangle[name] }, axis);
    return min - (a[0] + a[1]) / 2;
  });
}

const segmentOf = (start: Vec3, end: Vec3) => ({ kind: 'segment', start, end }) as const;

export const triangleAndBox: Lesson = {
  slug: 'triangle-and-box',
  pairs: [
    ['aabb', 'triangle'],
    ['obb', 'triangle'],
    ['aabb', 'parallelogram'],
    ['obb', 'parallelogram'],
  ],
  figures: {
    main: { preset: 'aabb-triangle', axis: 'B.n' },
  },
  exercises: {
    'only-edges': {
      figure: { scene: sceneOfShapes(box, beside(-0.7, 0.2, 1.1)), ui: 'min' },
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        faces: { reading: 'facesThatSeparate', is: 0 },
        plane: { reading: 'step(B.n).status', is: 'overlaps' },
        only: { reading: 'count.separates', is: 1 },
      },
      solution: sceneOfShapes(box, beside(-0.2, 0.2, 1.6)),
    },
    'corner-through': {
      figure: { scene: sceneOfShapes(box, across(2.1, 0.3, 0.7)), ui: 'min' },
      goals: {
        meeting: { reading: 'outcome', is: 'overlapping' },
        corners: { reading: 'cornersInside', is: 0 },
        edges: { reading: 'edgesThatMeet', is: 0 },
      },
      solution: sceneOfShapes(box, across(1.75, -0.05, 0.35)),
    },
  },
  exhibits: [16, 17, 19],
  readings(core, scene) {
    const parts = partsOf(scene);
    if (!parts) return {};
    const { a, b, c } = parts.triangle;
    const { steps } = core.explain(parts.box, parts.triangle);
    const separates = steps.map(({ status }) => status === 'separates');
    const [edges, faces, plane] = [
      separates.slice(0, 9),
      separates.slice(9, 12),
      separates.slice(12),
    ];
    const first = [...faces, ...plane, ...edges].indexOf(true);
    const edge = steps.find(({ name }) => name === 'A.y×B.ab');
    const along = cornersAlong(core, parts, edge && shownStep(edge));
    return {
      'along.a': along[0] ?? null,
      'along.b': along[1] ?? null,
      'along.c': along[2] ?? null,
      facesThatSeparate: faces.filter((each) => each).length,
      askedFacesFirst: first < 0 ? steps.length : first + 1,
      cornersInside: [a, b, c].filter((position) =>
        core.meets({ kind: 'point', position }, parts.box),
      ).length,
      edgesThatMeet: [segmentOf(a, b), segmentOf(b, c), segmentOf(c, a)].filter((edge) =>
        core.meets(edge, parts.box),
      ).length,
    };
  },
};
