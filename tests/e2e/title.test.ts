// The title of a scene: shown above the picture, as plain text.
import { writeLink } from '../../web/scene/link/link.ts';
import { overlaps, type Place } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const title = '<img src=x onerror="document.title=1"> https://example.org';
for (const viewport of [
  { width: 768, height: 430 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test('from a link it is dead text, in one line above the verdict', { tag: '@more' }, async ({
      page,
      playground,
    }) => {
      const shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
      const items = ['A', 'B'].map((name, i) => ({ id: i + 1, name, shape }));
      await page.goto(`./play/#${await writeLink({ title, items, pair: [1, 2] })}`);
      await expect(playground.word).toHaveText('Overlapping');
      const line = playground.element.locator('.scene-title');
      await expect(line).toBeVisible();
      await expect(line).toHaveText(title);
      // but for the name of the site
      await expect(playground.element.locator('img, a[href]:not(header a)')).toHaveCount(0);
      expect(await page.title()).not.toBe('1');
      const place = async (selector: string): Promise<Place> => {
        const box = await playground.element.locator(selector).boundingBox();
        const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
        return { name: selector, left: x, top: y, right: x + width, bottom: y + height };
      };
      const places = [await place('.scene-title'), await place('.verdict')] as const;
      expect(places[0].bottom).toBeLessThanOrEqual(places[1].top);
      const { height } = viewport;
      const side = height < 560 ? '.why-toggle' : '.header';
      expect(overlaps([...places, await place(side)])).toEqual([]);
    });
  });
}
