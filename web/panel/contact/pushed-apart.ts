// The push button of the answer: by the minimum translation vector, to where the shapes touch exactly if they can.
import type { SceneCore } from '../../core/first-core.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { contactPath } from './contact-path.ts';
import { probeOf } from './probe.ts';
import { byShortestWay } from './to-contact.ts';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The second shape where it touches the first exactly; null: no double nearby does. */
export async function pushedApart(
  core: Pick<SceneCore, 'outcome' | 'distance'>,
  fixed: SceneShape,
  shape: SceneShape,
): Promise<SceneShape | null> {
  const path = contactPath(core.outcome(fixed, shape), core.distance(fixed, shape), true);
  if (path === null) return null;
  const probe = await probeOf(core, (moved) => [fixed, moved], true);
  const reached = await byShortestWay(shape, path, probe, nextTask);
  return reached.outcome === 'touching' ? reached.shape : null;
}
