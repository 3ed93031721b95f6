// The fields of the Numbers tab: typing and stepping change the scene.
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { enter, type Figure, openFigure, textIn } from '../support/figure.ts';

async function openNumbers(preset: string, lang = 'en'): Promise<Figure> {
  const figure = await openFigure({ preset, lang });
  await figure.openTab(/^(Numbers|수치)$/);
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
  return figure;
}

const pressTab = (times = 1) => userEvent.keyboard('{Tab}'.repeat(times));

test('Enter and blur commit an expression, each as one step of history', async () => {
  const figure = await openNumbers('edge-edge');
  const extent = figure.field('A Half extents x');
  const before = textIn(extent);
  await enter(extent, '1/3');
  await expect.element(extent).toHaveValue('0.3333333333333333');
  await enter(extent, 'sqrt(2)/2', 'Tab');
  await expect.element(extent).toHaveValue('0.707107');
  await expect.element(extent).toHaveAttribute('aria-valuetext', '0.707107 m');

  await figure.undo.click();
  await expect.element(extent).toHaveValue('0.333333');
  await figure.undo.click();
  await expect.element(extent).toHaveValue(before);
  await expect.element(figure.undo).toBeDisabled();
});

test('focus and blur lose no digits and make no step of history', async () => {
  const figure = await openNumbers('edge-edge');
  const first = page.getByRole('spinbutton').first();
  const textsOfAll = () =>
    figure.findAll<HTMLInputElement>('[role=spinbutton]').map(({ value }) => value);
  const focusFirst = () => (first.element() as HTMLElement).focus();
  await enter(first, '1/3', 'Tab');
  await figure.undo.click();
  await figure.redo.click();
  await expect.element(first).toHaveValue('0.333333');
  const texts = textsOfAll();
  focusFirst();
  await pressTab(texts.length);
  await expect.element(first).toHaveValue('0.333333');
  focusFirst();
  await expect.element(first).toHaveValue('0.3333333333333333');
  await pressTab();
  expect(textsOfAll().slice(2)).toEqual(texts.slice(2));
  await figure.undo.click();
  await expect.element(figure.undo).toBeDisabled();
});

test('Escape restores the previous value', async () => {
  const figure = await openNumbers('edge-edge');
  const extent = figure.field('A Half extents x');
  const before = textIn(extent);
  await enter(extent, '17', 'Escape');
  await expect.element(extent).toHaveValue(before);
  await enter(extent, '1/');
  await expect.element(extent).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(extent).toHaveValue(before);
  await expect.element(extent).not.toHaveAttribute('aria-invalid');
  await expect.element(figure.undo).toBeDisabled();
});

test('an angle may be entered in degrees or radians, a length in m, cm or mm', async () => {
  const figure = await openNumbers('edge-edge');
  const angle = figure.field('A Angle');
  for (const [text, value] of [
    ['60 deg', '60'],
    ['pi/4 rad', '45'],
    ['30°', '30'],
  ] as const) {
    await enter(angle, text, 'Tab');
    await expect.element(angle).toHaveValue(value);
  }
  const extent = figure.field('A Half extents x');
  await enter(extent, '25 cm', 'Tab');
  await expect.element(extent).toHaveValue('0.25');
  await enter(angle, 'a quarter', 'Tab');
  await expect.element(figure.alert).toHaveTextContent('Angle: “a quarter” is not an angle.');
});

test('invalid text and numbers that the core rejects are marked and change nothing', async () => {
  const figure = await openNumbers('edge-edge');
  const extent = figure.field('A Half extents x');
  const verdict = figure.find('.verdict')?.innerText;
  const cases = [
    ['two', 'Half extents x: “two” is not a number.'],
    ['-1', 'Half extents x = -1: it must not be negative.'],
    ['sqrt(-1)', 'Half extents x = NaN: it must be a finite number.'],
    ['1e61', 'Half extents x = 1e+61 is beyond the core’s limit of 2^200.'],
  ] as const;
  for (const [text, message] of cases) {
    await enter(extent, text, 'Tab');
    await expect.element(extent).toHaveValue(text);
    await expect.element(extent).toHaveAttribute('aria-invalid', 'true');
    await expect.element(figure.alert).toHaveTextContent(message);
    const described = extent.element().getAttribute('aria-describedby');
    expect(figure.find(`#${described}`)?.textContent).toMatch(/^Half extents x/);
    expect(figure.alert.all()).toHaveLength(1);
  }
  expect(figure.find('.verdict')?.innerText).toBe(verdict);
  await expect.element(figure.undo).toBeDisabled();

  // and right again
  await enter(extent, '0.25');
  await expect.element(extent).not.toHaveAttribute('aria-invalid');
  expect(figure.alert.all()).toEqual([]);

  await enter(extent, '-1');
  figure.element.setAttribute('lang', 'ko');
  await expect.element(figure.alert).toHaveTextContent(/^절반 크기 x = -1: 음수일 수 없습니다\.$/);
});

