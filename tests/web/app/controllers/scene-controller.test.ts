import { beforeEach, describe, expect, test } from 'vitest';
import { SceneController } from '../../../../web/app/controllers/scene-controller.ts';
import { SelectionController } from '../../../../web/app/controllers/selection-controller.ts';
import type { Sight } from '../../../../web/app/sight.ts';
import type { Surroundings } from '../../../../web/scene/edits.ts';
import { emptyScene } from '../../../../web/scene/scene.ts';
import { chosenOf } from '../../../../web/scene/selection.ts';
import { createStore, type Store } from '../../../../web/scene/store.ts';

let store: Store;
let commands: SceneController;
let selection: SelectionController;
let surroundings: (Sight & Surroundings) | null;
let revealed: string[];

beforeEach(() => {
  surroundings = null;
  revealed = [];
  store = createStore(emptyScene);
  selection = new SelectionController(store);
  commands = new SceneController({
    store,
    core: () => null,
    surroundings: () => surroundings,
    reveal: (shapes) => revealed.push(...shapes.map(({ kind }) => kind)),
    openPreset: () => undefined,
    openEmpty: () => undefined,
    edited: () => undefined,
  });
});

const pair = () => store.state.scene.pair;

describe('nudging', () => {
  const spots = () =>
    store.state.scene.items.map(({ shape }) => (shape.kind === 'sphere' ? shape.center : []));

  beforeEach(() => {
    commands.add('sphere');
    commands.add('sphere');
  });

  test('moves all that is selected, as one step of history', () => {
    const before = structuredClone(spots());
    selection.toggle(1);
    commands.nudge(1, 0.05);
    expect(spots()).toEqual(before.map(([x = 0, y = 0, z = 0]) => [x, y + 0.05, z]));
    store.undo();
    expect(spots()).toEqual(before);
  });

  test('leaves what is locked or held to another axis, without a step', () => {
    const { scene } = store.state;
    store.update({ axisLock: { axis: 0, plane: false } });
    commands.nudge(1, 0.05);
    expect(store.state.scene).toBe(scene);
    store.update({ axisLock: null });
    commands.setLocked(2, true);
    const locked = store.state.scene;
    commands.nudge(1, 0.05);
    expect(store.state.scene).toBe(locked);
  });
});

describe('the ray of the pointer', () => {
  const ray = { origin: [0, 0, 9], direction: [0, 0, -1] } as const;

  beforeEach(() => {
    commands.add('sphere');
    commands.add('aabb');
    selection.point({ ray: null });
  });

  test('is kept as a shape, in a pair with what it hits, as one step of history', () => {
    const hit = { id: 1, point: [0, 0, 1], normal: [0, 0, 1], triangle: null } as const;
    commands.keepRay({ ...ray, hit });
    expect(store.state.scene.items.at(-1)?.shape).toEqual({ kind: 'ray', ...ray });
    expect([pair(), store.state.selected, store.state.pointing]).toEqual([[3, 1], 3, null]);
    store.undo();
    expect(store.state.scene.items).toHaveLength(2);
    expect(pair()).toEqual([1, 2]);
  });

  test('is kept as well where it hits nothing', () => {
    commands.keepRay({ ...ray, hit: null });
    expect(pair()).toEqual([2, 3]);
  });
});

describe('the pair', () => {
  beforeEach(() => {
    commands.add('sphere');
    commands.add('sphere');
  });

  test('is the first two shapes, the latest of them selected', () => {
    expect(pair()).toEqual([1, 2]);
    expect(store.state.selected).toBe(2);
  });

  test('takes in a new shape, against the selected one', () => {
    commands.add('aabb');
    expect(pair()).toEqual([2, 3]);
  });

  test('takes in a shape from outside that is selected', () => {
    commands.add('plane');
    expect(pair()).toEqual([2, 3]);
    selection.select(1);
    expect(pair()).toEqual([3, 1]);
  });

  test('keeps its first shape if the next is added to it', () => {
    commands.add('aabb');
    selection.select(1, true);
    expect(pair()).toEqual([2, 1]);
  });

  test('is left alone when one of its own is selected, or none', () => {
    selection.select(1);
    expect(pair()).toEqual([1, 2]);
    selection.select(null);
    expect(pair()).toEqual([1, 2]);
    expect(store.state.selected).toBeNull();
  });

  test('loses a shape that is removed', () => {
    commands.remove(1);
    expect(pair()).toBeNull();
    store.undo();
    expect(pair()).toEqual([1, 2]);
  });
});

