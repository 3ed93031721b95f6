import { beforeEach, expect, test } from 'vitest';
import { type Box, boxesOf, SlerpPath } from '../../../../web/panel/numbers/slerp-path.ts';
import type { Quat } from '../../../../web/scene/shape.ts';
import { all, shapes } from '../../scene/samples.ts';

const boxOf = (id: number, rotation: Quat): Box => ({
  id,
  name: `box ${id}`,
  shape: { ...shapes.obb, rotation },
});
const turned = (box: Box, rotation: Quat): Box => boxOf(box.id, rotation);

const a = boxOf(1, [0, 0, 0, 1]);
const b = boxOf(2, [0, 0, 2, 2]);
const c = boxOf(3, [1, 0, 0, 0]);
let path: SlerpPath;
beforeEach(() => {
  path = new SlerpPath();
});

test('only oriented boxes can be rotated', () => {
  const items = all.map((shape, id) => ({ id, name: `${id}`, shape }));
  expect(boxesOf(items).map(({ shape }) => shape)).toEqual([shapes.obb]);
});

test('goes from the first preferred box to the second, or to any other', () => {
  path.begin([a, b, c], [null, 7, 3, 2]);
  expect([path.p, path.q, path.source]).toEqual([c.shape.rotation, b.shape.rotation, 2]);
  path.begin([a, b, c], [3, 3]);
  expect([path.p, path.q, path.source]).toEqual([c.shape.rotation, a.shape.rotation, 1]);
  path.begin([a], [1]);
  expect([path.p, path.q, path.source]).toEqual([a.shape.rotation, [0, 0, 0, 1], null]);
});

test('p stays constant, q follows its box', () => {
  path.begin([a, b], [1]);
  const box = path.follow([turned(a, [1, 1, 1, 1]), turned(b, [0, 1, 0, 1])]);
  expect(box?.shape.rotation).toEqual([1, 1, 1, 1]);
  expect([path.p, path.q]).toEqual([
    [0, 0, 0, 1],
    [0, 1, 0, 1],
  ]);
});

test('q stays when its box is removed, and another box is rotated when the rotated one is removed', () => {
  path.begin([a, b], [1]);
  expect(path.follow([a])).toBe(a);
  expect([path.q, path.source]).toEqual([b.shape.rotation, null]);
  expect(path.follow([c])).toBe(c);
  expect(path.p).toBe(c.shape.rotation);
  expect(path.follow([])).toBeNull();
});

test('the slider follows the box through undo and redo', () => {
  path.begin([a, b], [1]);
  expect(path.parameterOf(a.shape.rotation)).toBe(0);
  const third: Quat = [0, 0, 0.3, 0.9];
  const half: Quat = [0, 0, 0.4, 0.9];
  path.record(third, 0.3);
  path.record(half, 0.5);
  expect(path.parameterOf(half)).toBe(0.5);
  expect(path.parameterOf(third)).toBe(0.3);
  expect(path.parameterOf(a.shape.rotation)).toBe(0);
  // Rotated by other means: the parameter stays.
  expect(path.parameterOf([1, 0, 0, 0])).toBe(0.5);
});

test('swapping keeps the box and replaces t by 1 − t', () => {
  path.begin([a, b], [1]);
  const rotation: Quat = [0, 0, 0.3, 0.9];
  path.record(rotation, 0.45);
  path.swap(rotation);
  expect([path.p, path.q, path.source]).toEqual([b.shape.rotation, a.shape.rotation, null]);
  expect(path.parameterOf(rotation)).toBe(0.55);
  path.swap(rotation);
  expect(path.parameterOf(rotation)).toBe(0.45);
});

test('entering q detaches it from its box; p can be entered as well', () => {
  path.begin([a, b], [1]);
  path.enter('p', [0, 1, 0, 0]);
  expect([path.p, path.source]).toEqual([[0, 1, 0, 0], 2]);
  path.enter('q', [1, 0, 0, 0]);
  expect([path.q, path.source]).toEqual([[1, 0, 0, 0], null]);
  path.setSource([a, b], 2);
  expect([path.q, path.source]).toEqual([b.shape.rotation, 2]);
  path.setSource([a, b], null);
  expect([path.q, path.source]).toEqual([b.shape.rotation, null]);
});

test('an entered orientation can be cancelled until it is committed', () => {
  path.begin([a, b], [1]);
  path.enter('q', [1, 0, 0, 0]);
  path.enter('q', [2, 0, 0, 0]);
  path.cancel();
  expect([path.q, path.source]).toEqual([b.shape.rotation, 2]);
  path.enter('q', [1, 0, 0, 0]);
  path.commit();
  path.cancel();
  expect([path.q, path.source]).toEqual([[1, 0, 0, 0], null]);
});
