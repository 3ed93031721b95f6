import { loadCore } from '../../../web/core/index.ts';
import type { CoreModule } from '../../../web/core/wasm/core.mjs';
import '../../../web/element.ts';

/** Where the figures' own core would put the next slots: elsewhere, if any of others were still there. */
async function coreMemory(): Promise<readonly number[]> {
  const { module } = (await loadCore()) as unknown as { readonly module: CoreModule };
  const places = [64, 64, 512].map((capacity) => {
    const world = new module.World(capacity);
    return { world, address: world.address() };
  });
  for (const { world } of places) world.delete();
  return places.map(({ address }) => address);
}

Object.assign(window, { coreMemory });
