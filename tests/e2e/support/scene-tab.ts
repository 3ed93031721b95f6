// Page object of the scene tab.
import type { Locator } from '@playwright/test';
import type { Playground } from './playground.ts';

export class SceneTab {
  readonly list: Locator;
  readonly rows: Locator;
  readonly #element: Locator;

  constructor({ element }: Playground) {
    this.#element = element;
    this.list = element.getByRole('grid');
    this.rows = this.list.getByRole('row');
  }

  async open(): Promise<void> {
    await this.#element.getByRole('tab', { name: /^(Scene|장면)$/ }).click();
    await this.list.waitFor();
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.#element.page().locator(`.name:text-is("${name}")`) });
  }

  button(name: string): Locator {
    return this.#element.getByRole('button', { name, exact: true });
  }

  names(): Promise<string[]> {
    return this.rows.locator('.name').allInnerTexts();
  }
}
