// Layers that only some pairs need: loaded once, with the first scene that has such a shape.
import { expect, test, vi } from 'vitest';
import { LazyPairLayers } from '../../../web/app/lazy-pair-layers.ts';
import { kPairLayers } from '../../../web/view/layers/pair-layers.ts';
import { sceneOfPreset } from '../view/support/drawing.ts';

const boxes = sceneOfPreset('edge-edge');
const flat = ['ray-triangle', 'sphere-parallelogram', 'obb-plane'];

test('of boxes alone nothing is loaded', async () => {
  const load = vi.fn(async () => kPairLayers);
  const loaded = vi.fn();
  new LazyPairLayers(loaded, load).follow(boxes);
  await Promise.resolve();
  expect([load.mock.calls, loaded.mock.calls]).toEqual([[], []]);
});

test.each(flat)('each flat or endless shape asks for them, once: %s', async (key) => {
  const scene = sceneOfPreset(key);
  const loaded = vi.fn();
  const layers = new LazyPairLayers(loaded);
  layers.follow(scene);
  layers.follow(scene);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  layers.follow(scene);
  expect(loaded.mock.calls).toEqual([[kPairLayers]]);
});

test('what could not be loaded is asked for again later', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const load = vi.fn(async () => kPairLayers).mockRejectedValueOnce(new Error('offline'));
  const loaded = vi.fn();
  const layers = new LazyPairLayers(loaded, load);
  const scene = sceneOfPreset('ray-triangle');
  layers.follow(scene);
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  layers.follow(scene);
  expect(load).toHaveBeenCalledOnce();
  now.mockReturnValue(3000);
  layers.follow(scene);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  vi.restoreAllMocks();
});
