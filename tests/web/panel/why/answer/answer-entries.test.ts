// The answer as numbers: what a reader looks for is there, with the core's own values.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../../web/core/index.node.ts';
import { explain } from '../../../../../web/page/explain.ts';
import {
  type AnswerEntry,
  answerEntries,
} from '../../../../../web/panel/why/answer/answer-entries.ts';
import { presets } from '../../../../../web/presets/index.ts';
import type { Scene } from '../../../../../web/scene/scene.ts';
import type { Shape } from '../../../../../web/scene/shape.ts';
import { loadPanelStrings, stringsOf } from '../../../../../web/strings/index.ts';
import { shapesOfPair } from '../../../presets/shapes.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
  await loadPanelStrings();
});

function entriesOf(scene: Scene): readonly AnswerEntry[] {
  const figure = core.createFigure();
  const about = explain(figure.evaluate(scene), scene, core.catalog, stringsOf('en'));
  figure.dispose();
  if (!about) throw new Error('the scene has no pair');
  return answerEntries(about, { centerDistance: null, hasSeveralContacts: false }, stringsOf('en'));
}

const sceneOf = (...shapes: readonly Shape[]): Scene => ({
  items: shapes.map((shape, i) => ({ id: i, name: 'AB'[i] as string, shape })),
  pair: [0, 1],
});

/** Values by label. */
const answersOf = (scene: Scene) =>
  Object.fromEntries(entriesOf(scene).map(({ label, value }) => [label, value]));

/** Labels that must be there, with the core's value under them; null: there is none. */
function expectedFor(a: Shape, b: Shape): Record<string, unknown> {
  const verdict = core.test(a, b);
  const nearest = core.distance(a, b);
  const { hit, plane } = verdict;
  const one = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : [value];
  const isOfTriangle = a.kind === 'triangle' || b.kind === 'triangle';
  const expected = {
    Distance: verdict.outcome === 'apart' ? [nearest.distance] : undefined,
    'Nearest point of A': verdict.outcome === 'apart' ? nearest.pointA : undefined,
    'Nearest point of B': verdict.outcome === 'apart' ? nearest.pointB : undefined,
    'Penetration depth': one(nearest.depth),
    'Push B by': nearest.translation ?? undefined,
    'Hit point': hit?.point,
    Normal: hit?.normal ?? undefined,
    t: hit?.tB === null ? [hit.t] : undefined,
    'Exit point': hit && hit.tExit !== hit.t ? (hit.exitPoint ?? undefined) : undefined,
    [isOfTriangle ? 'u, weight of b' : 'u']: one(hit?.u),
    [isOfTriangle ? 'v, weight of c' : 'v']: one(hit?.v),
    'Lowest signed distance':
      a.kind === 'point' || b.kind === 'point' ? undefined : one(plane?.min),
    'Projected radius of A': a.kind === 'point' ? undefined : one(plane?.projectedRadius),
  };
  return expected;
}

describe('presets', () => {
  test.each(presets)('$key has the numbers of its verdict', ({ scene }) => {
    const answers = answersOf(scene);
    const [a, b] = shapesOfPair(scene);
    for (const [label, value] of Object.entries(expectedFor(a, b))) {
      if (value !== undefined) expect({ [label]: answers[label] }).toEqual({ [label]: value });
    }
  });

  test.each(presets)('$key shows nothing without a meaning', ({ scene }) => {
    for (const { label, value } of entriesOf(scene)) {
      expect(label).not.toMatch(/\{/);
      if (typeof value !== 'string') expect(value).not.toContain(Number.NaN);
    }
  });
});

test('a ray through a triangle: t, u, v, w, point and normal', () => {
  const answers = answersOf(
    sceneOf(
      { kind: 'ray', origin: [0.25, 0.5, 2], direction: [0, 0, -0.5] },
      { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] },
    ),
  );
  expect(answers).toMatchObject({
    t: [4],
    'Distance along A': [2],
    'Hit point': [0.25, 0.5, 0],
    Normal: [0, 0, 1],
    'Side that is hit': 'front',
    'u, weight of b': [0.25],
    'v, weight of c': [0.5],
    'w, weight of a': [0.25],
  });
});

test('the exit of a ray, and its start inside', () => {
  const box: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
  const through = sceneOf({ kind: 'ray', origin: [-3, 0, 0], direction: [2, 0, 0] }, box);
  expect(answersOf(through)).toMatchObject({
    'Feature that is hit': 'B.x−',
    't at the exit': [2],
    'Exit point': [1, 0, 0],
    'Exit normal': [1, 0, 0],
    'Feature at the exit': 'B.x+',
  });
  const inside = sceneOf({ kind: 'ray', origin: [0, 0, 0], direction: [2, 0, 0] }, box);
  expect(answersOf(inside)).toMatchObject({ 'Start of the ray': 'inside B', t: [0] });
});

test('the push has the sign that separates, whichever shape is first', () => {
  const low: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
  const high: Shape = { kind: 'sphere', center: [0, 1.5, 0], radius: 1 };
  expect(answersOf(sceneOf(low, high))['Push B by']).toEqual([0, 0.5, 0]);
  expect(answersOf(sceneOf(high, low))['Push B by']).toEqual([0, -0.5, 0]);
});

test('a point before the corner of a box: the distance beside the gap', () => {
  const scene = sceneOf(
    { kind: 'point', position: [3, 4, 5] },
    { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  );
  expect(answersOf(scene)).toMatchObject({
    Distance: [Math.sqrt(29)],
    'Gap on B.x': [2],
    'Nearest point of B': [1, 1, 1],
  });
});
