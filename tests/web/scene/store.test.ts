import { describe, expect, test } from 'vitest';
import { addShape, defaultShape, removeItem, setPair } from '../../../web/scene/edits.ts';
import { emptyScene, type Item, type Scene } from '../../../web/scene/scene.ts';
import { createStore, type Store } from '../../../web/scene/store.ts';

const sphere = defaultShape('sphere', [0, 0, 0]);
const three = [1, 2, 3].reduce<Scene>((scene, id) => addShape(scene, id, sphere), emptyScene);
const moved = (scene: Scene): Scene => ({ ...scene });

describe('history', () => {
  test('a drag of many previews is one step', () => {
    const store = createStore(three);
    for (let i = 0; i < 10; i++) store.preview(moved(three));
    const end = store.state.scene;
    store.commit();
    store.undo();
    expect(store.state.scene).toBe(three);
    expect(store.canUndo).toBe(false);
    store.redo();
    expect(store.state.scene).toBe(end);
  });

  test('a cancelled drag leaves no step', () => {
    const store = createStore(three);
    store.preview(moved(three));
    store.cancel();
    expect(store.state.scene).toBe(three);
    expect(store.canUndo).toBe(false);
    store.commit();
    expect(store.canUndo).toBe(false);
  });

  test('undo during a drag cancels only the drag', () => {
    const store = createStore(three);
    const first = moved(three);
    store.edit(first);
    store.preview(moved(three));
    store.undo();
    expect(store.state.scene).toBe(first);
    expect(store.canRedo).toBe(false);
  });

  test('a refused step was never made: what could be redone before still can', () => {
    const store = createStore(three);
    const [first, second, refused] = [moved(three), moved(three), moved(three)];
    store.edit(first);
    store.edit(second);
    store.undo();
    store.edit(refused);
    expect(store.canRedo).toBe(false);
    store.refuse();
    expect(store.state.scene).toBe(first);
    store.redo();
    expect(store.state.scene).toBe(second);
    expect(store.canRedo).toBe(false);
    store.undo();
    store.undo();
    expect(store.state.scene).toBe(three);
  });

  test('a refused first step leaves nothing to undo or redo', () => {
    const store = createStore(three);
    store.edit(moved(three));
    store.refuse();
    expect(store.state.scene).toBe(three);
    expect([store.canUndo, store.canRedo]).toEqual([false, false]);
    store.refuse();
    expect(store.state.scene).toBe(three);
  });

  test('a refused drag is taken back, with the steps before it', () => {
    const store = createStore(three);
    const first = moved(three);
    store.edit(first);
    store.preview(moved(three));
    store.refuse();
    expect(store.state.scene).toBe(first);
    expect([store.canUndo, store.canRedo]).toEqual([true, false]);
  });

  test('holds at least 200 steps, and each can be undone', () => {
    const store = createStore(three);
    const scenes = Array.from({ length: 250 }, () => moved(three));
    for (const scene of scenes) store.edit(scene);
    for (let i = scenes.length - 2; i >= 0; i--) {
      store.undo();
      expect(store.state.scene).toBe(scenes[i]);
    }
    store.undo();
    expect(store.state.scene).toBe(three);
    for (const scene of scenes) {
      store.redo();
      expect(store.state.scene).toBe(scene);
    }
    expect(store.canRedo).toBe(false);
  });

  test('200 drags are 200 steps', () => {
    const store = createStore(three);
    const ends = Array.from({ length: 200 }, () => {
      for (let move = 0; move < 5; move++) store.preview(moved(three));
      const end = store.state.scene;
      store.commit();
      return end;
    });
    for (const end of ends.toReversed()) {
      expect(store.state.scene).toBe(end);
      store.undo();
    }
    expect(store.state.scene).toBe(three);
    expect(store.canUndo).toBe(false);
  });

  test('history is limited', () => {
    const store = createStore(three);
    for (let i = 0; i < 2000; i++) store.edit(moved(three));
    let steps = 0;
    while (store.canUndo) {
      store.undo();
      steps += 1;
    }
    expect(steps).toBe(500);
  });

  test('a new edit clears the redo history', () => {
    const store = createStore(three);
    store.edit(moved(three));
    store.undo();
    store.edit(moved(three));
    expect(store.canRedo).toBe(false);
  });
});

