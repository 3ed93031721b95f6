// The Embed dialog: snippets to paste, in the form that each host allows.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Figure, openFigure, textIn } from '../support/figure.ts';

const dialog = page.getByRole('dialog', { name: /^(Embed|퍼가기)$/ });
const texts = dialog.getByRole('textbox');
const openForm = dialog.getByRole('tab', { selected: true });
const host = dialog.getByRole('combobox').first();
const text = (index = 0) => textIn(texts.nth(index));

/** No server listens at `site`, so the preview stays empty. */
async function openDialog(attributes: Readonly<Record<string, string>> = {}): Promise<Figure> {
  const figure = await openFigure({
    preset: 'edge-edge',
    site: 'http://127.0.0.1:9/',
    ...attributes,
  });
  await figure.openTab(/^(Scene|장면)$/);
  return figure;
}

async function showDialog(): Promise<void> {
  await page.getByRole('button', { name: /^(Embed|퍼가기)$/ }).click();
  await expect.element(texts.first()).toBeVisible();
}

async function choose(form: string): Promise<void> {
  await dialog.getByRole('tab', { name: form, exact: true }).click();
  await expect.element(openForm).toHaveTextContent(form);
}

test('refers to an edited scene by its link', async () => {
  await openDialog();
  await page.getByRole('button', { name: 'Add a sphere' }).click();
  await showDialog();
  const [, code] = / scene="(1[\w-]+)"/.exec(text()) ?? [];
  expect(code).toBeDefined();
  await choose('iframe');
  expect(new URL(text(1)).hash).toBe(`#${code}`);
  await choose('Markdown');
  await expect.element(dialog.getByRole('tabpanel')).toHaveTextContent('This scene has no picture');
});

test('opens the form that a host allows', async () => {
  const figure = await openDialog();
  await showDialog();
  for (const [name, form, allowed] of [
    ['Velog', 'CodePen', '768 × 430'],
    ['Naver Blog', 'Pictures', 'neither frames nor scripts'],
    ['Notion', 'iframe', '/embed'],
    ['Medium', 'oEmbed', 'No HTML'],
  ] as const) {
    await host.selectOptions(name);
    await expect.element(openForm).toHaveTextContent(form);
    await expect.poll(() => figure.find('#embed-allows')?.textContent).toContain(allowed);
  }
  (openForm.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(openForm).toHaveTextContent('Element');
  await expect.poll(() => figure.element.shadowRoot?.activeElement).toBe(openForm.element());
});

test('reports that the bundle’s hash could not be loaded, until the option is off', async () => {
  const figure = await openDialog();
  await showDialog();
  const hint = () => figure.find('#embed-integrity')?.textContent?.trim();
  const why = hint();
  const check = dialog.getByLabelText('Everything in one file, pinned by its hash');
  await check.click();
  await expect.poll(hint).toBe('The file could not be read, so its hash is unknown.');
  await expect.element(check).toBeChecked();
  expect(text()).not.toContain('integrity');
  await check.click();
  await expect.poll(hint).toBe(why);
});

test('speaks Korean', async () => {
  const figure = await openDialog({ lang: 'ko' });
  await showDialog();
  await host.selectOptions('네이버 블로그');
  await expect.element(openForm).toHaveTextContent('그림');
  await choose('oEmbed');
  expect(text()).toMatch(/\/ko\/p\/edge-edge\/$/);
  expect(figure.find('dialog')?.textContent).not.toMatch(/\b(the|picture|frame)\b/i);
});
