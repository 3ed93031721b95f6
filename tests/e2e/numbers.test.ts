// The Numbers tab: what is typed, stepped or dragged there is what the scene holds.
import { foundByAxe } from './support/axe.ts';
import { expect, test } from './support/kept.ts';
import { layoutOf, overlaps } from './support/layout.ts';
import type { Playground } from './support/playground.ts';

const fieldOf = (playground: Playground, name: string) =>
  playground.element.getByRole('spinbutton', { name, exact: true });
const alertOf = (playground: Playground) => playground.element.getByRole('alert');

async function openNumbers(playground: Playground, preset: string, lang = 'en'): Promise<void> {
  await playground.open({ preset, lang });
  await playground.element.getByRole('tab', { name: /^(Numbers|수치)$/ }).click();
  await playground.element.getByRole('spinbutton').first().waitFor();
}

test('every kind of shape has its fields', { tag: '@smoke' }, async ({ playground }) => {
  await openNumbers(playground, 'sphere-capsule');
  const names = ['A Centre x', 'A Radius', 'B Start y', 'B End z', 'B Radius'];
  for (const name of names) await expect(fieldOf(playground, name)).toBeVisible();
  await expect(playground.element.getByRole('spinbutton')).toHaveCount(4 + 7);

  await playground.element.getByRole('button', { name: 'Add a plane' }).click();
  await expect(fieldOf(playground, 'C Normal y')).toHaveValue('1');
  await expect(fieldOf(playground, 'C Constant')).toBeVisible();
});

test('an expression is taken by Enter and by leaving, each one step back', async ({
  page,
  playground,
}) => {
  await openNumbers(playground, 'edge-edge');
  const extent = fieldOf(playground, 'A Half extents x');
  const before = await extent.inputValue();
  await extent.fill('1/3');
  await extent.press('Enter');
  await expect(extent).toHaveValue('0.3333333333333333');
  await extent.fill('sqrt(2)/2');
  await page.keyboard.press('Tab');
  await expect(extent).toHaveValue('0.707107');
  await expect(extent).toHaveAttribute('aria-valuetext', '0.707107 m');

  await playground.undo.click();
  await expect(extent).toHaveValue('0.333333');
  await playground.undo.click();
  await expect(extent).toHaveValue(before);
  await expect(playground.undo).toBeDisabled();
});

test('coming and going loses nothing and makes no step', async ({ page, playground }) => {
  await openNumbers(playground, 'edge-edge');
  const fields = playground.element.getByRole('spinbutton');
  const first = fields.first();
  await first.fill('1/3');
  await page.keyboard.press('Tab');
  await playground.undo.click();
  await playground.redo.click();
  const texts = await fields.evaluateAll((all) =>
    all.map((each) => (each as HTMLInputElement).value),
  );
  await first.focus();
  for (let i = 1; i < texts.length; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(first).toHaveValue('0.333333');
  await first.focus();
  await expect(first).toHaveValue('0.3333333333333333');
  await page.keyboard.press('Tab');
  expect(
    await fields.evaluateAll((all) => all.slice(2).map((each) => (each as HTMLInputElement).value)),
  ).toEqual(texts.slice(2));
  await playground.undo.click();
  await expect(playground.undo).toBeDisabled();
});

test('Escape restores what was there', async ({ playground }) => {
  await openNumbers(playground, 'edge-edge');
  const extent = fieldOf(playground, 'A Half extents x');
  const before = await extent.inputValue();
  await extent.fill('17');
  await extent.press('Escape');
  await expect(extent).toHaveValue(before);
  await extent.fill('1/');
  await extent.press('Enter');
  await expect(extent).toHaveAttribute('aria-invalid', 'true');
  await extent.press('Escape');
  await expect(extent).toHaveValue(before);
  await expect(extent).not.toHaveAttribute('aria-invalid');
  await expect(playground.undo).toBeDisabled();
});

test.describe('of a shape that is selected', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test('the fields are in view as the tab opens, and when another is selected', async ({
    page,
    playground,
  }) => {
    await playground.open();
    await playground.click(await playground.middle('orange'));
    await playground.element.getByRole('tab', { name: 'Numbers' }).click();
    await expect(fieldOf(playground, 'B Centre x')).toBeInViewport();
    await expect(fieldOf(playground, 'A Centre x')).not.toBeInViewport();
    await playground.click(await playground.middle('blue'));
    await expect(fieldOf(playground, 'A Centre x')).toBeInViewport();

    // What is typed into stays where it is.
    const scrolled = () =>
      playground.element.locator('.side .body').evaluate(({ scrollTop }) => scrollTop);
    const extent = fieldOf(playground, 'B Half extents y');
    await extent.fill('0.5');
    const before = await scrolled();
    await page.keyboard.press('Enter');
    await playground.drawn();
    expect(await scrolled()).toBe(before);
  });
});

