// A Minkowski difference and a Gauss map as they are drawn.
import { describe, expect, test } from 'vitest';
import { DifferenceAnswers } from '../../../../web/app/difference/difference-answers.ts';
import { drawnDifference } from '../../../../web/app/difference/difference-drawing.ts';
import { drawnGauss } from '../../../../web/app/difference/gauss-drawing.ts';
import { motionAnswer } from '../../../../web/app/motion/motion-answer.ts';
import type { DifferenceView } from '../../../../web/page/difference.ts';
import { sceneAt } from '../../../../web/scene/clock.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { length, sub } from '../../../../web/scene/vectors.ts';
import { loadPanelStrings, stringsOf } from '../../../../web/strings/index.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf } from '../../view/support/drawing.ts';

const view: DifferenceView = {
  picture: 'difference',
  lit: null,
  method: null,
  step: 0,
  playing: false,
};
const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const turned = {
  kind: 'obb',
  center: [3, 0.5, 0.25],
  rotation: [1, 2, 3, 4],
  halfExtents: [1, 1, 1],
} as const;
await loadPanelStrings();
const strings = stringsOf('en');
const at = { time: 0, row: 0, hidesEnd: false, motion: null, strings };

function drawn(scene: Scene, more: object = {}) {
  const answer = new DifferenceAnswers(core).answerOf(scene, view, false);
  if (!answer) throw new Error('there is no pair');
  return drawnDifference(answer, { ...at, scene, ...more });
}

const moved = (by: number): Shape => ({ ...turned, center: [3 + by, 0.5, 0.25] });

test('stays where it is while a shape is moved, and the origin moves', () => {
  const [before, after] = [drawn(sceneOf(cube, turned)), drawn(sceneOf(cube, moved(-1)))];
  before?.facets.forEach(({ corners }, i) => {
    corners.forEach((corner, j) => {
      const same = after?.facets[i]?.corners[j] ?? [0, 0, 0];
      expect(length(sub(corner, same))).toBeLessThan(1e-12);
    });
  });
  expect((after?.origin[0] ?? 0) - (before?.origin[0] ?? 0)).toBeCloseTo(-1, 12);
});

test('each edge has the normals of its two faces, and lies between kinds', () => {
  const found = drawn(sceneOf(cube, turned));
  expect(found?.edges.every(({ normals }) => normals.length === 2)).toBe(true);
  expect(new Set(found?.facets.map(({ kind }) => kind))).toEqual(
    new Set(['face-a', 'face-b', 'edges']),
  );
});

test('the shortest line is as long as the distance, and ends on the polytope', () => {
  const scene = sceneOf(cube, turned);
  const { distance } = core.distance(cube, turned);
  const line = drawn(scene)?.lines.at(-1);
  expect(line?.kind).toBe('gap');
  expect(length(sub(line?.to ?? [0, 0, 0], line?.from ?? [0, 0, 0]))).toBeCloseTo(distance, 12);
  expect(drawn(scene, { hidesEnd: true })?.lines).toEqual([]);
});

test('of a row two faces are lit, the one that the row is about more', () => {
  const lit = drawn(sceneOf(cube, turned))?.facets.map((facet) => facet.lit) ?? [];
  expect(lit.filter((each) => each === 'chosen')).toHaveLength(1);
  expect(lit.filter((each) => each === 'also')).toHaveLength(1);
});

test('of round shapes a sphere is about the origin, from which the line begins', () => {
  const ball = { kind: 'sphere', center: [3, 0, 0], radius: 0.5 } as const;
  const found = drawn(sceneOf(cube, ball));
  expect(found?.radius).toBe(0.5);
  const [line] = found?.lines ?? [];
  expect(length(sub(line?.from ?? [0, 0, 0], found?.origin ?? [0, 0, 0]))).toBeCloseTo(0.5, 12);
});

describe('in motion', () => {
  const still = sceneOf(cube, turned);
  const [a, b] = still.items;
  const scene: Scene = {
    ...still,
    items: [a, { ...b, velocity: [-2, 0, 0] }] as Scene['items'],
    motion: { duration: 2 },
  };
  const motion = motionAnswer(core, scene);

  test('the origin has a way, at any time the same, and enters when the shapes meet', () => {
    const begun = drawn(scene, { motion })?.path;
    expect(begun?.to[0]).toBeCloseTo((begun?.from[0] ?? 0) - 4, 12);
    const enter = motion.pair?.outcome === 'never' ? 0 : (motion.pair?.tEnter ?? 0);
    expect(begun?.enters?.at[0]).toBeCloseTo((begun?.from[0] ?? 0) - 2 * enter, 12);
    const later = drawn(sceneAt(scene, 1), { motion, time: 1 });
    expect(later?.path?.from[0]).toBeCloseTo(begun?.from[0] ?? 0, 12);
    expect(later?.origin[0]).toBeCloseTo((begun?.from[0] ?? 0) - 2, 12);
  });
});

describe('the Gauss map', () => {
  const gaussOf = (...shapes: readonly Shape[]) => {
    const answers = new DifferenceAnswers(core);
    const scene = sceneOf(...shapes);
    const difference = answers.answerOf(scene, view, false)?.difference;
    const alone = answers.aloneOf(scene, false);
    if (!alone || typeof difference !== 'object') throw new Error('there is no difference');
    return drawnGauss(difference, alone, view, 0, () => '');
  };

  test('of two boxes has an arc an edge, on the unit sphere', () => {
    const { arcs, normals } = gaussOf(cube, turned);
    expect(arcs.filter(({ side }) => side === 'a')).toHaveLength(12);
    expect(arcs.filter(({ side }) => side === 'b')).toHaveLength(12);
    for (const { points } of arcs) {
      for (const point of points) expect(length(point)).toBeCloseTo(1, 12);
    }
    expect(normals.filter(({ kind }) => kind === 'face-a')).toHaveLength(6);
  });

  test('arcs of both cross where two edges make a face', () => {
    const { arcs, normals } = gaussOf(cube, turned);
    const kPiece = 0.1;
    for (const { at: crossing } of normals.filter(({ kind }) => kind === 'edges')) {
      for (const side of ['a', 'b']) {
        const own = arcs.filter((arc) => arc.side === side).flatMap(({ points }) => points);
        const nearest = Math.min(...own.map((point) => length(sub(point, crossing))));
        expect(nearest).toBeLessThan(kPiece);
      }
    }
  });

  test('of a triangle three arcs from one side to the other, of a segment a circle', () => {
    const triangle = { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] } as const;
    const segment = { kind: 'segment', start: [0, 0, 2], end: [0, 1, 3] } as const;
    const { arcs } = gaussOf(triangle, segment);
    const ofTriangle = arcs.filter(({ side }) => side === 'a');
    expect(ofTriangle).toHaveLength(3);
    for (const { points } of ofTriangle) {
      expect(points[0]?.[2]).toBeCloseTo(-(points.at(-1)?.[2] ?? 0), 12);
    }
    const [circle, ...others] = arcs.filter(({ side }) => side === 'b');
    expect(others).toEqual([]);
    expect(
      length(sub(circle?.points[0] ?? [0, 0, 0], circle?.points.at(-1) ?? [1, 1, 1])),
    ).toBeLessThan(1e-12);
  });
});
