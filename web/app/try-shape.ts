// Other numbers for a shape: the scene is shown with them only if the core takes them.
import { type Core, InvalidArgumentError, InvalidShapeError } from '../core/index.ts';
import type { Refusal } from '../panel/model.ts';
import { replaceShape } from '../scene/edits.ts';
import { itemById } from '../scene/scene.ts';
import type { Shape } from '../scene/shape.ts';
import type { Store } from '../scene/store.ts';

/** What the core has against the shape, or null and it is shown, without a step of history. */
export function tryShape(
  store: Pick<Store, 'state' | 'preview'>,
  core: Pick<Core, 'test'> | null,
  id: number,
  change: (shape: Shape) => Shape,
): Refusal | null {
  const { scene } = store.state;
  const item = itemById(scene, id);
  if (!item) return null;
  try {
    const shape = change(item.shape);
    if (shape === item.shape) return null;
    // Against itself: the core looks at the numbers before it decides anything.
    core?.test(shape, shape);
    store.preview(replaceShape(scene, id, shape));
    return null;
  } catch (error) {
    if (error instanceof InvalidShapeError || error instanceof InvalidArgumentError) return error;
    throw error;
  }
}
