import { afterEach, expect, test, vi } from 'vitest';
import type { Gizmo } from '../../../web/input/gizmo.ts';
import type { InputHost } from '../../../web/input/host.ts';
import { LazyGizmo } from '../../../web/input/lazy-gizmo.ts';
import type { Scene } from '../../../web/scene/scene.ts';

type Module = { Gizmo: new (host: InputHost) => Gizmo };
type Door = { open(module: Module): void; fail(error: Error): void };

/** A gizmo that only notes what it is told, and a door through which it comes. */
function build() {
  const told: string[] = [];
  class Fake {
    setColors = (...colors: string[]) => told.push(`colors ${colors}`);
    sync = () => told.push('sync');
    hover = () => true;
    leave = () => told.push('leave');
    grab = () => true;
    drag = (scene: Scene) => scene;
    release = () => told.push('release');
    dispose = () => told.push('dispose');
  }
  const state = { selected: null as number | null };
  const host = { state: () => state, changedView: () => told.push('draw') };
  const doors: Door[] = [];
  const load = vi.fn(() => {
    return new Promise<Module>((open, fail) => doors.push({ open, fail }));
  });
  const lazy = new LazyGizmo(host as unknown as InputHost, load);
  const arrive = async () => {
    doors.at(-1)?.open({ Gizmo: Fake } as unknown as Module);
    await vi.waitFor(() => expect(told.at(-1)).toBe('draw'));
  };
  return { lazy, load, arrive, told, state, doors };
}

const scene: Scene = { items: [], pair: null };

afterEach(() => vi.restoreAllMocks());

test('nothing is loaded before a shape is selected, and then only once', () => {
  const { lazy, load, state } = build();
  lazy.sync();
  expect(load).not.toHaveBeenCalled();
  state.selected = 1;
  lazy.sync();
  state.selected = 2;
  lazy.sync();
  expect(load).toHaveBeenCalledTimes(1);
});

test('until it is there nothing is under the pointer', () => {
  const { lazy, state } = build();
  state.selected = 1;
  lazy.sync();
  expect(lazy.hover(0, 0, 9)).toBe(false);
  expect(lazy.grab(0, 0, 9)).toBe(false);
  expect(lazy.drag(scene, 0, 0, false)).toBe(null);
  lazy.leave();
  lazy.release();
});

test('it comes in the colours of by then, follows the state of by then, and is drawn', async () => {
  const { lazy, state, arrive, told } = build();
  lazy.setColors('old', 'old');
  state.selected = 1;
  lazy.sync();
  lazy.setColors('soft', 'ink');
  state.selected = null;
  lazy.sync();
  await arrive();
  expect(told).toEqual(['colors soft,ink', 'sync', 'draw']);
  expect(lazy.grab(0, 0, 9)).toBe(true);
  expect(lazy.drag(scene, 0, 0, false)).toBe(scene);
  lazy.sync();
  lazy.dispose();
  expect(told.slice(3)).toEqual(['sync', 'dispose']);
});

test('what was taken down while it was loading stays down', async () => {
  const { lazy, state, told, doors } = build();
  const made = vi.fn();
  state.selected = 1;
  lazy.sync();
  lazy.dispose();
  doors[0]?.open({ Gizmo: made } as unknown as Module);
  await new Promise((resolve) => setTimeout(resolve));
  expect(made).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('where it can not be loaded the rest goes on, and the next selection tries again', async () => {
  const { lazy, load, state, arrive, doors } = build();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('offline');
  state.selected = 1;
  lazy.sync();
  doors[0]?.fail(failure);
  await vi.waitFor(() => expect(complain).toHaveBeenCalledExactlyOnceWith(failure));
  lazy.sync();
  expect(lazy.grab(0, 0, 9)).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  state.selected = null;
  lazy.sync();
  state.selected = 1;
  lazy.sync();
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(lazy.grab(0, 0, 9)).toBe(true);
});