test('a zero direction is rejected', async () => {
  const figure = await openNumbers('ray-sphere');
  for (const part of ['x', 'y', 'z']) await enter(figure.field(`A Direction ${part}`), '0');
  await expect
    .element(figure.alert)
    .toHaveTextContent(/^Direction [xyz] = 0: it would have length zero/);
});

test('an unbounded ray can be bounded and unbounded again', async () => {
  const figure = await openNumbers('ray-sphere');
  const end = figure.field('A Maximum distance');
  await enter(end, '0.5');
  await expect.element(end).toHaveValue('0.5');
  await expect.poll(() => figure.word).toBe('Misses');
  await enter(end, '');
  await expect.element(end).toHaveValue('');
  await expect.element(end).toHaveAttribute('placeholder', 'unlimited');
  await expect.poll(() => figure.word).toBe('Hits');
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.poll(() => figure.word).toBe('Misses');
});

test('arrow keys step, with Shift ten times as far, with Alt a tenth', async () => {
  const figure = await openNumbers('sphere-sphere');
  const radius = figure.field('A Radius');
  await enter(radius, '0.5');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radius).toHaveValue('0.6');
  await expect.element(radius).toHaveAttribute('aria-valuenow', '0.6');
  await expect.element(radius).toHaveAttribute('aria-valuetext', '0.6 m');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.element(radius).toHaveValue('1.6');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(radius).toHaveValue('1.59');
  // Stepping starts from the draft.
  await enter(radius, '2/4', 'ArrowDown');
  await expect.element(radius).toHaveValue('0.4');

  // A held key makes one step of history.
  await userEvent.keyboard('{ArrowUp>3/}');
  await expect.element(radius).toHaveValue('0.7');
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(radius).toHaveValue('0.4');

  // The core rejects negative numbers.
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(radius).toHaveValue('0.4');
  await expect.element(figure.alert).toHaveTextContent(/Radius = -0.6: it must not be negative/);
});

test('a box’s rotation is the same in all three representations', async () => {
  const figure = await openNumbers('edge-edge');
  const expectFields = async (values: Readonly<Record<string, string>>) => {
    figure.find('canvas')?.focus();
    for (const [name, value] of Object.entries(values)) {
      await expect.element(figure.field(name)).toHaveValue(value);
    }
  };
  for (const [part, text] of [
    ['x', '0'],
    ['y', '0'],
    ['z', '1'],
    ['w', '1'],
  ] as const) {
    await enter(figure.field(`A Quaternion ${part}`), text);
  }
  await expectFields({
    'A Euler angles z': '90',
    'A Axis z': '1',
    'A Angle': '90',
    'A Quaternion w': '1',
  });
  await expect.element(page.getByText('Length 1.41421')).toBeVisible();
  await page.getByRole('button', { name: 'A Quaternion: Normalize' }).click();
  await expectFields({ 'A Quaternion z': '0.707107', 'A Angle': '90' });

  // Angles outside of the canonical range stay as entered.
  await enter(figure.field('A Euler angles z'), '450');
  await enter(figure.field('A Euler angles y'), '135');
  await expectFields({ 'A Euler angles y': '135', 'A Euler angles z': '450' });
  await enter(figure.field('A Angle'), '0');
  await expectFields({ 'A Quaternion x': '0', 'A Quaternion w': '1', 'A Euler angles y': '0' });
  await enter(figure.field('A Axis y'), '2');
  await enter(figure.field('A Angle'), '60');
  await page.getByRole('combobox', { name: 'A Order of the Euler angles' }).selectOptions('YXZ');
  await expectFields({ 'A Axis y': '2', 'A Angle': '60' });

  for (const part of ['x', 'y', 'z']) await enter(figure.field(`A Axis ${part}`), '0');
  await expect
    .element(figure.alert)
    .toHaveTextContent(/^Axis [xyz] = 0: it would have length zero/);
});

