// Page object of the embed dialog.
import type { Locator, Page } from '@playwright/test';
import type { Playground } from './playground.ts';
import { SceneTab } from './scene-tab.ts';

/** Replaces the embed page, which has tests of its own. */
const kStandIn =
  '<!doctype html><html lang="en"><title>Preview</title><main>Preview</main>' +
  "<script>parent.postMessage({ type: 'listening' }, '*')</script></html>";

export class EmbedDialog {
  readonly dialog: Locator;
  readonly host: Locator;
  readonly preview: Locator;
  /** The texts to copy, in the order of the dialog. */
  readonly texts: Locator;
  readonly #playground: Playground;
  readonly #page: Page;

  constructor(playground: Playground) {
    this.#playground = playground;
    this.#page = playground.page;
    this.dialog = playground.element.getByRole('dialog', { name: /^(Embed|퍼가기)$/ });
    this.host = this.dialog.getByRole('combobox').first();
    this.preview = this.dialog.locator('iframe');
    this.texts = this.dialog.getByRole('textbox');
  }

  async open(): Promise<void> {
    await this.#page.route('**/embed/?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: kStandIn }),
    );
    const toggle = this.#playground.element.locator('.why-toggle, .fold[aria-expanded="false"]');
    const unfold = toggle.filter({ visible: true });
    if ((await unfold.count()) > 0) await unfold.click();
    const tab = new SceneTab(this.#playground);
    await tab.open();
    await this.#playground.element.getByRole('button', { name: /^(Embed|퍼가기)$/ }).click();
    await this.texts.first().waitFor();
  }

  async choose(form: string): Promise<void> {
    await this.dialog.getByRole('tab', { name: form, exact: true }).click();
    await this.dialog.getByRole('tab', { name: form, exact: true, selected: true }).waitFor();
  }

  text(index = 0): Promise<string> {
    return this.texts.nth(index).inputValue();
  }
}
