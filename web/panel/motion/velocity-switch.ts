// What gives a shape a velocity, or takes it away.
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { withVelocity } from '../../scene/edits.ts';
import { newVelocity } from '../../scene/new-velocity.ts';
import type { Item } from '../../scene/scene.ts';
import { format } from '../../strings/text.ts';

/** A step of history. */
export function switchVelocity({ id, velocity }: Item, commands: Commands): void {
  commands.scene.previewEdit((scene) =>
    withVelocity(scene, id, velocity === undefined ? newVelocity(scene, id) : null),
  );
  commands.scene.commit();
}

export const velocityName = ({ name, velocity }: Item, { strings }: Page): string =>
  format(strings[velocity === undefined ? 'velocity.on' : 'velocity.off'], { name });