test('has no English texts in Korean', async () => {
  const figure = await openNumbers('edge-edge', 'ko');
  const words = [...(figure.find('.numbers')?.querySelectorAll('*') ?? [])].flatMap((each) => [
    ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
    ...['aria-label', 'aria-valuetext', 'title', 'placeholder'].map(
      (name) => each.getAttribute(name) ?? '',
    ),
  ]);
  // Except for input, mathematical notation, and names of keys and kinds.
  const international = /OBB|sqrt|pi|rad|cm|Shift|[XYZ]{3}/g;
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((text) => /[a-z]{2}/i.test(text.replace(international, '')))).toEqual([]);
});

/** As a browser does when the focused field is given a text to paste; false: the field takes it as it is. */
function paste(field: Locator, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const options = { bubbles: true, composed: true, cancelable: true, clipboardData };
  return !field.element().dispatchEvent(new ClipboardEvent('paste', options));
}

test('a vector as it is copied fills its three fields, as one step of history', async () => {
  const figure = await openNumbers('edge-edge');
  const [x, z] = [figure.field('A Center x'), figure.field('A Center z')];
  const before = textIn(x);
  expect(paste(figure.field('A Center y'), '[0.1, −2, 3e-1]')).toBe(true);
  await expect.element(x).toHaveValue('0.1');
  await expect.element(z).toHaveValue('0.3');
  await figure.undo.click();
  await expect.element(x).toHaveValue(before);
  await expect.element(figure.undo).toBeDisabled();
  // One number, an expression, or another number of them is typed as always.
  for (const text of ['5', '1/3', '[1, 2]', '[1, 2, 3, 4]']) expect(paste(x, text)).toBe(false);
});

test('what the core refuses of a pasted vector is said, and changes nothing', async () => {
  const figure = await openNumbers('edge-edge', 'ko');
  const extent = page.getByRole('spinbutton', { name: /^A 반너비 x|^A .* x$/ }).nth(1);
  const before = textIn(extent);
  expect(paste(extent, '[1, -2, 3]')).toBe(true);
  await expect.element(figure.alert).toHaveTextContent('[1, -2, 3]');
  await expect.element(extent).toHaveValue(before);
  await expect.element(figure.undo).toBeDisabled();
});

test('axes and matrices pasted as a rotation become a quaternion, by the core', async () => {
  const figure = await openNumbers('edge-edge');
  const parts = () => ['x', 'y', 'z', 'w'].map((part) => figure.field(`A Quaternion ${part}`));
  const quarter = '[[0, 1, 0], [-1, 0, 0], [0, 0, 1]]';
  const first = () => parts()[0] as Locator;
  expect(paste(first(), quarter)).toBe(true);
  for (const [i, value] of ['0', '0', '0.707107', '0.707107'].entries()) {
    await expect.element(parts()[i] as Locator).toHaveValue(value);
  }
  await figure.undo.click();
  expect(paste(first(), '[1, 2, 3, 4]')).toBe(true);
  await expect.element(first()).toHaveValue('1');
  // In rows, with a position, twice as large.
  expect(paste(first(), '0 -2 0 5\n2 0 0 6\n0 0 2 7\n0 0 0 1')).toBe(true);
  await expect.element(first()).toHaveValue('0');
  expect(paste(first(), '[[0, 1, 0], [1, 0, 0], [0, 0, 1]]')).toBe(true);
  await expect.element(figure.alert).toHaveTextContent('right-handed');
  expect(paste(first(), '[[0, 1, 0], [1, 1, 0], [0, 0, 1]]')).toBe(true);
  await expect.element(figure.alert).toHaveTextContent('perpendicular');
  const angle = figure.field('A Euler angles x');
  expect(paste(angle, '(90, 0, 0)')).toBe(true);
  await expect.element(first()).toHaveValue('0.707107');
  expect(paste(figure.field('A Axis x'), '[0, 0, 1]')).toBe(true);
  await expect.element(first()).toHaveValue('0');
});

test('names of groups, hints and fields begin at one line, also after the rows were shown', async () => {
  const figure = await openNumbers('edge-edge');
  const lefts = figure
    .findAll('.numbers details :is(h3, .cells, .hint)')
    .map((element) => element.getBoundingClientRect().left + padding(element));
  expect(lefts.length).toBeGreaterThan(8);
  expect(new Set(lefts)).toEqual(new Set([lefts[0]]));
});

const padding = (element: Element) => Number.parseFloat(getComputedStyle(element).paddingLeft);
