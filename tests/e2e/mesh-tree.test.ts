// The hierarchy of a mesh: its boxes in the picture, and the walk of a ray through them.
import { SceneTab } from './support/scene-tab.ts';
import { expect, test } from './support/test.ts';

interface Saved {
  scene: { items: { shape: Record<string, number[]> }[] };
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the boxes of a level are drawn, and a ray is followed through them', {
  tag: '@more',
}, async ({ page, playground }) => {
  await playground.open({ preset: 'ray-sphere' });
  const { element } = playground;
  await new SceneTab(playground).open();
  await element.getByRole('button', { name: 'Rock' }).click();
  await expect(element.locator('.selected .name')).toContainText('Mesh');
  await playground.canvas.press('Escape');
  // From the origin of the ray through the middle of the rock.
  await element.evaluate((figure) => {
    const own = figure as HTMLElement & { scene: Saved };
    const { scene, ...file } = structuredClone(own.scene);
    const [ray, , mesh] = scene.items;
    if (!(ray && mesh)) throw new Error('the scene has no ray and mesh');
    ray.shape['direction'] = [0, 1, 2].map(
      (i) => (mesh.shape['position']?.[i] ?? 0) - (ray.shape['origin']?.[i] ?? 0),
    );
    own.scene = { ...file, scene };
  });
  await expect(playground.word).toHaveText(/Hits|Overlapping/);

  await element.getByRole('tab', { name: 'Why' }).click();
  const toggle = element.getByRole('button', { name: 'Its hierarchy' });
  await toggle.hover();
  await playground.drawn();
  const without = (await playground.picture()).count('orange');
  await toggle.click();
  const level = element.getByRole('slider', { name: 'Level' });
  const boxes = element.locator('.tree output');
  await expect(boxes).toHaveText(/^1 of \d · [2-4] boxes$/);
  await level.fill('3');
  await expect(boxes).toHaveText(/^3 of \d · \d\d+ boxes$/);
  await playground.drawn();
  expect((await playground.picture()).count('orange')).toBeGreaterThan(without);

  const sentence = element.locator('.tree-walk .step');
  await expect(sentence).toHaveText(/\d of \d+ boxes entered, \d+ of 224 triangles tested\./);
  await expect(element.locator('.tick.nearest')).not.toHaveCount(0);
  await element.getByRole('button', { name: 'Play the walk of the ray' }).click();
  await expect(sentence).toContainText('1 · Level 0: the walk begins in box 0');
  await element.getByRole('button', { name: 'Pause' }).click();
  await element.getByRole('button', { name: 'Next box' }).click();
  await expect(sentence).toContainText('2 · Level 1: ');
  await page.keyboard.press('Escape');
  await element.locator('.ticks').press('End');
  await expect(sentence).toContainText('triangles tested.');
  await expect(element.locator('.tick.current')).toHaveCount(1);

  await toggle.click();
  await expect(element.locator('.tree-walk')).toHaveCount(0);
  await expect(element.getByRole('button', { name: 'Play the test' })).toHaveCount(1);
});
