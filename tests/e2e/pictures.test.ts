// Screenshots of sixteen states of the page, in both themes. After an intended visual
// change: npx playwright test pictures --update-snapshots, and review the differences.

import type { Playground } from './support/playground.ts';
import { expect, test } from './support/shared-page.ts';

test.use({ viewport: { width: 960, height: 560 }, contextOptions: { reducedMotion: 'reduce' } });

const press = (name: string | RegExp) => (playground: Playground) =>
  playground.element.getByRole('button', { name, exact: typeof name === 'string' }).click();
const openTab = (name: string) => (playground: Playground) =>
  playground.element.getByRole('tab', { name }).click();
const select = async (playground: Playground) => {
  await playground.click(await playground.middle('orange'));
  await playground.selected.waitFor();
};
const bringToContact = async (playground: Playground) => {
  await press('Bring to contact')(playground);
  await playground.element.getByRole('status').filter({ hasText: 'B moved' }).waitFor();
};

const chooseCommon = async (playground: Playground) => {
  await playground.element.getByRole('radio', { name: 'Contact manifold' }).focus();
  await playground.page.keyboard.press('ArrowRight');
};
/** A step of GJK or EPA in the tab Minkowski. */
const steps = (method: string) => async (playground: Playground) => {
  await openTab('Minkowski')(playground);
  await press(method)(playground);
  await press('Next step')(playground);
};

interface Look {
  readonly name: string;
  readonly preset: string;
  readonly acts?: readonly ((playground: Playground) => Promise<void>)[];
}

const looks: readonly Look[] = [
  { name: 'apart', preset: 'edge-edge' },
  { name: 'overlapping', preset: 'aabb-obb' },
  { name: 'touching', preset: 'sphere-plane' },
  { name: 'hit', preset: 'ray-triangle' },
  { name: 'slabs', preset: 'ray-obb' },
  { name: 'radii', preset: 'capsule-capsule' },
  {
    name: 'selected',
    preset: 'edge-edge',
    acts: [
      select,
      (playground) => playground.element.getByRole('radio', { name: 'Rotate' }).click(),
    ],
  },
  {
    name: 'crowd',
    preset: 'edge-edge',
    acts: [press('Add a sphere'), press('Add a ray'), press('Add a plane')],
  },
  { name: 'question', preset: 'edge-edge', acts: [press('Quiz')] },
  {
    name: 'contact',
    preset: 'edge-edge',
    acts: [openTab('Contact'), bringToContact, press('Zoom in ten times')],
  },
  { name: 'manifold', preset: 'aabb-aabb', acts: [openTab('Contact'), bringToContact] },
  {
    name: 'intersection',
    preset: 'aabb-obb',
    acts: [openTab('Contact'), chooseCommon],
  },
  { name: 'gjk', preset: 'edge-edge', acts: [steps('GJK')] },
  { name: 'epa', preset: 'aabb-obb', acts: [steps('EPA')] },
  { name: 'numbers', preset: 'edge-edge', acts: [openTab('Numbers')] },
  { name: 'code', preset: 'obb-plane', acts: [openTab('Code')] },
];

for (const { name, preset, acts = [] } of looks) {
  test(`${name}, in both themes`, { tag: '@all' }, async ({ page, playground }) => {
    // where a shape is added depends on the view, and that on what was looked at before
    await page.goto('about:blank');
    await playground.open({ preset });
    // The quiz draws its questions at random.
    await page.evaluate(() => {
      Math.random = () => 0.375;
    });
    for (const act of acts) {
      await act(playground);
      // a shape comes where there is room in what is drawn
      await playground.drawn();
    }
    await playground.element.getByText(/^Loading/).waitFor({ state: 'hidden' });
    await page.mouse.move(1, 559);
    for (const theme of ['light', 'dark']) {
      await playground.set({ theme });
      await expect(page).toHaveScreenshot(`${name}-${theme}.png`);
    }
  });
}
