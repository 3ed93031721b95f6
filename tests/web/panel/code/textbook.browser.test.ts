// The textbook version of the Code tab: four methods, three languages, copying, and an example that it gets wrong.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '../../../../web/textbook/language.ts';
import { type Mistakes, mistakesOf } from '../../../../web/textbook/mistakes.ts';
import { snippetOf } from '../../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../../web/textbook/textbook.ts';
import { type Figure, openFigure } from '../support/figure.ts';

const { clipboard } = navigator;
const copied: string[] = [];
const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
afterEach(() => setClipboard(clipboard));

const textOf = async (pair: string, language: Language) =>
  snippetOf(pair, await loadTextbook(language))?.text;

async function openTextbook(attributes: Readonly<Record<string, string>> = {}): Promise<Figure> {
  const figure = await openFigure(attributes);
  await figure.openTab(/^(Code|코드)$/);
  await page.getByRole('tab', { name: /^(Textbook|교과서)$/ }).click();
  await figure.waitFor('.near dl');
  return figure;
}

/** The text of the listing. */
const shown = (figure: Figure) =>
  `${figure
    .findAll('.source code > *')
    .map((line) => line.textContent)
    .join('\n')}\n`;

test('shows and copies the text in each language, for whichever pair', async () => {
  setClipboard({ writeText: (text: string) => Promise.resolve(void copied.push(text)) });
  const figure = await openTextbook();
  for (const [name, language] of [
    ['C++', 'cpp'],
    ['JavaScript', 'javascript'],
    ['GLSL', 'glsl'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click();
    const text = await textOf('obbObb', language);
    await vi.waitUntil(() => shown(figure) === text);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => copied.at(-1)).toBe(text);
    await expect.element(page.getByText('Copied.')).toBeVisible();
  }
  figure.element.setAttribute('preset', 'ray-triangle');
  const next = await textOf('rayTriangle', 'glsl');
  await vi.waitUntil(() => shown(figure) === next);
  expect(figure.textsOf('.file p')[0]).toBe(`${next?.trimEnd().split('\n').length} lines`);
  // What was copied is another text.
  await expect.element(page.getByText('Copied.')).not.toBeInTheDocument();
  // Back to this core's own source, and to the textbook in the same language.
  await page.getByRole('tab', { name: 'This core' }).click();
  await vi.waitUntil(() => shown(figure).includes('testCurvePolygon'));
  await page.getByRole('tab', { name: 'Textbook' }).click();
  await vi.waitUntil(() => shown(figure) === next);
});

test('has contact, GJK and EPA of the pairs that they are of', async () => {
  const figure = await openTextbook();
  const methods = () => figure.textsOf('.methods [role="tab"]');
  expect(methods()).toEqual(['Test', 'Contact', 'GJK', 'EPA']);
  for (const [name, own] of [
    ['Contact', 'obbObbContact'],
    ['EPA', 'obbObbEpa'],
    ['GJK', 'obbObbGjk'],
  ] as const) {
    await chooseMethod(name);
    const text = await textOf(own, 'cpp');
    await vi.waitUntil(() => shown(figure) === text);
    expect(figure.textsOf('#code-file')).toEqual([own]);
  }
  const { lost, invented } = mistakesOf('obbObbGjk') as Mistakes;
  await expect
    .poll(() => figure.textsOf('.near dd').slice(0, 2))
    .toEqual([String(lost), String(invented)]);
  // A ray is no hull: its test is shown, and GJK again of the next pair that has it.
  figure.element.setAttribute('preset', 'ray-triangle');
  const test = await textOf('rayTriangle', 'cpp');
  await vi.waitUntil(() => shown(figure) === test);
  expect(methods()).toEqual([]);
  figure.element.setAttribute('preset', 'sphere-capsule');
  const gjk = await textOf('sphereCapsuleGjk', 'cpp');
  await vi.waitUntil(() => shown(figure) === gjk);
  expect(methods()).toEqual(['Test', 'GJK', 'EPA']);
});

/** The header has a tab *Contact*, too. */
const chooseMethod = (name: string) =>
  page
    .getByRole('tablist', { name: 'What the code does' })
    .getByRole('tab', { name, exact: true })
    .click();

test('opens an example that GJK gets wrong', async () => {
  const figure = await openTextbook();
  await chooseMethod('GJK');
  await vi.waitUntil(() => /are apart, .* meet:$/.test(figure.textsOf('.near p').at(-1) ?? ''));
  await expect.element(figure.undo).toBeDisabled();
  await page.getByRole('button', { name: 'Open this example' }).click();
  await expect.element(figure.undo).toBeEnabled();
  expect(figure.word).toBe('Apart');
});

test('selects the text where it can’t be copied', async () => {
  setClipboard(undefined);
  const figure = await openTextbook();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.element(page.getByText(/press Ctrl\+C/)).toBeVisible();
  const area = figure.element.shadowRoot?.activeElement as HTMLTextAreaElement;
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(
    await textOf('obbObb', 'cpp'),
  );
});

test('says what it gets wrong near contact, and opens an example', async () => {
  const figure = await openTextbook();
  expect(figure.textsOf('.near li').join()).toContain('quaternion');
  expect(figure.word).toBe('Apart');
  expect(figure.textsOf('.near p').at(-1)).toMatch(/these shapes meet, .* apart:$/);
  await page.getByRole('button', { name: 'Open this example' }).click();
  await expect.poll(() => figure.word).toBe('Touching');
  await figure.undo.click();
  await expect.poll(() => figure.word).toBe('Apart');
});

test('keeps the sides of a pair that stands the other way round', async () => {
  const figure = await openTextbook({ preset: 'ray-triangle' });
  await figure.openTab(/^Why$/);
  const kinds = () => figure.textsOf('.pair select').map((_, side) => chosenIn(figure, side));
  const [ray, triangle] = kinds();
  await page.getByRole('combobox', { name: 'First shape' }).selectOptions(triangle ?? '');
  await expect.poll(kinds).toEqual([triangle, ray]);
  await figure.openTab(/^Code$/);
  await page.getByRole('button', { name: 'Open this example' }).click();
  await figure.openTab(/^Why$/);
  await expect.poll(kinds).toEqual([triangle, ray]);
  expect(figure.alert.elements()).toEqual([]);
});

/** The name of the first or second shape, with its kind. */
const chosenIn = (figure: Figure, side: number) =>
  figure.findAll<HTMLSelectElement>('.pair select')[side]?.selectedOptions[0]?.textContent?.trim();

test('where nothing may be edited, there is no example to open', async () => {
  const figure = await openTextbook({ readonly: '', lang: 'ko' });
  expect(figure.find('.near button')).toBeNull();
  expect(figure.textsOf('.near h3')).toEqual(['접촉 부근에서 틀리는 점']);
});