describe('hidden shapes', () => {
  beforeEach(() => {
    for (const kind of ['sphere', 'sphere', 'aabb'] as const) commands.add(kind);
  });

  test('stay out of the pair, selected or not', () => {
    commands.setHidden(1, true);
    selection.select(1);
    expect(store.state.selected).toBe(1);
    expect(pair()).toEqual([2, 3]);
    commands.add('point');
    expect(pair()).toEqual([2, 4]);
  });
});

describe('copies', () => {
  beforeEach(() => {
    commands.add('sphere');
    commands.add('aabb');
  });

  test('are selected, and one step of history', () => {
    commands.duplicate(2, 1);
    expect(store.state).toMatchObject({ selected: 3, also: [4] });
    expect(store.state.scene.items.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    store.undo();
    expect(store.state.scene.items).toHaveLength(2);
    expect(store.state).toMatchObject({ selected: null, also: [] });
  });

  test('all that is selected goes at once', () => {
    commands.duplicate(1, 2);
    commands.remove(3, 4);
    expect(store.state.scene.items.map(({ id }) => id)).toEqual([1, 2]);
    store.undo();
    expect(store.state.scene.items).toHaveLength(4);
  });
});

describe('what is added', () => {
  /** Straight from above, ten pixels a meter, in a picture of 200 by 200. */
  const fromAbove = (left: number): Sight & Surroundings => ({
    focus: [0, 0, 0],
    target: [0, 0, 0],
    radius: 10,
    freeArea: { left, top: 0, right: 200, bottom: 200 },
    areaOf: (shapes) => {
      const [shape] = shapes;
      if (shape?.kind !== 'sphere') return null;
      const [x, , z] = shape.center.map((each) => 100 + 10 * each) as [number, number, number];
      const size = 10 * shape.radius;
      return { left: x - size, top: z - size, right: x + size, bottom: z + size };
    },
  });
  const centers = () =>
    store.state.scene.items.map(({ shape }) => (shape.kind === 'sphere' ? shape.center : null));

  test('is where no panel covers it', () => {
    surroundings = fromAbove(105);
    commands.add('sphere');
    expect(centers()[0]?.[0]).toBeGreaterThan(0.5);
    expect(revealed).toEqual([]);
  });

  test('and copies lie beside what is there already', () => {
    surroundings = fromAbove(0);
    commands.add('sphere');
    commands.add('sphere');
    commands.duplicate(2);
    const apart = (p: number, q: number) =>
      Math.hypot(...[0, 1, 2].map((i) => (centers()[p]?.[i] ?? 0) - (centers()[q]?.[i] ?? 0)));
    for (const [p, q] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      expect(apart(p, q)).toBeGreaterThan(1);
    }
  });

  test('is shown by turning the picture to it where there is no room', () => {
    surroundings = { ...fromAbove(0), freeArea: { left: 99, top: 99, right: 101, bottom: 101 } };
    commands.add('sphere');
    commands.duplicate(1);
    expect(revealed).toEqual(['sphere', 'sphere']);
    expect(store.state.scene.items).toHaveLength(2);
  });
});

test('what was selected before can be selected again, with the pair of then', () => {
  for (let i = 0; i < 3; i++) commands.add('sphere');
  selection.select(1);
  const before = chosenOf(store.state);
  const steps = store.canUndo;
  selection.select(null);
  commands.setPairSide(1, 3);
  selection.select(2);
  selection.restore(before);
  expect(chosenOf(store.state)).toEqual(before);
  expect(store.canUndo).toBe(steps);
});
