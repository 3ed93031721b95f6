import { describe, expect, test } from 'vitest';
import {
  addShape,
  defaultShape,
  freeName,
  freeSpots,
  moveItems,
  pairUp,
  removeItem,
  renameItem,
  replaceShape,
  sceneOfShapes,
  setHidden,
  setLocked,
  setPair,
  setPairSide,
  setTitle,
  withShapes,
} from '../../../web/scene/edits.ts';
import { emptyScene, itemById, type Scene } from '../../../web/scene/scene.ts';
import type { Kind, Shape } from '../../../web/scene/shape.ts';
import { shapes } from './samples.ts';

const kinds = Object.keys(shapes) as Kind[];

const sphere = defaultShape('sphere', [0, 0, 0]);
const around = { focus: [0, 0, 0], target: [0, 0, 0], radius: 4 } as const;
const sceneOf = (count: number): Scene => {
  let scene = emptyScene;
  for (let id = 1; id <= count; id++) scene = addShape(scene, id, sphere);
  return scene;
};

describe('adding', () => {
  test('names are A, B, C, and free ones are reused', () => {
    const scene = sceneOf(3);
    expect(scene.items.map((item) => item.name)).toEqual(['A', 'B', 'C']);
    const holed = removeItem(scene, 2);
    expect(freeName(holed.items)).toBe('B');
  });

  test('the 27th shape is A2', () => {
    expect(sceneOf(27).items.at(-1)?.name).toBe('A2');
  });

  test('the second shape completes the first pair', () => {
    expect(sceneOf(1).pair).toBeNull();
    expect(sceneOf(2).pair).toEqual([1, 2]);
    expect(sceneOf(3).pair).toEqual([1, 2]);
  });

  test('does not mutate the scene', () => {
    const before = sceneOf(2);
    const copy = structuredClone(before);
    addShape(before, 3, sphere);
    removeItem(before, 1);
    replaceShape(before, 1, defaultShape('ray', [0, 0, 0]));
    expect(before).toEqual(copy);
  });
});

describe('removing', () => {
  test('a shape outside the pair keeps the pair', () => {
    expect(removeItem(sceneOf(3), 3).pair).toEqual([1, 2]);
  });

  test('a shape of the pair is replaced by the first shape outside it', () => {
    expect(removeItem(sceneOf(4), 1).pair).toEqual([3, 2]);
    expect(removeItem(sceneOf(4), 2).pair).toEqual([1, 3]);
  });

  test('with one shape left there is no pair', () => {
    expect(removeItem(sceneOf(2), 1).pair).toBeNull();
  });

  test('an unknown id changes nothing', () => {
    const scene = sceneOf(2);
    expect(removeItem(scene, 9)).toBe(scene);
  });
});

describe('the pair', () => {
  test('is never a shape with itself', () => {
    const scene = sceneOf(2);
    expect(setPair(scene, 2, 2)).toBe(scene);
  });

  test('choosing the other side’s shape swaps the two', () => {
    expect(setPairSide(sceneOf(3), 0, 2).pair).toEqual([2, 1]);
    expect(setPairSide(sceneOf(3), 1, 1).pair).toEqual([2, 1]);
    expect(setPairSide(sceneOf(3), 1, 3).pair).toEqual([1, 3]);
  });
});

describe('pairing up', () => {
  const scene = sceneOf(4);

  test('uses the first existing partner', () => {
    expect(pairUp(scene, 3, [4, 1]).pair).toEqual([4, 3]);
    expect(pairUp(scene, 3, [null, 9, 3, 2]).pair).toEqual([2, 3]);
  });

  test('keeps the pair if there is no partner', () => {
    expect(pairUp(scene, 3, [null, 9, 3])).toBe(scene);
    expect(pairUp(scene, 9, [1])).toBe(scene);
  });
});

test('new shapes get different positions', () => {
  const [first, second] = [2, 3].map((count) => freeSpots(sceneOf(count), around)[0]);
  expect(first).not.toEqual(second);
});

