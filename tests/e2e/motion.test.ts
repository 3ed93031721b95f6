// Scenes in motion: arrows that are dragged, a clock that is scrubbed and played, and what is kept of both.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { SceneDocument } from '../../web/scene/scene-document.ts';
import { expectAccessible } from './support/axe.ts';
import { addFigure } from './support/figure.ts';
import { countFrames, framesInAWhile } from './support/frames.ts';
import { densest, distance, extreme, type Point } from './support/picture.ts';
import { Playground } from './support/playground.ts';
import { savedScene } from './support/scene-file.ts';
import { SceneTab } from './support/scene-tab.ts';
import { test as sharedTest } from './support/shared-page.ts';
import { expect, test } from './support/test.ts';

/** The clock of a figure: the time line and its buttons. */
class Clock {
  readonly line: Locator;
  readonly slider: Locator;
  readonly said: Locator;
  readonly play: Locator;
  readonly pause: Locator;
  readonly #playground: Playground;

  constructor(playground: Playground) {
    const { element } = playground;
    this.#playground = playground;
    this.line = element.getByRole('group', { name: /^(Time line|시간축)$/ });
    this.slider = this.line.getByRole('slider');
    this.said = this.line.locator('.said');
    this.play = this.button(/^(Play the motion|움직임 재생)$/);
    this.pause = this.button(/^(Pause the motion|움직임 일시 정지)$/);
  }

  button(name: RegExp | string): Locator {
    return this.line.getByRole('button', { name, exact: true });
  }

  /** Opens a preset in motion. */
  async open(preset: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.#playground.open({ preset, ...more });
    await this.slider.waitFor();
    await this.#playground.drawn();
  }

  /** In seconds. */
  async time(): Promise<number> {
    return Number(await this.slider.getAttribute('aria-valuenow'));
  }

  /** A point of the track, in the page. */
  async at(part: number): Promise<Point> {
    const box = await this.slider.boundingBox();
    if (!box) throw new Error('There is no time line.');
    return { x: box.x + part * box.width, y: box.y + box.height / 2 };
  }

  /** Where the arrow of the first shape, which flies to the right, ends in the picture. */
  async tip(): Promise<Point> {
    const picture = await this.#playground.picture();
    const points = picture.points('blue');
    const right = extreme(points, ({ x }) => x);
    // the outline of the shape where it ends lies around the head of the arrow
    return densest(
      points.filter((point) => distance(point, right) < 40),
      6,
    );
  }
}

/** No step of history but the one that has opened the preset in place of the scene that the page opens. */
async function expectNoStep(playground: Playground): Promise<void> {
  await playground.undo.click();
  await expect(playground.element.locator('.time')).toHaveCount(0);
  await expect(playground.undo).toBeDisabled();
}

/** Some time later the clock is where it was. */
async function expectStanding(clock: Clock): Promise<void> {
  const before = await clock.time();
  await clock.slider.page().waitForTimeout(400);
  expect(await clock.time()).toBe(before);
}

const velocityOf = async (playground: Playground) =>
  (await savedScene(playground)).items[0]?.velocity;

