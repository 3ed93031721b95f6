// A picture that follows that of the scene.
import { expect, test, vi } from 'vitest';
import { linkedLayer } from '../../../../web/view/layers/linked-layer.ts';
import { Drawing, sceneOf } from '../support/drawing.ts';

const scene = sceneOf(
  { kind: 'sphere', center: [-1, 0, 0], radius: 0.5 },
  { kind: 'sphere', center: [1, 0, 0], radius: 0.5 },
);

test('is drawn after the picture, from the same camera, and not after one that is drawn to be saved', () => {
  const follow = vi.fn();
  const layer = linkedLayer(follow);
  const drawing = new Drawing(scene, {}, [layer]);
  void drawing.labels;
  expect(follow).toHaveBeenCalledTimes(1);
  const [frame, camera] = follow.mock.calls[0] ?? [];
  expect(frame.state.scene).toBe(scene);
  expect(camera).toBe(drawing.viewpoint.camera);
  void new Drawing(scene, {}, [layer]).labels;
  expect(follow).toHaveBeenCalledTimes(1);
});
