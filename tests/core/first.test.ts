// The first module: its answers have the bits of the whole one's.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { loadFirstCore } from '../../web/core/first.node.ts';
import type { FrameResults } from '../../web/core/results.ts';
import type { Scene } from '../../web/scene/scene.ts';
import type { Shape, Vec3 } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { requireEqual } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { anyShape } from './support/shapes.ts';
import { thrown } from './support/thrown.ts';

const first = await loadFirstCore();

type Asked = Pick<typeof first, 'test' | 'explain' | 'distance' | 'outcome' | 'meets'>;

const answersOf = (asked: Asked, a: Shape, b: Shape) => ({
  meets: asked.meets(a, b),
  outcome: asked.outcome(a, b),
  test: asked.test(a, b),
  culled: asked.test(a, b, { solid: false, cull: 'back' }),
  explain: asked.explain(a, b),
  distance: asked.distance(a, b),
});

const folder = new URL('../corpus/', import.meta.url);
const corpus: readonly { a: Shape; b: Shape }[] = readdirSync(folder)
  .filter((name) => /^[a-z]+-[a-z]+\.json$/.test(name))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).cases);

/** Without these entries, each of which is there and has something in it. */
function without(
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  for (const name of names) expect(record[name], name).toHaveProperty('length');
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

describe('answers as the whole one', () => {
  test('to all cases of the corpus', () => {
    expect(corpus.length).toBeGreaterThan(500);
    for (const { a, b } of corpus) requireEqual(answersOf(first, a, b), answersOf(core, a, b));
  });

  test('to random pairs', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        requireEqual(answersOf(first, a, b), answersOf(core, a, b));
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  test('about projections and axes', () => {
    const axes: readonly Vec3[] = [
      [1, 0, 0],
      [0.3, -2, 0.7],
      [1e-9, 1, 1],
    ];
    fc.assert(
      fc.property(anyShape, anyShape, fc.constantFrom(...axes), (a, b, axis) => {
        requireEqual(first.project(a, axis), core.project(a, axis));
        requireEqual(first.separates(a, b, axis), core.separates(a, b, axis));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  test('with the same catalog, quaternions and errors', () => {
    const { geometryKinds, geometryPairs, ...others } = core.catalog;
    expect(geometryKinds?.map(({ name }) => name)).toEqual(['hull', 'mesh']);
    expect(geometryPairs?.length).toBe(2 * core.catalog.kinds.length + 3);
    // Casts, contacts, intersections and differences are the whole core's.
    const { stepUnit, ...codes } = without(others.codes, [
      'castOutcome',
      'contactKind',
      'differenceFaceKind',
      'textbookMethod',
      'intersectionKind',
      'turningOutcome',
    ]);
    const layout = without(others.layout, [
      ...['cast', 'turningCast', 'manifold', 'contactPoint'],
      ...['intersection', 'intersectionPoint', 'intersectionFace', 'intersectionArc'],
      ...['difference', 'differencePoint', 'differenceFace'],
      ...['gjkWalk', 'gjkStep', 'epaWalk', 'epaStep'],
    ]);
    expect(stepUnit).toEqual(['meter', 'parameter', 'ratio', 'time']);
    const sharedCodes = { ...codes, stepUnit: ['meter', 'parameter', 'ratio'] };
    expect(first.catalog).toEqual({ ...others, codes: sharedCodes, layout });
    const turn = [0.1, 0.2, -0.3, 0.9] as const;
    expect(first.quaternion.toEuler(turn, 'XYZ')).toEqual(core.quaternion.toEuler(turn, 'XYZ'));
    const bad = { kind: 'sphere', center: [0, 0, 0], radius: -1 } as const;
    const message = (asked: Asked) => thrown(() => asked.test(bad, bad)) as Error;
    expect(message(first)).toEqual(message(core));
  });
});

describe('scenes of a figure', () => {
  const figures = [first.createFigure(), core.createFigure()] as const;
  afterAll(() => {
    for (const figure of figures) figure.dispose();
  });

  const sceneOf = (shapes: readonly Shape[]): Scene =>
    ({
      items: shapes.map((shape, id) => ({ id, name: `s${id}`, shape })),
      pair: shapes.length > 1 ? [0, 1] : null,
    }) as unknown as Scene;

  const seen = ({ meets, meetings, hits, ledger, ...others }: FrameResults) => ({
    ...others,
    meets: Array.from(meets.subarray(0, others.shapeCount)),
    meetings: meetings.slice(0, others.meetingCount),
    hits: hits.slice(0, others.hitCount),
    ledger: ledger && { ...ledger, steps: ledger.steps.slice(0, ledger.count) },
  });

  test.each([0, 1, 2, 5, 24, 65])('of %i shapes', (count) => {
    fc.assert(
      fc.property(fc.array(anyShape, { minLength: count, maxLength: count }), (shapes) => {
        const [own, whole] = figures.map((figure) => seen(figure.evaluate(sceneOf(shapes))));
        requireEqual(own, whole);
      }),
      { numRuns: propertyRuns(count > 24 ? 10 : 50) },
    );
  });

  test('what a segment hits', () => {
    const shapes: Shape[] = [
      { kind: 'segment', start: [-3, 0, 0], end: [3, 0, 0] },
      { kind: 'aabb', min: [1, -1, -1], max: [2, 1, 1] },
      { kind: 'obb', center: [-1, 0, 0], rotation: [0, 0, 1, 2], halfExtents: [0.5, 0.5, 0.5] },
    ];
    for (const figure of figures) {
      const { hits } = seen(figure.evaluate(sceneOf(shapes)));
      expect(hits.map(({ b }) => b)).toEqual([2, 1]);
    }
  });

  test('what a ray picks', () => {
    const shapes = [-3, -1, 2].map(
      (x): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }),
    );
    const [own, whole] = figures.map((figure) => figure.pick(shapes, [-9, 0.1, 0], [1, 0, 0]));
    expect(own).toEqual(whole);
    expect(own?.index).toBe(0);
  });
});

test('two instances have memories of their own', async () => {
  const other = await loadFirstCore({});
  expect(other).not.toBe(first);
  expect(await loadFirstCore()).toBe(first);
  const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
  expect(other.meets(ball, ball)).toBe(true);
});
