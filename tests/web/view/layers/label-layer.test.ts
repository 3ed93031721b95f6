// The names of shapes: none over another, nor over a point or segment; the most important ones first.
import { expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import { differenceScene } from '../../../../web/pages/lessons/difference-scene.ts';
import { sceneOf as lessonScene } from '../../../../web/pages/lessons/figure-scene.ts';
import { separatingAxes } from '../../../../web/pages/lessons/list/separating-axes.ts';
import { twoTurnedBoxes } from '../../../../web/pages/lessons/list/two-turned-boxes.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { Point, Shape } from '../../../../web/scene/shape.ts';
import type { State } from '../../../../web/scene/state.ts';
import { LabelLayer } from '../../../../web/view/layers/label-layer.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { Drawing, type Label, overlap, sceneOf } from '../support/drawing.ts';

const kOnlyNames = [ShapeLayer, LabelLayer];
const core = await loadCore();

const namesOf = (scene: Scene, more: Partial<State> = {}): readonly Label[] =>
  new Drawing(scene, more, kOnlyNames).labels;

const ball = (x: number, z: number): Shape => ({ kind: 'sphere', center: [x, 0, z], radius: 1 });

/** C and D in one place, D nearer, and A and B far from them. */
const crowd = (): Scene => sceneOf(ball(-4, 0), ball(4, 0), ball(0, 0), ball(0.001, 0.002));

/** Points all over the place of a name. */
function withPoints(scene: Scene): Scene {
  const points = Array.from({ length: 81 }, (_, i): Point => {
    const [x, y] = [(i % 9) - 4, Math.floor(i / 9) - 4];
    return { kind: 'point', position: [x * 0.25, y * 0.25, 0] };
  });
  const items = points.map((shape, i) => ({ id: i + 10, name: '.', shape }));
  return { ...scene, items: [...scene.items, ...items] };
}

test('of two in one place one stands beside', () => {
  const labels = namesOf(crowd());
  expect(labels.map(({ text }) => text).toSorted()).toEqual(['A', 'B', 'C', 'D']);
  const [c, d] = ['C', 'D'].map((name) => labels.find(({ text }) => text === name));
  expect(c && d && overlap(c, d)).toBe(false);
});

test('the pair comes first, then what is pointed at or lit, then the nearest', () => {
  const orderOf = (more: Partial<State> = {}) =>
    namesOf({ ...crowd(), pair: [2, 1] }, more)
      .map(({ text }) => text)
      .join('');
  expect(orderOf()).toBe('BADC');
  expect(orderOf({ hovered: 3 })).toBe('BACD');
  expect(orderOf({ highlighted: ['C'] })).toBe('BACD');
  expect(orderOf({ selected: 3 })).toBe('BACD');
});

test('a name without room is left out until its shape is pointed at; the pair has its names', () => {
  const scene = withPoints(crowd());
  const isNamed = (name: string, more: Partial<State> = {}, pair: Scene['pair'] = [1, 2]) =>
    namesOf({ ...scene, pair }, more).some(({ text }) => text === name);
  expect(isNamed('C')).toBe(false);
  expect(isNamed('C', { hovered: 3 })).toBe(true);
  expect(isNamed('C', {}, [1, 3])).toBe(true);
});

test.each([
  ['two triangles', separatingAxes],
  ['two turned boxes', twoTurnedBoxes],
])('in the difference of %s no name covers another, nor the origin', (_, lesson) => {
  const scene = differenceScene(core, lessonScene(lesson.figures.main));
  const drawing = new Drawing(scene, {}, kOnlyNames);
  const { labels } = drawing;
  expect(labels.slice(0, 2).map(({ text }) => text)).toContain('O');
  for (const [i, label] of labels.entries()) {
    expect(labels.slice(0, i).filter((other) => overlap(label, other))).toEqual([]);
  }
  const from = { x: 0, y: 0, visible: false };
  const origin = drawing.layers.frame(scene).find((point) => point.lengthSq() === 0);
  if (!origin) throw new Error('the origin is not drawn');
  const at = drawing.viewpoint.project(origin.clone(), from);
  for (const { text, x, y } of labels) {
    const apart = Math.abs(x - at.x) >= 4 * text.length + 5 || Math.abs(y - at.y) >= 6 + 5;
    expect(apart, text).toBe(true);
  }
});
