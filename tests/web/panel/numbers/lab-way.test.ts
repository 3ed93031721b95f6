import { beforeEach, expect, test } from 'vitest';
import { type Box, boxesOf, Way } from '../../../../web/panel/numbers/lab-way.ts';
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
let way: Way;
beforeEach(() => {
  way = new Way();
});

test('only oriented boxes can be turned', () => {
  const items = all.map((shape, id) => ({ id, name: `${id}`, shape }));
  expect(boxesOf(items).map(({ shape }) => shape)).toEqual([shapes.obb]);
});

test('leads from the first preferred box to the second, else to any other', () => {
  way.begin([a, b, c], [null, 7, 3, 2]);
  expect([way.p, way.q, way.source]).toEqual([c.shape.rotation, b.shape.rotation, 2]);
  way.begin([a, b, c], [3, 3]);
  expect([way.p, way.q, way.source]).toEqual([c.shape.rotation, a.shape.rotation, 1]);
  way.begin([a], [1]);
  expect([way.p, way.q, way.source]).toEqual([a.shape.rotation, [0, 0, 0, 1], null]);
});

test('p stays what it was, q goes along with its box', () => {
  way.begin([a, b], [1]);
  const box = way.follow([turned(a, [1, 1, 1, 1]), turned(b, [0, 1, 0, 1])]);
  expect(box?.shape.rotation).toEqual([1, 1, 1, 1]);
  expect([way.p, way.q]).toEqual([
    [0, 0, 0, 1],
    [0, 1, 0, 1],
  ]);
});

test('q stays when its box goes, and another box is turned when that goes', () => {
  way.begin([a, b], [1]);
  expect(way.follow([a])).toBe(a);
  expect([way.q, way.source]).toEqual([b.shape.rotation, null]);
  expect(way.follow([c])).toBe(c);
  expect(way.p).toBe(c.shape.rotation);
  expect(way.follow([])).toBeNull();
});

test('the slider goes with the box through undo and redo', () => {
  way.begin([a, b], [1]);
  expect(way.placeOf(a.shape.rotation)).toBe(0);
  const third: Quat = [0, 0, 0.3, 0.9];
  const half: Quat = [0, 0, 0.4, 0.9];
  way.note(third, 0.3);
  way.note(half, 0.5);
  expect(way.placeOf(half)).toBe(0.5);
  expect(way.placeOf(third)).toBe(0.3);
  expect(way.placeOf(a.shape.rotation)).toBe(0);
  // Turned by hand: as far as it was.
  expect(way.placeOf([1, 0, 0, 0])).toBe(0.5);
});

test('swapping leaves the box where it is, as seen from the other end', () => {
  way.begin([a, b], [1]);
  const rotation: Quat = [0, 0, 0.3, 0.9];
  way.note(rotation, 0.45);
  way.swap(rotation);
  expect([way.p, way.q, way.source]).toEqual([b.shape.rotation, a.shape.rotation, null]);
  expect(way.placeOf(rotation)).toBe(0.55);
  way.swap(rotation);
  expect(way.placeOf(rotation)).toBe(0.45);
});

test('entering q lets go of the box it came from; p can be entered as well', () => {
  way.begin([a, b], [1]);
  way.enter('p', [0, 1, 0, 0]);
  expect([way.p, way.source]).toEqual([[0, 1, 0, 0], 2]);
  way.enter('q', [1, 0, 0, 0]);
  expect([way.q, way.source]).toEqual([[1, 0, 0, 0], null]);
  way.takeFrom([a, b], 2);
  expect([way.q, way.source]).toEqual([b.shape.rotation, 2]);
  way.takeFrom([a, b], null);
  expect([way.q, way.source]).toEqual([b.shape.rotation, null]);
});

test('what is entered can be given up until it is committed', () => {
  way.begin([a, b], [1]);
  way.enter('q', [1, 0, 0, 0]);
  way.enter('q', [2, 0, 0, 0]);
  way.cancel();
  expect([way.q, way.source]).toEqual([b.shape.rotation, 2]);
  way.enter('q', [1, 0, 0, 0]);
  way.commit();
  way.cancel();
  expect([way.q, way.source]).toEqual([[1, 0, 0, 0], null]);
});