describe('the title', () => {
  const titled = setTitle(sceneOf(2), 'Two balls');

  test('is one line of at most eighty characters', () => {
    expect(titled).toEqual({ title: 'Two balls', ...sceneOf(2) });
    expect(setTitle(titled, ' 두 공이\n만난다 ').title).toBe('두 공이 만난다');
    expect(setTitle(titled, '👍'.repeat(99)).title).toBe('👍'.repeat(80));
  });

  test('is removed by an empty one', () => {
    expect(setTitle(titled, ' ')).toStrictEqual(sceneOf(2));
  });

  test('changes nothing if equal', () => {
    expect(setTitle(titled, 'Two balls ')).toBe(titled);
    const untitled = sceneOf(2);
    expect(setTitle(untitled, '')).toBe(untitled);
  });

  test('is kept by edits of shapes', () => {
    const added = addShape(titled, 3, sphere);
    expect(added.title).toBe('Two balls');
    for (const id of [1, 3]) expect(removeItem(added, id).title).toBe('Two balls');
    expect(removeItem(titled, 1).title).toBe('Two balls');
    expect(setPair(replaceShape(titled, 1, sphere), 2, 1).title).toBe('Two balls');
  });
});

describe('names', () => {
  const nameAfter = (name: string) => itemById(renameItem(sceneOf(2), 1, name), 1)?.name;

  test('are truncated to twelve characters and trimmed', () => {
    expect(nameAfter('  left arm ')).toBe('left arm');
    expect(nameAfter('a name that is too long')).toBe('a name that');
    expect(nameAfter('왼쪽 벽')).toBe('왼쪽 벽');
  });

  test('are kept if the new one is empty or taken', () => {
    const scene = sceneOf(2);
    for (const name of ['', '   ', 'B', 'A']) expect(renameItem(scene, 1, name)).toBe(scene);
  });
});

test('hiding and locking change nothing else', () => {
  const scene = sceneOf(2);
  expect(itemById(setHidden(scene, 2, true), 2)).toEqual({ ...scene.items[1], hidden: true });
  expect(itemById(setLocked(scene, 2, true), 2)).toEqual({ ...scene.items[1], locked: true });
  expect(setLocked(scene, 2, true).items[0]).toBe(scene.items[0]);
});

test('moving starts from where items were', () => {
  const scene = sceneOf(2);
  const starts = scene.items.slice(1);
  const once = moveItems(scene, starts, [1, 0, 0]);
  expect(itemById(moveItems(once, starts, [0, 2, 0]), 2)?.shape).toMatchObject({
    center: [0, 2, 0],
  });
  expect(once.items[0]).toBe(scene.items[0]);
});

test('shapes that are gone meanwhile leave the scene as it is', () => {
  const before = sceneOf(2);
  const gone = before.items.filter(({ id }) => id === 2);
  const scene = removeItem(before, 2);
  expect(moveItems(scene, gone, [1, 0, 0])).toBe(scene);
  expect(replaceShape(scene, 2, sphere)).toBe(scene);
  expect(setHidden(scene, 2, true)).toBe(scene);
});

test('replacing keeps id, name and the other items', () => {
  const scene = sceneOf(2);
  const shape = defaultShape('aabb', [1, 2, 3]);
  const next = replaceShape(scene, 2, shape);
  expect(itemById(next, 2)).toEqual({ id: 2, name: 'B', shape });
  expect(next.items[0]).toBe(scene.items[0]);
});

test.each(kinds)('a new %s is of its kind and finite', (kind) => {
  const shape = defaultShape(kind, [1, -2, 0.5]);
  expect(shape.kind).toBe(kind);
  const numbers = Object.values(shape)
    .flat()
    .filter((value) => typeof value === 'number');
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.every(Number.isFinite)).toBe(true);
});

const point = (x: number): Shape => ({ kind: 'point', position: [x, 0, 0] });
const points = (count: number) => Array.from({ length: count }, (_, x) => point(x));

test('shapes are named in their order, and the first two are the pair', () => {
  expect(sceneOfShapes(point(0), point(1), point(2))).toEqual({
    items: [
      { id: 1, name: 'A', shape: point(0) },
      { id: 2, name: 'B', shape: point(1) },
      { id: 3, name: 'C', shape: point(2) },
    ],
    pair: [1, 2],
  });
});

test.each([0, 1])('%i shapes make no pair', (count) => {
  const { items, pair } = sceneOfShapes(...points(count));
  expect(items).toHaveLength(count);
  expect(pair).toBeNull();
});

test('names go on behind Z, and ids behind those of the scene', () => {
  const scene = withShapes(sceneOfShapes(...points(25)), points(2));
  expect(scene.items.slice(24).map(({ id, name }) => [id, name])).toEqual([
    [25, 'Y'],
    [26, 'Z'],
    [27, 'A2'],
  ]);
});