test('an angle may be written in degrees or radians, a length in metres or less', async ({
  page,
  playground,
}) => {
  await openNumbers(playground, 'edge-edge');
  const angle = fieldOf(playground, 'A Angle');
  for (const [text, value] of [
    ['60 deg', '60'],
    ['pi/4 rad', '45'],
    ['30°', '30'],
  ] as const) {
    await angle.fill(text);
    await page.keyboard.press('Tab');
    await expect(angle).toHaveValue(value);
  }
  const extent = fieldOf(playground, 'A Half extents x');
  await extent.fill('25 cm');
  await page.keyboard.press('Tab');
  await expect(extent).toHaveValue('0.25');
  await angle.fill('a quarter');
  await page.keyboard.press('Tab');
  await expect(alertOf(playground)).toContainText('Angle: “a quarter” is no angle.');
});

test('what is no number, or none for the core, is marked and changes nothing', async ({
  page,
  playground,
}) => {
  await openNumbers(playground, 'edge-edge');
  const extent = fieldOf(playground, 'A Half extents x');
  const verdict = await playground.verdict.innerText();
  const cases = [
    ['two', 'Half extents x: “two” is no number.'],
    ['-1', 'Half extents x = -1: it must not be negative.'],
    ['sqrt(-1)', 'Half extents x = NaN: it must be a finite number.'],
    ['1e61', 'Half extents x = 1e+61 is beyond the core’s limit of 2^200.'],
  ] as const;
  for (const [text, message] of cases) {
    await extent.fill(text);
    await page.keyboard.press('Tab');
    await expect(extent).toHaveValue(text);
    await expect(extent).toHaveAttribute('aria-invalid', 'true');
    expect(await alertOf(playground).innerText()).toContain(message);
    await expect(extent).toHaveAccessibleDescription(/^Half extents x/);
    await expect(alertOf(playground)).toHaveCount(1);
  }
  expect(await playground.verdict.innerText()).toBe(verdict);
  await expect(playground.undo).toBeDisabled();

  // and right again
  await extent.fill('0.25');
  await extent.press('Enter');
  await expect(extent).not.toHaveAttribute('aria-invalid');
  await expect(alertOf(playground)).toHaveCount(0);

  await extent.fill('-1');
  await extent.press('Enter');
  await playground.set({ lang: 'ko' });
  await expect(alertOf(playground)).toHaveText('절반 크기 x = -1: 음수일 수 없습니다.');
});

test('a direction of zero is refused', async ({ playground }) => {
  await openNumbers(playground, 'ray-sphere');
  for (const part of ['x', 'y', 'z']) {
    const field = fieldOf(playground, `A Direction ${part}`);
    await field.fill('0');
    await field.press('Enter');
  }
  await expect(alertOf(playground)).toHaveText(/^Direction [xyz] = 0: it would have length zero/);
});

test('a ray without an end can be given one and lose it again', async ({ page, playground }) => {
  await openNumbers(playground, 'ray-sphere');
  const end = fieldOf(playground, 'A Maximum distance');
  await end.fill('0.5');
  await end.press('Enter');
  await expect(end).toHaveValue('0.5');
  await expect(playground.word).toHaveText('Misses');
  await end.fill('');
  await end.press('Enter');
  await expect(end).toHaveValue('');
  await expect(end).toHaveAttribute('placeholder', 'endless');
  await expect(playground.word).toHaveText('Hits');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(playground.word).toHaveText('Misses');
});

