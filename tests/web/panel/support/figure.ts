// Page object of a <collision-playground> without WebGL.
import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import '../../../../web/element.ts';

export class Figure {
  readonly element: HTMLElement;
  readonly undo = page.getByRole('button', { name: /^(Undo|실행 취소)$/ });
  readonly redo = page.getByRole('button', { name: /^(Redo|다시 실행)$/ });
  readonly alert = page.getByRole('alert');

  constructor(element: HTMLElement) {
    this.element = element;
  }

  field(name: string): Locator {
    return page.getByRole('spinbutton', { name, exact: true });
  }

  /** The first matching element in the shadow root. */
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found | null {
    return this.element.shadowRoot?.querySelector<Found>(selector) ?? null;
  }

  findAll<Found extends HTMLElement = HTMLElement>(selector: string): readonly Found[] {
    return [...(this.element.shadowRoot?.querySelectorAll<Found>(selector) ?? [])];
  }

  /** The texts of all matching elements. */
  textsOf(selector: string): readonly string[] {
    return this.findAll(selector).map(({ textContent }) =>
      (textContent ?? '').trim().replace(/[ \n]+/g, ' '),
    );
  }

  /** The first word of the verdict: `Apart`. */
  get word(): string | null {
    return this.find('.verdict strong')?.textContent ?? null;
  }

  async waitFor(selector: string): Promise<void> {
    await vi.waitUntil(() => this.find(selector), { timeout: 10_000 });
  }

  async openTab(name: RegExp): Promise<void> {
    await page.getByRole('tab', { name }).click();
  }
}

/** Replaces the current figure by one with these attributes; `stored`: the scene of the last visit. */
export async function openFigure(
  attributes: Readonly<Record<string, string>> = {},
  stored?: string,
): Promise<Figure> {
  document.querySelector('collision-playground')?.remove();
  localStorage.clear();
  sessionStorage.clear();
  if (stored !== undefined) localStorage.setItem('collision-playground.scene', stored);
  const element = document.createElement('collision-playground');
  element.style.cssText = 'display: block; width: 1200px; height: 800px';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const figure = new Figure(element);
  const { lang } = attributes;
  const selector = lang ? `.page[lang="${lang}"] .verdict` : '.verdict';
  await figure.waitFor(selector);
  return figure;
}

/** Replaces the text of a field and commits it. */
export async function enter(field: Locator, text: string, key = 'Enter'): Promise<void> {
  await field.fill(text);
  await userEvent.keyboard(`{${key}}`);
}

/** The text of a field. */
export const textIn = (field: Locator): string => (field.element() as HTMLInputElement).value;