sharedTest.describe('by hand', () => {
  sharedTest.use({ viewport: { width: 1024, height: 768 } });

  sharedTest(
    'dragging the tip of an arrow changes the velocity and the answer, in one step',
    { tag: '@smoke' },
    async ({ playground }) => {
      const clock = new Clock(playground);
      await clock.open('tunnel');
      const before = await clock.said.innerText();
      expect(await velocityOf(playground)).toEqual([5, -0.2, 0]);
      const tip = await clock.tip();
      await playground.drag(tip, { x: tip.x - 30, y: tip.y - 60 });
      await expect(clock.said).not.toHaveText(before, { useInnerText: true });
      const [x = 0, y = 0] = (await velocityOf(playground)) ?? [];
      expect(x).toBeLessThan(5);
      expect(y).toBeGreaterThan(0);
      // The start stays where it is.
      expect((await savedScene(playground)).items[0]?.shape).toMatchObject({
        center: [-2.4, 0.3, 0.2],
      });

      await playground.undo.click();
      await expect(clock.said).toHaveText(before, { useInnerText: true });
      expect(await velocityOf(playground)).toEqual([5, -0.2, 0]);
      await expectNoStep(playground);
    },
  );

  sharedTest(
    'the answer follows while the tip is dragged, and Escape gives it up',
    async ({ page, playground }) => {
      const clock = new Clock(playground);
      await clock.open('tunnel');
      await expect(clock.said).toContainText('A hits B');
      const tip = await clock.tip();
      await playground.move(tip);
      await page.mouse.down();
      await playground.move({ x: tip.x - 380, y: tip.y }, 8);
      await expect(clock.said).toContainText('never meet within 1 s');
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect(clock.said).toContainText('A hits B');
      await expectNoStep(playground);
    },
  );

  sharedTest(
    'at a time the tip is dragged as well, and shapes as they stand then',
    {
      tag: '@more',
    },
    async ({ playground }) => {
      const clock = new Clock(playground);
      await clock.open('tunnel');
      await clock.slider.press('PageUp');
      await clock.slider.press('PageUp');
      await playground.drawn();
      const tip = await clock.tip();
      await playground.drag(tip, { x: tip.x, y: tip.y - 60 });
      await expect(playground.undo).toBeEnabled();
      const { items } = await savedScene(playground);
      expect(items[0]?.shape).toMatchObject({ center: [-2.4, 0.3, 0.2] });
      expect(items[0]?.velocity?.[1]).toBeGreaterThan(0);
      expect(await clock.time()).toBeCloseTo(0.2, 9);
      await playground.undo.click();
      await expectNoStep(playground);
    },
  );

  sharedTest(
    'a drag on the time line scrubs, and is no step of history',
    async ({ page, playground }) => {
      const clock = new Clock(playground);
      await clock.open('graze-corner');
      const before = await playground.pixels();
      const [quarter, middle, beyond] = [
        await clock.at(0.25),
        await clock.at(0.5),
        await clock.at(1.2),
      ];
      await page.mouse.move(quarter.x, quarter.y);
      await page.mouse.down();
      await expect.poll(() => clock.time()).toBeCloseTo(0.5, 1);
      await page.mouse.move(middle.x, middle.y, { steps: 6 });
      await expect.poll(() => clock.time()).toBeCloseTo(1, 1);
      await page.mouse.move(beyond.x, beyond.y, { steps: 6 });
      await expect(clock.slider).toHaveAttribute('aria-valuenow', '2');
      await page.mouse.up();
      await page.mouse.move(quarter.x, quarter.y, { steps: 3 });
      await expect(clock.slider).toHaveAttribute('aria-valuenow', '2');
      expect(await playground.pixels()).not.toBe(before);
      await expectNoStep(playground);
    },
  );

  sharedTest('keys move the clock to the contact and to the ends', async ({ page, playground }) => {
    const clock = new Clock(playground);
    await clock.open('graze-corner');
    await clock.slider.focus();
    await page.keyboard.press('Enter');
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '1');
    await expect(playground.word).toHaveText('Touching');
    await page.keyboard.press('End');
    await expect(clock.slider).toHaveAttribute('aria-valuetext', '2 s of 2 s');
    await expect(playground.word).toHaveText('Apart');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => clock.time()).toBeCloseTo(0.02, 9);
  });

  sharedTest(
    'at the first contact a depth that rounding made is called that',
    async ({ playground }) => {
      const clock = new Clock(playground);
      await clock.open('flight-edges');
      await clock.button('To the first contact').click();
      await expect(playground.detail).toHaveText(/^first contact, but for .+\sm of rounding$/);
      await clock.slider.press('ArrowRight');
      await expect(playground.detail).toContainText('deep');
    },
  );

  sharedTest('a shape is let move, and stand still, each in one step', async ({ playground }) => {
    await playground.open({ preset: 'edge-edge' });
    const clock = new Clock(playground);
    await expect(clock.line).toHaveCount(0);
    await playground.click(await playground.middle('orange'));
    const { selected } = playground;
    await selected.getByRole('button', { name: 'Let B move' }).click();
    await expect(clock.said).toContainText('A hits B');
    await selected.getByRole('button', { name: 'Let B stand still' }).click();
    await expect(clock.line).toHaveCount(0);
    await playground.undo.click();
    await expect(clock.line).toHaveCount(1);
    await playground.undo.click();
    await expect(clock.line).toHaveCount(0);
    await expect(playground.undo).toBeDisabled();
  });

  sharedTest('what is let move again has the velocity that it had', async ({ playground }) => {
    const clock = new Clock(playground);
    await clock.open('flight-edges');
    await playground.click(await playground.middle('orange'));
    const before = await clock.said.innerText();
    await playground.selected.getByRole('button', { name: 'Let B stand still' }).click();
    await expect(clock.said).not.toHaveText(before);
    await playground.selected.getByRole('button', { name: 'Let B move' }).click();
    await expect(clock.said).toHaveText(before);
  });

  sharedTest(
    'a hidden shape has no arrow, and the others meet as before',
    {
      tag: '@more',
    },
    async ({ playground }) => {
      const clock = new Clock(playground);
      await clock.open('crowd');
      const said = await clock.said.innerText();
      const tab = new SceneTab(playground);
      await tab.open();
      await tab.row('L').getByRole('button', { name: /^Hide/ }).click();
      await expect(clock.slider).toHaveAttribute('aria-valuemax', '4');
      await expect(clock.said).toHaveText(said, { useInnerText: true });
    },
  );

  sharedTest('in Korean', { tag: '@more' }, async ({ playground }) => {
    const clock = new Clock(playground);
    await clock.open('graze-corner', { lang: 'ko' });
    await expect(clock.said).toContainText('초에');
    await clock.slider.press('End');
    await expect(clock.slider).toHaveAttribute('aria-valuetext', '2초 중 2초');
    await expect(clock.play).toBeVisible();
    await expect(
      playground.element.getByRole('button', { name: '시간', exact: true }),
    ).toBeVisible();
  });
});