test('arrow keys step, with Shift ten times as far, with Alt a tenth', async ({
  page,
  playground,
}) => {
  await openNumbers(playground, 'sphere-sphere');
  const radius = fieldOf(playground, 'A Radius');
  await radius.fill('0.5');
  await radius.press('Enter');
  await radius.press('ArrowUp');
  await expect(radius).toHaveValue('0.6');
  await expect(radius).toHaveAttribute('aria-valuenow', '0.6');
  await expect(radius).toHaveAttribute('aria-valuetext', '0.6 m');
  await radius.press('Shift+ArrowUp');
  await expect(radius).toHaveValue('1.6');
  await radius.press('Alt+ArrowDown');
  await expect(radius).toHaveValue('1.59');
  // What is being typed counts.
  await radius.fill('2/4');
  await radius.press('ArrowDown');
  await expect(radius).toHaveValue('0.4');

  // Held down, a key makes one step of history.
  await page.keyboard.down('ArrowUp');
  await page.keyboard.down('ArrowUp');
  await page.keyboard.down('ArrowUp');
  await page.keyboard.up('ArrowUp');
  await expect(radius).toHaveValue('0.7');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(radius).toHaveValue('0.4');

  // Below zero the core says no.
  await radius.press('Shift+ArrowDown');
  await expect(radius).toHaveValue('0.4');
  await expect(radius).toHaveAccessibleDescription(/Radius = -0.6: it must not be negative/);
});

test('the buttons step, and the label is dragged', async ({ page, playground }) => {
  await openNumbers(playground, 'edge-edge');
  const x = fieldOf(playground, 'A Centre x');
  await x.fill('0');
  await x.press('Enter');
  await playground.element.getByRole('button', { name: 'Increase A Centre x' }).click();
  await expect(x).toHaveValue('0.1');
  await playground.element.getByRole('button', { name: 'Decrease A Centre x' }).click();
  await expect(x).toHaveValue('0');
  // They do what the keys do, and so are no tab stops: every press of Tab is another number.
  await x.press('ArrowUp');
  await expect(x).toHaveValue('0.1');
  await x.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(fieldOf(playground, 'A Centre y')).toBeFocused();

  const label = playground.element.locator('label', { hasText: /^x$/ }).first();
  const box = await label.boundingBox();
  if (!box) throw new Error('The label is not visible.');
  const [left, middle] = [box.x + 6, box.y + box.height / 2];
  const before = await playground.pixels();
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left + 20, middle, { steps: 4 });
  await page.mouse.move(left + 50, middle, { steps: 4 });
  await expect(x).toHaveValue('0.5');
  expect(await playground.pixels()).not.toBe(before);
  await page.keyboard.down('Shift');
  await page.mouse.move(left, middle, { steps: 4 });
  await page.keyboard.up('Shift');
  await page.mouse.up();
  await expect(x).toHaveValue('0.45');
  await expect(x).not.toBeFocused();
  await playground.undo.click();
  await expect(x).toHaveValue('0');

  // Given up by Escape; a press without a drag goes to the field.
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left + 50, middle, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(x).toHaveValue('0');
  await label.click();
  await expect(x).toBeFocused();
});

test('a box’s rotation is the same in all three views', async ({ playground }) => {
  await openNumbers(playground, 'edge-edge');
  const set = async (name: string, text: string) => {
    await fieldOf(playground, name).fill(text);
    await fieldOf(playground, name).press('Enter');
  };
  const expectFields = async (values: Readonly<Record<string, string>>) => {
    await playground.canvas.focus();
    for (const [name, value] of Object.entries(values)) {
      await expect(fieldOf(playground, name)).toHaveValue(value);
    }
  };
  for (const [part, text] of [
    ['x', '0'],
    ['y', '0'],
    ['z', '1'],
    ['w', '1'],
  ] as const) {
    await set(`A Quaternion ${part}`, text);
  }
  await expectFields({
    'A Euler angles z': '90',
    'A Axis z': '1',
    'A Angle': '90',
    'A Quaternion w': '1',
  });
  await expect(playground.element.getByText('Length 1.41421')).toBeVisible();
  await playground.element.getByRole('button', { name: 'A Quaternion: Normalise' }).click();
  await expectFields({ 'A Quaternion z': '0.707107', 'A Angle': '90' });

  // Beyond what is needed, angles stay as they were entered.
  await set('A Euler angles z', '450');
  await set('A Euler angles y', '135');
  await expectFields({ 'A Euler angles y': '135', 'A Euler angles z': '450' });
  await set('A Angle', '0');
  await expectFields({ 'A Quaternion x': '0', 'A Quaternion w': '1', 'A Euler angles y': '0' });
  await set('A Axis y', '2');
  await set('A Angle', '60');
  await playground.element
    .getByRole('combobox', { name: 'A Order of the Euler angles' })
    .selectOption('YXZ');
  await expectFields({ 'A Axis y': '2', 'A Angle': '60' });

  for (const part of ['x', 'y', 'z']) await set(`A Axis ${part}`, '0');
  await expect(alertOf(playground)).toHaveText(/^Axis [xyz] = 0: it would have length zero/);
});

