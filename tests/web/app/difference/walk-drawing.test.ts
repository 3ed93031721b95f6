// Steps of GJK and EPA as they are drawn.
import { expect, test } from 'vitest';
import { DifferenceAnswers } from '../../../../web/app/difference/difference-answers.ts';
import { drawnDifference, middleOf } from '../../../../web/app/difference/difference-drawing.ts';
import { drawnWalk } from '../../../../web/app/difference/walk-drawing.ts';
import type { DifferenceView } from '../../../../web/page/difference.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { add, cross, dot, kOrigin, length, scale, sub } from '../../../../web/scene/vectors.ts';
import { loadPanelStrings, stringsOf } from '../../../../web/strings/index.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf } from '../../view/support/drawing.ts';

await loadPanelStrings();
const strings = stringsOf('en');
const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const turned = (x: number): Shape => ({
  kind: 'obb',
  center: [x, 0.5, 0.25],
  rotation: [1, 2, 3, 4],
  halfExtents: [1, 1, 1],
});

function drawn(method: 'gjk' | 'epa', step: number, x: number, hidesEnd = false) {
  const scene = sceneOf(cube, turned(x));
  const view: DifferenceView = { picture: 'difference', lit: null, method, step, playing: false };
  const answer = new DifferenceAnswers(core).answerOf(scene, view, false);
  if (!answer?.walk || answer.walk === 'later' || typeof answer.difference === 'string') {
    throw new Error('there is no walk');
  }
  const at = { scene, time: 0, row: 0, hidesEnd, motion: null, strings };
  const { walk, difference } = answer;
  const middle = middleOf(difference);
  const walked = drawnWalk(difference, walk, strings);
  if (!walked) throw new Error('nothing is drawn');
  return { walk, middle, walked, body: drawnDifference(answer, at) };
}

test('a simplex by its corners, the newest marked, and the line to the origin as long as the core says', () => {
  const count = core.gjk(cube, turned(3)).steps.length;
  for (let i = 0; i < count; i += 1) {
    const { walk, middle, walked } = drawn('gjk', i, 3);
    if (walk.method !== 'gjk') throw new Error('another method');
    const step = walk.walk.steps[i];
    const corners = step?.simplex.map(({ point }) => sub(point, middle)) ?? [];
    expect(walked.corners).toEqual(corners);
    expect(walked.newest?.at).toEqual(corners[0]);
    const n = corners.length;
    expect(walked.edges).toHaveLength((n * (n - 1)) / 2);
    expect(walked.faces).toHaveLength([0, 0, 0, 1, 4][n] ?? 0);
    const { from = kOrigin, to = kOrigin, kind } = walked.line ?? {};
    expect(length(sub(to, from))).toBeCloseTo(step?.distance ?? 0, 12);
    const isLast = i === count - 1;
    expect(kind).toBe(isLast ? 'gap' : 'open');
    expect(walked.arrow === null).toBe(isLast);
    const next = walk.walk.steps[i + 1]?.simplex[0]?.point;
    expect(walked.next?.at).toEqual(next && sub(next, middle));
    if (!(walked.arrow && next)) continue;
    // What is asked for next is further in the direction of the arrow than the nearest point.
    const along = sub(walked.arrow.to, walked.arrow.from);
    expect(dot(along, sub(sub(next, middle), from))).toBeGreaterThan(0);
  }
});

test('where the origin is inside, four triangles and no line', () => {
  const { walked } = drawn('gjk', 99, 1);
  expect(walked.faces).toHaveLength(4);
  expect([walked.line, walked.arrow, walked.next]).toEqual([null, null, null]);
});

test('of EPA the nearest face with its distance, and edges between two faces each', () => {
  const { walk, middle, walked } = drawn('epa', 1, 1);
  if (walk.method !== 'epa') throw new Error('another method');
  const step = walk.walk.steps[1];
  if (!step) throw new Error('there is no such step');
  expect(walked.faces.map(({ kind }) => kind === 'nearest')).toEqual(
    step.faces.map((_, i) => i === step.nearest),
  );
  expect(walked.faces.some(({ kind }) => kind === 'removed')).toBe(true);
  expect(walked.edges.every(({ normals }) => normals.length === 2)).toBe(true);
  // Out of the polytope, in which the origin is.
  for (const { corners } of walked.faces) {
    const [p = kOrigin, q = kOrigin, r = kOrigin] = corners;
    expect(dot(cross(sub(q, p), sub(r, p)), add(p, middle))).toBeGreaterThan(0);
  }
  const { from = kOrigin, to = kOrigin } = walked.line ?? {};
  expect(sub(from, to).map((each) => each.toFixed(9))).toEqual(
    scale(step.normal, step.distance).map((each) => each.toFixed(9)),
  );
  expect(walked.next?.at).toEqual(
    sub(walk.walk.points[step.support ?? -1]?.point ?? kOrigin, middle),
  );
  expect(drawn('epa', 99, 1).walked).toMatchObject({ line: { kind: 'depth' }, next: null });
});

test('the difference leaves its own lines and letters out, but not where the end is hidden', () => {
  const { body } = drawn('gjk', 0, 3);
  expect(body?.lines).toEqual([]);
  expect(body?.facets.every(({ letters, lit }) => letters === '' && lit === null)).toBe(true);
  const hidden = drawn('gjk', 0, 3, true).body;
  expect(hidden?.facets.some(({ letters }) => letters === 'A')).toBe(true);
});
