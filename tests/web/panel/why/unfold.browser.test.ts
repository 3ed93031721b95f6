// The selected row unfolds into its formula, and terms open their definitions.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

const formula = (figure: Figure) => figure.textsOf('.formula .lines > p');

/** Where an element is, in pixels from the top. */
const topOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect().top ?? Number.NaN;

test('keys unfold the selected row, below it, and fold it again', async () => {
  const figure = await openFigure();
  const list = page.getByRole('listbox').element() as HTMLElement;
  list.focus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.poll(() => formula(figure)[0]).toBe('n = A.x = (0.922, 0.085, −0.378)');
  const rows = figure.findAll('.row');
  const shown = figure.find('.formula');
  expect(topOf(shown)).toBeGreaterThan(topOf(rows[0]));
  expect(topOf(rows[1])).toBeGreaterThanOrEqual(shown?.getBoundingClientRect().bottom ?? 0);

  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => formula(figure)[0]).toBe('n = A.y = (−0.062, 0.995, 0.073)');
  await userEvent.keyboard(' ');
  await expect.poll(() => figure.find('.formula')?.hidden).toBe(true);
});

test('the button lies on the selected row, in every group', async () => {
  const figure = await openFigure();
  for (const row of [0, 4, 9, 14]) {
    figure.findAll('.row')[row]?.click();
    await expect
      .poll(() => {
        const button = figure.find('.unfold[aria-controls]')?.getBoundingClientRect();
        const at = figure.findAll('.row')[row]?.getBoundingClientRect();
        return button && at && [button.top - at.top, button.bottom - at.bottom];
      })
      .toEqual([0, 0]);
  }
  await page.getByRole('button', { name: 'Show the formula of this row' }).click();
  await expect.poll(() => formula(figure)[0]).toMatch(/^n = A\.z × B\.z \/ /);
});

test('the button can be pressed on 44 pixels in both directions, and its arrow points from A to B', async () => {
  const figure = await openFigure();
  await figure.waitFor('.unfold[aria-controls]');
  const button = figure.find('.unfold[aria-controls]');
  button?.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = (button as HTMLElement).getBoundingClientRect();
  expect(right - left).toBeGreaterThanOrEqual(44);
  const middle = (top + bottom) / 2;
  for (const x of [left + 0.5, right - 0.5]) {
    for (const y of [middle - 21.5, middle + 21.5]) {
      expect(figure.element.shadowRoot?.elementFromPoint(x, y)).toBe(button);
    }
  }
  // A.y × B.x points from B to A; the face that is next is as it should be.
  expect(figure.find('.row[aria-selected="true"] .line')?.className).toContain('leftward');
  const bars = ['a', 'b'].map((side) =>
    figure.find(`.row[aria-selected="true"] .bar.${side}`)?.getBoundingClientRect(),
  );
  expect(bars[0]?.left).toBeGreaterThan(bars[1]?.right ?? Number.NaN);
});

test('axis and ends of the intervals are copied from there', async () => {
  const figure = await openFigure();
  await page.getByRole('button', { name: 'Show the formula of this row' }).click();
  await expect
    .poll(() => figure.findAll('.formula cp-copyable-number button').map(({ title }) => title))
    .toHaveLength(6);
  const titles = figure.findAll('.formula cp-copyable-number button').map(({ title }) => title);
  expect(titles[0]).toMatch(/^\[0\.\d{10,}, /);
});

test('the first use of a term opens its definition, and Escape closes it', async () => {
  const figure = await openFigure({ preset: 'aabb-obb' });
  await figure.waitFor('.sentence cp-term');
  const terms = figure.textsOf('cp-term > button');
  expect(new Set(terms).size).toBe(terms.length);
  await page.getByRole('button', { name: 'intervals' }).click();
  const note = figure.find('#term-interval');
  await expect.poll(() => note?.matches(':popover-open')).toBe(true);
  await expect.poll(() => note?.textContent).toContain('p·n');
  const { left, right, top, bottom } = (note as HTMLElement).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => note?.matches(':popover-open')).toBe(false);
});

test('a list box holds nothing but options', async () => {
  const figure = await openFigure();
  await figure.waitFor('.heading cp-term');
  expect(figure.findAll('.rows button')).toEqual([]);
});

test('in Korean no line begins with the particle of a term or of a candidate', async () => {
  const figure = await openFigure({ preset: 'aabb-obb', lang: 'ko' });
  await figure.waitFor('.sentence cp-term');
  const sentence = figure.find('.sentence');
  if (sentence) sentence.style.width = '1px';
  const particles = figure.findAll('.sentence :is(.kept, .named)').map((kept) => {
    const button = kept.querySelector('button');
    const range = document.createRange();
    range.setStartAfter(button?.closest('cp-term') ?? (button as Node));
    range.setEndAfter(kept.lastChild as Node);
    return { text: String(range), at: range.getBoundingClientRect().left, button };
  });
  const shown = particles.filter(({ text }) => text !== '');
  expect(shown.map(({ text }) => text)).toContain('의');
  for (const { text, at, button } of shown) {
    expect(at, text).toBeGreaterThanOrEqual(
      button?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
    );
  }
});