test('in Korean no English', async ({ playground }) => {
  await openNumbers(playground, 'edge-edge', 'ko');
  await playground.element.locator('.lab summary').click();
  await playground.element.getByRole('table').waitFor();
  const words = await playground.element
    .locator('.numbers')
    .evaluate((numbers) =>
      [...numbers.querySelectorAll('*')].flatMap((each) => [
        ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ...['aria-label', 'aria-valuetext', 'title', 'placeholder'].map(
          (name) => each.getAttribute(name) ?? '',
        ),
      ]),
    );
  // What is typed, mathematics, and a key.
  const international = /sqrt|pi|rad|cm|log|exp|Shift|[XYZ]{3}/g;
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((text) => /[a-z]{2}/i.test(text.replace(international, '')))).toEqual([]);
});

/** By the ends of their ids. */
const widest = [
  ['center-x', '-1.5623456'],
  ['center-y', '-0.8888888'],
  ['center-z', '-1.23456e-17'],
  ['rotation-x', '-0.8888888'],
  ['rotation-y', '-1.23456e-17'],
  ['rotation-w', '-1.23456e-17'],
] as const;

for (const size of [
  { viewport: { width: 1440, height: 900 }, smallest: 24 },
  { viewport: { width: 1024, height: 768 }, smallest: 24 },
  { viewport: { width: 768, height: 430 }, smallest: 24 },
  { viewport: { width: 390, height: 844 }, smallest: 44, hasTouch: true, isMobile: true },
]) {
  const { viewport, smallest, ...device } = size;
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, ...device });
    // Words don’t depend on colours, nor what axe says of colours on words.
    test('nothing overlaps or is cut off, and axe finds nothing', async ({ playground }) => {
      await playground.open();
      const why = playground.element.locator('.why-toggle').filter({ visible: true });
      if ((await why.count()) > 0) await why.click();
      await playground.element.getByRole('tab', { name: /^(Numbers|수치)$/ }).click();
      for (const [name, value] of widest) {
        await playground.element.locator(`[id$="${name}"]`).first().fill(value);
      }
      await playground.element.locator('.lab summary').click();
      await playground.element.getByRole('slider').last().waitFor();
      for (const look of [
        { lang: 'en', theme: 'light' },
        { lang: 'ko', theme: 'dark' },
      ]) {
        await playground.set(look);
        const { controls, cut, overflow } = await layoutOf(playground);
        const own = await playground.element.locator('.numbers').evaluate(
          (numbers, least) => ({
            wide: numbers.scrollWidth - numbers.clientWidth,
            cut: [...numbers.querySelectorAll<HTMLElement>('label, h2, h3, td, th, input')]
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map((each) => each.textContent || (each as HTMLInputElement).value),
            small: [
              ...numbers.querySelectorAll(
                'button, select, summary, .field label, .box, [type=range]',
              ),
            ]
              .map((each) => ({ each, box: each.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.01)
              .map(({ each, box }) => `${each.textContent.trim()}: ${box.width} × ${box.height}`),
          }),
          smallest,
        );
        expect.soft(own).toEqual({ wide: 0, cut: [], small: [] });
        expect.soft(overlaps(controls)).toEqual([]);
        expect.soft(cut).toEqual([]);
        expect.soft(overflow).toBe(0);
        expect.soft(await foundByAxe(playground.page)).toEqual([]);
      }
    });
  });
}

test.describe('in the sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is refused at the lower edge is scrolled into view', async ({ playground }) => {
    await openNumbers(playground, 'edge-edge');
    const extent = fieldOf(playground, 'A Half extents x');
    await extent.fill('-1');
    await extent.evaluate((field) => {
      const list = field.closest('.body');
      if (!list) throw new Error('The fields are in no list.');
      const below = field.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
      list.scrollTop += below + 4;
    });
    await extent.press('Enter');
    await expect(alertOf(playground)).toContainText('it must not be negative');
    await expect(alertOf(playground)).toBeInViewport({ ratio: 1 });
    await expect(extent).toBeInViewport({ ratio: 1 });
  });
});