describe('an amendment', () => {
  test('is not a step of history', () => {
    const store = createStore(three);
    store.edit(moved(three));
    store.amend(setPair(store.state.scene, 1, 3));
    expect(store.state.scene.pair).toEqual([1, 3]);
    store.undo();
    expect(store.state.scene).toBe(three);
  });

  test('during a drag belongs to the drag', () => {
    const store = createStore(three);
    store.preview(moved(three));
    store.amend(setPair(store.state.scene, 1, 3));
    store.cancel();
    expect(store.state.scene).toBe(three);
  });
});

describe('the state besides the scene', () => {
  test('changes without a step of history', () => {
    const store = createStore(three);
    store.update({ selected: 2, gizmo: 'rotate', step: 4 });
    expect(store.state).toMatchObject({ selected: 2, gizmo: 'rotate', step: 4 });
    expect(store.canUndo).toBe(false);
  });

  test('a removed shape is neither selected nor hovered', () => {
    const store = createStore(three);
    store.update({ selected: 2, hovered: 2 });
    store.edit(removeItem(three, 2));
    expect(store.state).toMatchObject({ selected: null, hovered: null });
  });

  test('clearing the selection ends several mode', () => {
    const store = createStore(three);
    store.update({ selected: 2, several: true });
    store.update({ selected: 1 });
    expect(store.state.several).toBe(true);
    store.update({ selected: null });
    expect(store.state.several).toBe(false);
    store.update({ several: true });
    expect(store.state.several).toBe(false);
  });

  test('a change of the pair clears the chosen row, a drag keeps it', () => {
    const store = createStore(three);
    store.update({ step: 7 });
    store.preview(moved(three));
    expect(store.state.step).toBe(7);
    store.edit(setPair(three, 1, 3));
    expect(store.state.step).toBeNull();
  });
});

describe('listeners', () => {
  test('are called once per change with the previous state, until unsubscribed', () => {
    const store = createStore(three);
    const heard: (number | null)[] = [];
    const leave = store.subscribe((state, previous) => {
      if (state.selected !== previous.selected) heard.push(state.selected);
    });
    store.update({ selected: 1 });
    store.update({ selected: 1 });
    leave();
    store.update({ selected: 2 });
    expect(heard).toEqual([1]);
  });

  test('are called on a commit, which changes canUndo', () => {
    const store = createStore(three);
    store.preview(moved(three));
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    store.commit();
    expect(calls).toBe(1);
  });
});

test('ids are never reused, not even after an undo', () => {
  const store = createStore(three);
  const id = store.nextId();
  expect(id).toBe(4);
  store.edit(addShape(three, id, sphere));
  store.undo();
  expect(store.nextId()).toBe(5);
});

test('ids are safe integers, even next to one that is the largest', () => {
  const [first, ...others] = three.items;
  const largest = {
    ...three,
    items: [{ ...first, id: Number.MAX_SAFE_INTEGER } as Item, ...others],
  };
  const store = createStore(largest);
  const ids = [store.nextId()];
  for (let i = 0; i < 3; i++) {
    store.edit(addShape(store.state.scene, ids.at(-1) as number, sphere));
    ids.push(store.nextId());
  }
  const all = [...store.state.scene.items.map(({ id }) => id), ids.at(-1)];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((id) => Number.isSafeInteger(id))).toBe(true);
});

test('a turn is that of the last change, of one selected shape in one mode', () => {
  const turn = { axis: [0, 1, 0], angle: 1 } as const;
  const turned = () => {
    const store = createStore(three);
    store.update({ selected: 1, gizmo: 'rotate' });
    store.preview(moved(three), turn);
    store.commit();
    expect(store.state.turn).toBe(turn);
    return store;
  };
  const after = (change: (store: Store) => void) => {
    const store = turned();
    change(store);
    return store.state.turn;
  };
  expect(after((store) => store.undo())).toBeNull();
  expect(after((store) => store.edit(moved(three)))).toBeNull();
  expect(after((store) => store.update({ selected: 2 }))).toBeNull();
  expect(after((store) => store.update({ gizmo: 'move' }))).toBeNull();
  expect(after((store) => store.update({ hovered: 2 }))).toBe(turn);
});

test('a triangle under the pointer is forgotten where the scene changes', () => {
  const store = createStore(three);
  const pointed = { shape: sphere, triangle: 3, point: [0, 0, 1], normal: null } as const;
  store.update({ hovered: 1, pointed });
  store.update({ selected: 1 });
  expect(store.state.pointed).toBe(pointed);
  store.preview(moved(three));
  expect(store.state.pointed).toBeNull();
  expect(store.state.hovered).toBe(1);
});
