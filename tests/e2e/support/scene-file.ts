// Saves the page's scene as a file and opens scenes from files.
import { readFile } from 'node:fs/promises';
import type { Scene } from '../../../web/scene/scene.ts';
import type { Playground } from './playground.ts';
import { SceneTab } from './scene-tab.ts';

/** Saves the scene; its tab is open then. */
export async function savedScene(playground: Playground): Promise<Scene> {
  const tab = new SceneTab(playground);
  await tab.open();
  const saving = playground.page.waitForEvent('download');
  await tab.button('Save scene').click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8')).scene;
}

/** Drops a file with the scene on the page. */
export async function dropScene(playground: Playground, scene: Scene): Promise<void> {
  const data = await playground.page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'scene.json', { type: 'application/json' }));
      return transfer;
    },
    JSON.stringify({ version: 1, scene }),
  );
  await playground.element.dispatchEvent('drop', { dataTransfer: data });
  await playground.element.locator('.notice').waitFor();
  await playground.drawn();
}
