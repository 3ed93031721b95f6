// The Contact tab: the exact and the float32 verdict, moves to contact, steps of one ulp.
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type Figure, openFigure, textIn } from '../support/figure.ts';

const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
const status = page.getByRole('region', { name: 'Move to contact' }).getByRole('status');
const mover = page.getByRole('combobox', { name: 'Shape to move' });
const coordinate = page.getByRole('combobox', { name: 'Number to change' });

/** Page object of the Contact tab. */
class ContactTab {
  readonly #figure: Figure;

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  get all(): string {
    return this.#figure.find('.contact')?.innerText ?? '';
  }

  get exact(): string {
    return this.#figure.findAll('.contact tr')[0]?.innerText ?? '';
  }

  get single(): string {
    return this.#figure.findAll('.contact tr')[1]?.innerText ?? '';
  }

  get value(): number {
    return Number(this.#figure.textsOf('.contact output.full')[0]);
  }

  get ladder(): string {
    return this.#figure.find('.ladder')?.getAttribute('aria-label') ?? '';
  }

  /** Presses a cell of the ladder, counted from the left. */
  press(rung: number): void {
    this.#figure.findAll('.ladder .press')[rung]?.dispatchEvent(new MouseEvent('click'));
  }
}

async function openContact(preset: string): Promise<[Figure, ContactTab]> {
  const figure = await openFigure({ preset });
  await figure.openTab(/^Contact$/);
  const tab = new ContactTab(figure);
  await expect.poll(() => tab.single).toMatch(/float32(?!.*Loading)/s);
  return [figure, tab];
}

test('brings spheres to the contact, decided exactly, in one step of history', async () => {
  const [figure, tab] = await openContact('sphere-sphere');
  const apart = figure.word === 'Apart';
  await button(apart ? 'Bring to contact' : 'Push apart').click();
  await expect.element(status).toHaveTextContent(/B moved [\d.]+\sm/);
  await expect.poll(() => tab.exact).toContain('decided in exact integer arithmetic');
  // One step of history.
  await figure.undo.click();
  await expect.poll(() => figure.word).toBe(apart ? 'Apart' : 'Overlapping');
  await expect.element(status).toHaveTextContent(/^$/);
});

test('a nudge of one ulp changes the verdict, and float32 does not see it', async () => {
  const [figure, tab] = await openContact('edge-edge');
  expect(tab.exact).toContain('Apart');
  expect(tab.single).toContain('Apart');
  expect(tab.all).toContain('Both verdicts are the same.');
  await button('Bring to contact').click();
  await expect.poll(() => figure.word).toBe('Overlapping');
  await expect.poll(() => tab.exact).toMatch(/10⁻¹.\sm/);
  // No double of a coordinate makes them touch: in words, with both neighbors.
  await expect
    .element(status)
    .toHaveTextContent(
      /No double value of one coordinate makes them touch exactly: here they overlap by \S+\sm; 1\sulp less leaves a gap of \S+\sm\./,
    );

  // The ladder goes on with the number that was changed: one of its two neighbors is apart.
  const overlapsAt =
    /Exact: (Overlapping from -9 to 0, Apart from 1 to 9|Apart from -9 to -1, Overlapping from 0 to 9) /;
  await expect.poll(() => tab.ladder).toMatch(overlapsAt);
  const upwards = tab.ladder.includes('Apart from 1 to 9');
  const [away, back] = upwards ? ['1 ulp up', '1 ulp down'] : ['1 ulp down', '1 ulp up'];
  const before = tab.value;
  await button(away).click();
  await expect.poll(() => figure.word).toBe('Apart');
  expect(Math.abs(tab.value - before)).toBeLessThan(1e-15);
  expect(tab.value > before).toBe(upwards);
  const { single } = tab;
  await button(back).click();
  await expect.poll(() => figure.word).toBe('Overlapping');
  expect(tab.single).toBe(single);

  // A press on a rung selects that value.
  tab.press(upwards ? 12 : 6);
  await expect.poll(() => figure.word).toBe('Apart');
  await figure.undo.click();
  await expect.poll(() => figure.word).toBe('Overlapping');

  // At steps of 10⁹ ulps the float32 outcome changes, too.
  for (let power = 0; power < 9; power++) await button('Steps ten times coarser').click();
  await expect.element(button('10⁹ ulp up')).toBeVisible();
  await expect.poll(() => tab.ladder).toMatch(/float32: .*Apart/);
  await expect.poll(() => tab.ladder).toMatch(/float32: .*Overlapping/);
});

test('ends touching exactly where one coordinate allows it', async () => {
  const [figure, tab] = await openContact('aabb-aabb');
  await button('Bring to contact').click();
  await expect.poll(() => figure.word).toBe('Touching');
  await expect
    .element(status)
    .toHaveTextContent(/^B moved 0\.300\sm along y alone: now they touch exactly\.$/);
  await expect.poll(() => tab.ladder).toMatch(/Exact: .*Touching from 0 to 0/);
  await figure.undo.click();
  await expect.poll(() => figure.word).toBe('Apart');
});

test.each([
  ['ray-sphere', 'Hits'],
  ['aabb-plane', 'Straddling'],
  ['plane-plane', 'Crossing'],
  ['ray-obb', 'Misses'],
])('says what the verdict says: %s, %s', async (preset, word) => {
  const [figure, tab] = await openContact(preset);
  expect(figure.word).toBe(word);
  expect(tab.exact).toContain(word);
  expect(tab.single).toContain(word);
  expect(tab.ladder).toContain(`Exact: ${word} from `);
});

test('chooses what is moved and by which number', async () => {
  const [figure] = await openContact('triangle-triangle');
  expect(textIn(coordinate)).toMatch(/^whole/);
  await coordinate.selectOptions('B · Corner b y');
  await button('1 ulp up').click();
  await expect.element(figure.undo).toBeEnabled();
  await mover.selectOptions('Move A');
  await expect.element(coordinate.getByRole('option').first()).toHaveTextContent('A · whole shape');
  await button('Push apart').click();
  await expect.element(status).toHaveTextContent('A moved');
  expect(figure.word).not.toBe('Overlapping');
});

test('says why a locked shape stays, and that there has to be a pair', async () => {
  const figure = await openFigure();
  await figure.openTab(/^Scene$/);
  await button('Lock B in place').click();
  await figure.openTab(/^Contact$/);
  await expect.element(mover).toHaveValue('0');
  await mover.selectOptions('Move B');
  await expect.element(status).toHaveTextContent('B is locked in place.');
  await expect.element(button('Bring to contact')).toBeDisabled();
  await figure.openTab(/^Scene$/);
  await button('Hide B').click();
  await figure.openTab(/^Contact$/);
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('With two shapes');
});
