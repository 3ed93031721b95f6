// The core's answers about the shape that is moved and the other one.
import type { SceneCore } from '../../core/first-core.ts';
import type { ContactAlong, Core } from '../../core/index.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { Outcome } from './contact-path.ts';
import type { Motion } from './motion.ts';

export type Direction = 1 | -1;

export interface Probe {
  outcome(shape: SceneShape): Outcome;
  /** Where the shape comes into contact by one number alone; null: there is no contact ahead. */
  contactAlong(shape: SceneShape, motion: Motion, direction: Direction): ContactAlong | null;
}

/** `pairWith`: the pair with that shape in place of the moving one, which is b where `movesSecond`. */
export async function probeOf(
  core: Pick<SceneCore, 'outcome'>,
  pairWith: (shape: SceneShape) => readonly [SceneShape, SceneShape],
  movesSecond: boolean,
): Promise<Probe> {
  const searching = await coreThatSearches(core);
  const moving = movesSecond ? 'b' : 'a';
  return {
    outcome: (shape) => core.outcome(...pairWith(shape)),
    contactAlong: (shape, { axis }, direction) =>
      searching?.contactAlong(...pairWith(shape), { moving, axis: axis ?? 'x', direction }) ?? null,
  };
}

/** The page's core if it is the whole one, else that, loaded when it is first asked for; null: it can't be loaded. */
async function coreThatSearches(core: object): Promise<Pick<Core, 'contactAlong'> | null> {
  if ('contactAlong' in core) return core as Core;
  try {
    const { loadCore } = await import('../../core/index.ts');
    return await loadCore();
  } catch {
    return null; // what is left is the shortest translation
  }
}
