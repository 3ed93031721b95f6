import { afterEach, expect, test, vi } from 'vitest';
import type { Gizmo } from '../../../web/input/gizmo.ts';
import type { InputHost } from '../../../web/input/host.ts';
import { LazyGizmo } from '../../../web/input/lazy-gizmo.ts';
import type { Scene } from '../../../web/scene/scene.ts';

type Module = { Gizmo: new (host: InputHost) => Gizmo };
type PendingLoad = { resolve(module: Module): void; reject(error: Error): void };

/** A fake gizmo that records its calls, and control over when it is loaded. */
function build() {
  const calls: string[] = [];
  class Fake {
    setColors = (...colors: string[]) => calls.push(`colors ${colors}`);
    sync = () => calls.push('sync');
    hover = () => true;
    leave = () => calls.push('leave');
    grab = () => true;
    drag = (scene: Scene) => ({ scene, turn: null });
    release = () => calls.push('release');
    dispose = () => calls.push('dispose');
  }
  const state = { selected: null as number | null };
  const host = { state: () => state, changedView: () => calls.push('draw') };
  const pendingLoads: PendingLoad[] = [];
  const load = vi.fn(() => {
    return new Promise<Module>((resolve, reject) => pendingLoads.push({ resolve, reject }));
  });
  const lazy = new LazyGizmo(host as unknown as InputHost, load);
  const arrive = async () => {
    pendingLoads.at(-1)?.resolve({ Gizmo: Fake } as unknown as Module);
    await vi.waitFor(() => expect(calls.at(-1)).toBe('draw'));
  };
  return { lazy, load, arrive, calls, state, pendingLoads };
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

test('until it is loaded it is never hit', () => {
  const { lazy, state } = build();
  state.selected = 1;
  lazy.sync();
  expect(lazy.hover(0, 0, 9)).toBe(false);
  expect(lazy.grab(0, 0, 9)).toBe(false);
  expect(lazy.drag(scene, 0, 0, false)).toBe(null);
  lazy.leave();
  lazy.release();
});

test('once loaded it gets the latest colors and state, and is drawn', async () => {
  const { lazy, state, arrive, calls } = build();
  lazy.setColors('old', 'old');
  state.selected = 1;
  lazy.sync();
  lazy.setColors('soft', 'ink');
  state.selected = null;
  lazy.sync();
  await arrive();
  expect(calls).toEqual(['colors soft,ink', 'sync', 'draw']);
  expect(lazy.grab(0, 0, 9)).toBe(true);
  expect(lazy.drag(scene, 0, 0, false)?.scene).toBe(scene);
  lazy.sync();
  lazy.dispose();
  expect(calls.slice(3)).toEqual(['sync', 'dispose']);
});

test('is not created if disposed while loading', async () => {
  const { lazy, state, calls, pendingLoads } = build();
  const made = vi.fn();
  state.selected = 1;
  lazy.sync();
  lazy.dispose();
  pendingLoads[0]?.resolve({ Gizmo: made } as unknown as Module);
  await new Promise((resolve) => setTimeout(resolve));
  expect(made).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

test('a loading failure is not fatal, and the next selection retries', async () => {
  const { lazy, load, state, arrive, pendingLoads } = build();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('offline');
  state.selected = 1;
  lazy.sync();
  pendingLoads[0]?.reject(failure);
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
