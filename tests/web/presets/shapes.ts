import type { PlainScene } from '../../../web/scene/scene.ts';
import type { Shape } from '../../../web/scene/shape.ts';

/** The two shapes of a scene's pair. */
export function shapesOfPair({ items, pair }: PlainScene): readonly [Shape, Shape] {
  const [a, b] = pair?.map((id) => items.find((item) => item.id === id)) ?? [];
  if (!(a && b)) throw new Error('the scene has no pair');
  return [a.shape, b.shape];
}