sharedTest.describe('by touch', () => {
  sharedTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger that is put down at one point of the page and lifted at another. */
  async function swipe(page: Page, from: Point, to: Point): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
    await send('touchStart', from);
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      await send('touchMove', {
        x: from.x + part * (to.x - from.x),
        y: from.y + part * (to.y - from.y),
      });
    }
    await send('touchEnd');
  }

  sharedTest('a finger scrubs, and drags the tip of an arrow', async ({ page, playground }) => {
    const clock = new Clock(playground);
    await clock.open('tunnel');
    await swipe(page, await clock.at(0.1), await clock.at(0.7));
    await expect.poll(() => clock.time()).toBeCloseTo(0.7, 1);
    await clock.slider.press('Home');
    await playground.drawn();

    const before = await clock.said.innerText();
    const canvas = await playground.canvas.boundingBox();
    if (!canvas) throw new Error('The picture is not visible.');
    const { x, y } = await clock.tip();
    const tip = { x: canvas.x + x, y: canvas.y + y };
    await swipe(page, tip, { x: tip.x - 20, y: tip.y - 40 });
    await expect(clock.said).not.toHaveText(before, { useInnerText: true });
    await expect(playground.undo).toBeEnabled();
    await playground.undo.tap();
    await expect(clock.said).toHaveText(before, { useInnerText: true });
    await expectNoStep(playground);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  sharedTest(
    'what is pressed is large enough for a finger',
    { tag: '@more' },
    async ({ playground }) => {
      const clock = new Clock(playground);
      await clock.open('tunnel');
      for (const pressed of [clock.slider, ...(await clock.line.getByRole('button').all())]) {
        const box = await pressed.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(32);
        expect(box?.width).toBeGreaterThanOrEqual(32);
      }
    },
  );
});

test.describe('played', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test.beforeEach(({ page }) => page.addInitScript(countFrames));

  test('the clock runs, and a pause leaves the page idle', async ({ page, playground }) => {
    const clock = new Clock(playground);
    await clock.open('graze-corner');
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    await clock.play.click();
    await expect(clock.pause).toBeVisible();
    await expect.poll(() => clock.time()).toBeGreaterThan(0.05);
    expect(await framesInAWhile(page)).toBeGreaterThan(2);
    await clock.pause.click();
    await expect(clock.play).toBeVisible();
    expect(await clock.time()).toBeGreaterThan(0);
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    await expectStanding(clock);
    await expectNoStep(playground);
  });

  test('it stops at contact, and without repeating at the end', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    const clock = new Clock(playground);
    await clock.open('tunnel');
    await clock.button('Stop at contact').click();
    await clock.button('Repeat').click();
    await clock.play.click();
    await expect(clock.pause).toBeVisible();
    await expect(clock.play).toBeVisible();
    await expect(playground.word).not.toHaveText('Apart');
    const contact = await clock.time();
    await clock.slider.press('Home');
    await clock.button('To the first contact').click();
    await expect(clock.slider).toHaveAttribute('aria-valuenow', String(contact));
    await clock.play.click();
    await expect(clock.pause).toBeVisible();
    await expect(clock.play).toBeVisible();
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '1');
    await expect.poll(() => framesInAWhile(page)).toBe(0);
  });

  test('a drag of a shape pauses it', { tag: '@more' }, async ({ playground }) => {
    const clock = new Clock(playground);
    await clock.open('flight-edges');
    const b = await playground.middle('orange');
    await clock.play.click();
    await expect(clock.pause).toBeVisible();
    await playground.drag(b, { x: b.x + 20, y: b.y - 40 });
    // Whatever was under the pointer by then, a second drag grabs what stands.
    if (await clock.pause.isVisible()) await clock.pause.click();
    await expect(clock.play).toBeVisible();
  });

  test('where nothing moves any more, nothing runs', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await playground.open({ preset: 'edge-edge' });
    const clock = new Clock(playground);
    await playground.click(await playground.middle('orange'));
    await playground.selected.getByRole('button', { name: 'Let B move' }).click();
    await clock.play.click();
    await expect(clock.pause).toBeVisible();
    await playground.undo.click();
    await expect(clock.line).toHaveCount(0);
    await expect.poll(() => framesInAWhile(page), { timeout: 5000 }).toBe(0);
  });
});

