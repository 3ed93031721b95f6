import { expect, test } from 'vitest';
import { type ChooseOffset, duplicated } from '../../../web/scene/duplicate.ts';
import type { Item, Scene } from '../../../web/scene/scene.ts';

const scene: Scene = {
  items: [
    { id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } },
    { id: 2, name: 'B', shape: { kind: 'point', position: [3, 1, 0] }, locked: true },
    { id: 3, name: 'C', shape: { kind: 'plane', normal: [0, 2, 0], constant: -2 } },
  ],
  pair: [1, 2],
};
const copies = (...ids: number[]) => copiesBy(() => null, ...ids);
const copiesBy = (choose: ChooseOffset, ...ids: number[]) => {
  let last = 10;
  return duplicated(scene, ids, () => ++last, choose);
};

test('copies are next to the originals, in the same relative positions', () => {
  const { scene: after, ids } = copies(1, 2);
  expect(ids).toEqual([11, 12]);
  expect(after.pair).toEqual([1, 2]);
  expect(after.items.slice(3)).toEqual([
    { id: 11, name: 'D', shape: { kind: 'sphere', center: [4.5, 0, 0], radius: 1 } },
    { id: 12, name: 'E', shape: { kind: 'point', position: [7.5, 1, 0] } },
  ]);
});

test('copies move as the originals do', () => {
  const [first, ...others] = scene.items;
  let last = 10;
  const moving = {
    ...scene,
    items: [{ ...(first as Item), velocity: [1, 2, 3] as const }, ...others],
  };
  const { scene: after } = duplicated(
    moving,
    [1, 2],
    () => (last += 1),
    () => null,
  );
  expect(after.items.slice(3).map(({ velocity }) => velocity)).toEqual([[1, 2, 3], undefined]);
});

test('a single plane moves along its normal', () => {
  expect(copies(3).scene.items.at(-1)?.shape).toMatchObject({ constant: -3 });
});

test('they may be on any side, and partly over the originals where no side has room', () => {
  const asked: number[][] = [];
  const { scene: after } = copiesBy((offsets, shapes) => {
    expect(shapes).toEqual([scene.items[0]?.shape]);
    asked.push(...offsets.map((offset) => [...offset]));
    return offsets[1] ?? null;
  }, 1);
  expect(asked).toContainEqual([0, -2.25, 0]);
  expect(asked.at(-1)).toEqual([0, -0.5625, 0]);
  expect(after.items.at(-1)?.shape).toMatchObject({ center: [-2.25, 0, 0] });
});
