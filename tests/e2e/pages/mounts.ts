import { loadCore } from '../../../web/core/index.ts';
import '../../../web/element.ts';

/** Where the figures' own core puts the next slots, and how large its memory is. */
async function coreMemory(): Promise<readonly number[]> {
  const core = await loadCore();
  const worlds = [64, 64, 512].map((shapes) => core.createWorld({ shapes }));
  const places = worlds.map(({ numbers }) => numbers.byteOffset);
  const size = worlds[0]?.numbers.buffer.byteLength ?? 0;
  for (const world of worlds) world.dispose();
  return [...places, size];
}

Object.assign(window, { coreMemory });
