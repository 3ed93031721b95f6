// The names of what is measured between rounded shapes: their cores, and the radii around these.
import type { SceneKind } from '../scene/scene-shape.ts';
import type { Key, Strings } from './index.ts';
import { type Explained, tableNames } from './names.ts';
import { isRound } from './pair-method.ts';
import { format } from './text.ts';

/** The core of a rounded shape: center or axis; any other shape is its own core. */
const coreKeys: Partial<Record<SceneKind, Key>> = { sphere: 'core.center', capsule: 'core.axis' };

/** In the order of the pair table. */
export function coreNames(explained: Explained, strings: Strings): readonly [string, string] {
  const [a, b] = tableNames(explained);
  const coreOf = (kind: SceneKind, name: string) => {
    const key = coreKeys[kind];
    return key ? format(strings[key], { name }) : name;
  };
  return [coreOf(explained.pair.a, a), coreOf(explained.pair.b, b)];
}

/** `the radius of A`, or `the sum of the radii`. */
export function radiiName(explained: Explained, strings: Strings): string {
  const { pair } = explained;
  if (isRound(pair.a) && isRound(pair.b)) return strings['radii.both'];
  const [a, b] = tableNames(explained);
  return format(strings['radii.one'], { name: isRound(pair.a) ? a : b });
}
