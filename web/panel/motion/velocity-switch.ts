// What gives a shape a velocity, or takes it away.
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { withVelocity } from '../../scene/edits.ts';
import { newVelocity } from '../../scene/new-velocity.ts';
import type { Item } from '../../scene/scene.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { format } from '../../strings/text.ts';

/** Of each figure the velocities that were taken away, by the shapes' ids and names. */
const taken = new WeakMap<Commands, Map<string, Vec3>>();

/** A step of history. What is let move again has the velocity that it had. */
export function switchVelocity({ id, name, velocity }: Item, commands: Commands): void {
  const known = taken.get(commands) ?? new Map<string, Vec3>();
  taken.set(commands, known);
  const key = `${id} ${name}`;
  if (velocity) known.set(key, velocity);
  commands.scene.previewEdit((scene) =>
    withVelocity(scene, id, velocity ? null : (known.get(key) ?? newVelocity(scene, id))),
  );
  commands.scene.commit();
}

export const velocityName = ({ name, velocity }: Item, { strings }: Page): string =>
  format(strings[velocity === undefined ? 'velocity.on' : 'velocity.off'], { name });