test.describe('kept', () => {
  test.use({
    viewport: { width: 1024, height: 768 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  async function documentOf(playground: Playground): Promise<SceneDocument> {
    const tab = new SceneTab(playground);
    await tab.open();
    const saving = playground.page.waitForEvent('download');
    await tab.button('Save scene').click();
    return JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  }

  /** A velocity, a duration and steps of one's own. */
  async function edited(playground: Playground): Promise<Clock> {
    const clock = new Clock(playground);
    await clock.open('tunnel');
    await playground.element.getByRole('tab', { name: 'Numbers' }).click();
    for (const [name, value] of [
      ['A Velocity z', '0.1'],
      ['Duration', '2.5'],
      ['Test steps (0: off)', '7'],
    ] as const) {
      const field = playground.element.getByRole('spinbutton', { name, exact: true });
      await field.fill(value);
      await field.press('Enter');
    }
    await expect(clock.slider).toHaveAttribute('aria-valuemax', '2.5');
    await expect(clock.line.locator('.sample')).toHaveCount(8);
    // The time that is looked at is nothing that is kept.
    await clock.slider.press('PageUp');
    return clock;
  }

  test('a link has velocities, the duration and the steps', { tag: '@more' }, async ({
    page,
    context,
    playground,
  }) => {
    await edited(playground);
    const scene = await savedScene(playground);
    await new SceneTab(playground).button('Copy link').click();
    await expect(playground.element.locator('.notice')).toContainText('The link is copied');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(/#3[\w-]+$/);

    const other = new Playground(await context.newPage());
    await other.page.goto(address);
    const clock = new Clock(other);
    await expect(clock.slider).toHaveAttribute('aria-valuemax', '2.5');
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '0');
    expect(await savedScene(other)).toEqual(scene);
    expect(scene).toMatchObject({ motion: { duration: 2.5, steps: 7 } });
    expect(scene.items[0]?.velocity).toEqual([5, -0.2, 0.1]);
    expect(scene.items[0]?.shape).toMatchObject({ center: [-2.4, 0.3, 0.2] });
  });

  test('a file has them as well', { tag: '@more' }, async ({ playground }) => {
    await edited(playground);
    const saved = await documentOf(playground);
    expect(saved).toMatchObject({ version: 2, scene: { motion: { duration: 2.5, steps: 7 } } });
    await playground.set({ preset: 'edge-edge' });
    const clock = new Clock(playground);
    await expect(clock.line).toHaveCount(0);
    const transfer = await playground.page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'scene.json', { type: 'application/json' }));
      return data;
    }, JSON.stringify(saved));
    await playground.element.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(clock.slider).toHaveAttribute('aria-valuemax', '2.5');
    expect((await documentOf(playground)).scene).toEqual(saved.scene);
  });

  test('so has the visit after a reload', { tag: '@more' }, async ({ page, playground }) => {
    const clock = await edited(playground);
    await page.waitForFunction(() =>
      Object.values({ ...sessionStorage }).some((text) => String(text).includes('2.5')),
    );
    await page.reload();
    await expect(clock.slider).toHaveAttribute('aria-valuemax', '2.5');
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '0');
  });
});

