// The steps of GJK and EPA: asked for once for each pair, the shown one clamped, each answer beside the exact one.
import { describe, expect, test, vi } from 'vitest';
import { DifferenceAnswers } from '../../../../web/app/difference/difference-answers.ts';
import type { DifferenceView, WalkAnswer } from '../../../../web/page/difference.ts';
import { removedFaces } from '../../../../web/page/difference.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf } from '../../view/support/drawing.ts';

const gjk: DifferenceView = {
  picture: 'difference',
  lit: null,
  method: 'gjk',
  step: 0,
  playing: false,
};
const epa: DifferenceView = { ...gjk, method: 'epa' };
const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const turned = (x: number): Shape => ({
  kind: 'obb',
  center: [x, 0.5, 0.25],
  rotation: [1, 2, 3, 4],
  halfExtents: [1, 1, 1],
});
const ball = (x: number, radius: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius });

function walkOf(view: DifferenceView, ...shapes: readonly Shape[]): WalkAnswer {
  const walk = new DifferenceAnswers(core).answerOf(sceneOf(...shapes), view, false)?.walk;
  if (!walk || walk === 'later') throw new Error('there is no walk');
  return walk;
}

test('of GJK ends at the exact distance of cores', () => {
  const { walk } = walkOf(gjk, cube, turned(3));
  expect(walk.steps.at(-1)?.distance).toBe(core.distance(cube, turned(3)).distance);
  const round = walkOf(gjk, cube, ball(3, 0.5)).walk;
  expect([round.steps.at(-1)?.distance, round.radius]).toEqual([2, 0.5]);
});

test('a step that there is not is the last one', () => {
  const { walk, step } = walkOf({ ...gjk, step: 99 }, cube, turned(3));
  expect(step).toBe(walk.steps.length - 1);
  expect(walkOf({ ...gjk, step: 1 }, cube, turned(3)).step).toBe(1);
});

test('is asked for once for a pair, and not while no method is chosen', () => {
  const asked = {
    difference: core.difference.bind(core),
    distance: core.distance.bind(core),
    gjk: vi.fn(core.gjk.bind(core)),
    epa: vi.fn(core.epa.bind(core)),
  };
  const answers = new DifferenceAnswers(asked);
  const scene = sceneOf(cube, turned(3));
  const none: DifferenceView = { ...gjk, method: null };
  expect(answers.answerOf(scene, none, false)?.walk).toBeNull();
  const answer = answers.answerOf(scene, gjk, false);
  expect(answers.answerOf(scene, gjk, true)).toBe(answer);
  answers.answerOf(scene, { ...gjk, step: 1 }, false);
  expect(asked.gjk).toHaveBeenCalledTimes(1);
  expect(asked.epa).not.toHaveBeenCalled();
});

test('what takes long waits until the shapes stand still', () => {
  let time = 0;
  let cost = 0;
  const slow = {
    difference: core.difference.bind(core),
    distance: core.distance.bind(core),
    gjk: vi.fn((...pair: Parameters<typeof core.gjk>) => {
      time += cost;
      return core.gjk(...pair);
    }),
    epa: core.epa.bind(core),
  };
  cost = 100;
  const answers = new DifferenceAnswers(slow, () => time);
  answers.answerOf(sceneOf(cube, turned(3)), gjk, true);
  const moved = sceneOf(cube, turned(4));
  expect(answers.answerOf(moved, gjk, true)?.walk).toBe('later');
  expect(answers.answerOf(moved, gjk, false)?.walk).toMatchObject({ method: 'gjk' });
  expect(slow.gjk).toHaveBeenCalledTimes(2);
});

describe('EPA', () => {
  test('ends near the exact depth', () => {
    const answer = walkOf(epa, cube, turned(1));
    if (answer.method !== 'epa') throw new Error('another method');
    const { depth } = core.distance(cube, turned(1));
    expect(answer.lack).toBeNull();
    expect(answer.walk.depth).toBeCloseTo(depth ?? 0, 9);
  });

  test('of what has a radius the depth is that without it', () => {
    const capsule = {
      kind: 'capsule',
      start: [0, 0.3, 0.2],
      end: [3, 1, 2],
      radius: 0.25,
    } as const;
    const answer = walkOf(epa, cube, capsule);
    if (answer.method !== 'epa') throw new Error('another method');
    const { depth, radius } = answer.walk;
    expect(radius).toBe(0.25);
    expect((depth ?? 0) + radius).toBeCloseTo(core.distance(cube, capsule).depth ?? 0, 9);
  });

  test('removes the faces that the next corner is in front of', () => {
    const { walk } = walkOf(epa, cube, turned(1));
    if (!('points' in walk)) throw new Error('another method');
    const [first, second] = walk.steps;
    const removed = removedFaces(walk, 0);
    expect(removed).toContain(first?.nearest);
    const kept = first?.faces.filter((_, i) => !removed.includes(i));
    expect(second?.faces).toEqual(expect.arrayContaining(kept ?? []));
    expect(removedFaces(walk, walk.steps.length - 1)).toEqual([]);
  });

  test.each<[string, Shape, Shape]>([
    ['apart', cube, turned(4)],
    ['touching', cube, { kind: 'aabb', min: [1, -1, -1], max: [2, 1, 1] }],
    ['cores', cube, ball(1.25, 0.5)],
    [
      'flat',
      { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 2, 0] },
      { kind: 'sphere', center: [0.5, 0.5, 0], radius: 1 },
    ],
    ['border', cube, { kind: 'aabb', min: [-0.5, -0.5, -0.5], max: [0.5, 0.5, 0.5] }],
  ])('has no steps: %s', (lack, a, b) => {
    expect(walkOf(epa, a, b)).toMatchObject({ lack, step: -1 });
  });
});
