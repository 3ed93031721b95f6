// Taking a frame into the picture allocates nothing: once warm, thousands of frames of a drag leave
// the heap where it was. What the graphics card gets of it is not counted: there is none here.
import { beforeAll, expect, test } from 'vitest';
import { presets } from '../../../web/presets/index.ts';
import { replaceShape } from '../../../web/scene/edits.ts';
import type { Scene } from '../../../web/scene/scene.ts';
import type { State } from '../../../web/scene/state.ts';
import { translated } from '../../../web/scene/transform.ts';
import { Stage } from '../../../web/view/stage.ts';
import { core } from '../../core/support/core.ts';
import { bytesPerCall } from '../../core/support/heap.ts';

/** The engine counts its heap in pages of 256 kB: fewer frames would not show less than that. */
const kFrames = 20_000;
/** Less than one boxed number a frame. */
const kBytesPerFrame = 16;

const canvas = { getContext: () => ({}) } as unknown as HTMLCanvasElement;
const figure = core.createFigure();
const stage = new Stage(canvas, () => undefined);

/** The second shape of the pair on its way through the first, selected as in a drag. */
function drag(scene: Scene): (i: number) => State {
  const [, item] = scene.items;
  if (!item) throw new Error('a pair has two shapes');
  const states = Array.from({ length: 128 }, (_, i): State => {
    const shape = translated(item.shape, [0.011 * i - 0.7, 0.017 * i - 1.1, 0.009 * i - 0.4]);
    const moved = replaceShape(scene, item.id, shape);
    return { scene: moved, selected: item.id, hovered: null, gizmo: 'move', step: null };
  });
  return (i) => states[i % states.length] as State;
}

const drags = presets.map(({ key, scene }) => ({ key, at: drag(scene) }));

// Every kind of shape has been seen: what the engine has learned of one it won't unlearn for another.
beforeAll(() => {
  for (const { at } of drags) {
    for (let i = 0; i < 2000; i++) stage.update(at(i), figure.evaluate(at(i).scene));
  }
});

test.each(drags)('a frame of $key', ({ at }) => {
  const decide = (i: number) => figure.evaluate(at(i).scene);
  const decided = bytesPerCall(decide, kFrames, 2 * kBytesPerFrame);
  const drawn = bytesPerCall((i) => stage.update(at(i), decide(i)), kFrames, decided + 4);
  expect(drawn - decided).toBeLessThan(kBytesPerFrame);
});