test.describe('with the attribute play', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(countFrames);
    await page.goto('./pages/bare.html');
  });

  const outOfSight = (page: Page, away: boolean) =>
    page.evaluate((isAway) => {
      document.body.style.paddingTop = isAway ? '6000px' : '';
    }, away);

  test('a figure plays, pauses out of sight and goes on', async ({ page }) => {
    const figure = await addFigure(page, { preset: 'tunnel', play: '', ui: 'min' });
    const clock = new Clock(figure);
    await expect(clock.pause).toBeVisible();
    await expect.poll(() => clock.time()).toBeGreaterThan(0);
    await outOfSight(page, true);
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    await outOfSight(page, false);
    await expect(clock.pause).toBeVisible();
    await expect.poll(() => framesInAWhile(page)).toBeGreaterThan(2);

    // What is paused by hand stays as it is.
    await clock.pause.click();
    await outOfSight(page, true);
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    await outOfSight(page, false);
    await figure.drawn();
    await expect(clock.play).toBeVisible();
    await expectStanding(clock);
  });

  test('it ends with the attribute, and methods play and pause', { tag: '@more' }, async ({
    page,
  }) => {
    const figure = await addFigure(page, { preset: 'tunnel', play: '', ui: 'min' });
    const clock = new Clock(figure);
    await expect(clock.pause).toBeVisible();
    await figure.element.evaluate((element) => element.removeAttribute('play'));
    await expect(clock.play).toBeVisible();
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    const call = (name: 'play' | 'pause') =>
      figure.element.evaluate((element, method) => {
        (element as unknown as Record<string, () => void>)[method]?.();
      }, name);
    await call('play');
    await expect(clock.pause).toBeVisible();
    await call('pause');
    await expect(clock.play).toBeVisible();
  });

  test('another scene plays from its start, and one that stands does not', {
    tag: '@more',
  }, async ({ page }) => {
    const figure = await addFigure(page, { preset: 'edge-edge', play: '', ui: 'min' });
    const clock = new Clock(figure);
    await expect.poll(() => framesInAWhile(page)).toBe(0);
    await figure.set({ preset: 'crowd' });
    await expect(clock.pause).toBeVisible();
    await figure.set({ preset: 'edge-edge' });
    await expect(clock.line).toHaveCount(0);
    await expect.poll(() => framesInAWhile(page)).toBe(0);
  });

  test('without a panel it plays all the same', { tag: '@more' }, async ({ page }) => {
    const figure = await addFigure(page, { preset: 'tunnel', play: '', ui: 'none' });
    const before = await figure.pixels();
    await expect.poll(() => figure.pixels()).not.toBe(before);
    await figure.element.evaluate((element) => element.remove());
    await expect.poll(() => framesInAWhile(page)).toBe(0);
  });
});

test.describe('for those who asked for less motion', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('nothing is played', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./pages/bare.html');
    const clock = new Clock(await addFigure(page, { preset: 'graze-corner', play: '', ui: 'min' }));
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '0');
    for (const button of [clock.play, clock.pause, clock.button('Repeat')]) {
      await expect(button).toHaveCount(0);
    }
    await expectStanding(clock);
    // It is stepped instead.
    await clock.button('To the first contact').click();
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '1');
    await clock.button('Back to the start').click();
    await expect(clock.slider).toHaveAttribute('aria-valuenow', '0');
  });

  test('nor by the space bar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./pages/bare.html');
    const clock = new Clock(await addFigure(page, { preset: 'graze-corner', ui: 'min' }));
    await clock.slider.press(' ');
    await expectStanding(clock);
    expect(await clock.time()).toBe(0);
  });

  test('what is under way stops, and does not go on when it is seen again', async ({ page }) => {
    await page.goto('./pages/bare.html');
    const figure = await addFigure(page, { preset: 'graze-corner', play: '', ui: 'min' });
    const clock = new Clock(figure);
    await expect(clock.pause).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(clock.pause).toHaveCount(0);
    await expectStanding(clock);
    for (const padding of ['6000px', '']) {
      await page.evaluate((top) => {
        document.body.style.paddingTop = top;
      }, padding);
      await page.waitForTimeout(300);
    }
    await expectStanding(clock);
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  sharedTest.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    sharedTest.use({ viewport });
    for (const theme of ['light', 'dark']) {
      sharedTest(
        `axe finds nothing in the ${theme} theme`,
        { tag: '@more' },
        async ({ page, playground }) => {
          const clock = new Clock(playground);
          await clock.open('crowd', { theme });
          for (const lang of ['en', 'ko']) {
            await playground.set({ lang });
            for (const preset of ['tunnel', 'flight-edges', 'graze-corner', 'crowd']) {
              await playground.set({ preset });
              await clock.slider.waitFor();
              await expectAccessible(page, `${preset}, ${lang}`);
            }
          }
        },
      );
    }
  });
}

sharedTest(
  'axe finds nothing among the numbers of a scene in motion',
  { tag: '@more' },
  async ({ page, playground }) => {
    const clock = new Clock(playground);
    await clock.open('tunnel');
    await playground.element.getByRole('tab', { name: 'Numbers' }).click();
    await playground.element.getByRole('spinbutton', { name: 'Duration' }).waitFor();
    await expectAccessible(page, 'numbers');
  },
);
