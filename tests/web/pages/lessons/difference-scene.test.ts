// M of the main figure's pair as a scene of its own.
import { describe, expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import { differenceScene, rowOfFace } from '../../../../web/pages/lessons/difference-scene.ts';
import { sceneOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { separatingAxes } from '../../../../web/pages/lessons/list/separating-axes.ts';
import { twoTurnedBoxes } from '../../../../web/pages/lessons/list/two-turned-boxes.ts';
import { withNumberAt } from '../../../../web/pages/lessons/scrub.ts';
import { itemById, type PlainScene } from '../../../../web/scene/scene.ts';

const core = await loadCore();

const nearestName = ({ pair, ...scene }: PlainScene) =>
  itemById({ pair, ...scene }, pair?.[1] ?? 0)?.name;

describe('of two triangles in a plane', () => {
  const scene = sceneOf(separatingAxes.figures.main);

  test('it has a side for each edge, around the plane', () => {
    const names = differenceScene(core, scene).items.map(({ name }) => name);
    expect(names.slice(1).sort()).toEqual(['A.ab', 'A.bc', 'A.ca', 'B.ab', 'B.bc', 'B.ca']);
  });

  test('it moves with A, and the side nearest to the origin is another', () => {
    expect(nearestName(differenceScene(core, scene))).toBe('B.bc');
    const moved = withNumberAt(withNumberAt(scene, 'A.a.x', 0.6), 'A.a.y', -1);
    const before = differenceScene(core, scene).items.map(({ shape }) => shape);
    expect(differenceScene(core, moved).items.map(({ shape }) => shape)).not.toEqual(before);
  });
});

describe('of two turned boxes', () => {
  const scene = sceneOf(twoTurnedBoxes.figures.main);
  const difference = differenceScene(core, scene);

  test('it has one face in front for each of the fifteen candidates', () => {
    const [a, b] = scene.items.map(({ shape }) => shape);
    if (!(a && b)) throw new Error('there are two boxes');
    const rows = core.explain(a, b).steps.map(({ name }) => name);
    const names = difference.items.slice(1).map(({ name }) => name);
    expect(names.toSorted()).toEqual(rows.toSorted());
    expect(nearestName(difference)).toBe('A.y×B.x');
  });

  test('of boxes turned alike it is a box, of which three faces are in front', () => {
    const [a, b] = scene.items;
    if (!(a && b)) throw new Error('there are two boxes');
    const same = { ...b, shape: { ...a.shape, center: [0.3, 3, 0.2] } } as typeof b;
    const { items } = differenceScene(core, { ...scene, items: [a, same] });
    expect(items).toHaveLength(4);
  });
});

test('a side or face leads to its row', () => {
  expect(rowOfFace('B.bc')).toBe('n×B.bc');
  expect(rowOfFace('A.y×B.x')).toBe('A.y×B.x');
  expect(rowOfFace('A.x (2)')).toBe('A.x');
});
