// Layers that only some figures need: loaded once, with the first scene or selection that has something to draw in them.
import { expect, test, vi } from 'vitest';
import { LazyLayers } from '../../../web/app/lazy-layers.ts';
import { kLazyLayers } from '../../../web/view/layers/lazy-layers.ts';
import { sceneOfPreset, stateOf } from '../view/support/drawing.ts';

const boxes = stateOf(sceneOfPreset('edge-edge'));
const flat = ['ray-triangle', 'sphere-parallelogram', 'obb-plane'];

test('of boxes alone nothing is loaded', async () => {
  const load = vi.fn(async () => kLazyLayers);
  const loaded = vi.fn();
  new LazyLayers(loaded, load).follow(boxes);
  await Promise.resolve();
  expect([load.mock.calls, loaded.mock.calls]).toEqual([[], []]);
});

test.each(flat)('each flat or endless shape asks for them, once: %s', async (key) => {
  const state = stateOf(sceneOfPreset(key));
  const loaded = vi.fn();
  const layers = new LazyLayers(loaded);
  layers.follow(state);
  layers.follow(state);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  layers.follow(state);
  expect(loaded.mock.calls).toEqual([[kLazyLayers]]);
});

test('what could not be loaded is asked for again later', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const load = vi.fn(async () => kLazyLayers).mockRejectedValueOnce(new Error('offline'));
  const loaded = vi.fn();
  const layers = new LazyLayers(loaded, load);
  const state = stateOf(sceneOfPreset('ray-triangle'));
  layers.follow(state);
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  layers.follow(state);
  expect(load).toHaveBeenCalledOnce();
  now.mockReturnValue(3000);
  layers.follow(state);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});

test.each([
  ['a selection', { selected: 1 }],
  ['the pointer on a shape', { hovered: 1 }],
  ['the ray of the pointer', { pointing: { ray: null } as never }],
])('%s asks for them as well', async (_, more) => {
  const loaded = vi.fn();
  new LazyLayers(loaded).follow({ ...boxes, ...more });
  await vi.waitFor(() => expect(loaded.mock.calls).toEqual([[kLazyLayers]]));
});
