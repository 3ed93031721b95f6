// Page object of one <collision-playground>: what a user can read, press and drag.
import { expect, type Locator, type Page } from '@playwright/test';
import { type ColorName, type Picture, type Point, pictureOf } from './picture.ts';

export class Playground {
  readonly page: Page;
  readonly element: Locator;
  readonly canvas: Locator;
  readonly verdict: Locator;
  /** `Apart`, `Overlapping` and so on. */
  readonly word: Locator;
  readonly detail: Locator;
  readonly rows: Locator;
  readonly values: Locator;
  readonly separating: Locator;
  readonly chosenRow: Locator;
  readonly selected: Locator;
  readonly message: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly first: Locator;
  readonly second: Locator;

  constructor(page: Page, element = page.locator('collision-playground')) {
    this.page = page;
    this.element = element;
    this.canvas = element.locator('canvas').first();
    this.verdict = element.locator('.verdict');
    this.word = this.verdict.locator('strong');
    this.detail = this.verdict.locator('span');
    this.rows = element.getByRole('option').filter({ has: page.locator('.name') });
    this.values = this.rows.locator('.value');
    this.separating = element.locator('.row.separates');
    this.chosenRow = element.locator('.row[aria-selected="true"]');
    this.selected = element.locator('.selected');
    this.message = element.locator('.message');
    this.undo = element.getByRole('button', { name: /^(Undo|실행 취소)$/ });
    this.redo = element.getByRole('button', { name: /^(Redo|다시 실행)$/ });
    this.first = element.getByRole('combobox', { name: /^(First shape|첫째 도형)$/ });
    this.second = element.getByRole('combobox', { name: /^(Second shape|둘째 도형)$/ });
  }

  /** Opens the page, with attributes as an author would write them, and waits for the verdict. */
  async open(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto('./play/');
    await this.verdict.waitFor();
    await this.set(attributes);
  }

  /** Two shapes, A and B, as seen from the front. */
  async openPair(a: object, b: object): Promise<void> {
    await this.open({ camera: 'front' });
    const items = [a, b].map((shape, i) => ({ id: i + 1, name: 'AB'[i], shape }));
    await this.element.evaluate(
      (figure, scene) => Object.assign(figure, { scene: { version: 1, scene } }),
      { items, pair: [1, 2] },
    );
    // It is read by code that is loaded for it, and the panel scrolls to its rows then.
    const shown = () => this.element.evaluate((figure) => (figure as { scene?: unknown }).scene);
    await expect
      .poll(shown)
      .toMatchObject({ scene: { items: items.map(({ shape }) => ({ shape })) } });
    await this.drawn();
  }

  async set(attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.element.evaluate((element, all) => {
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    }, attributes);
    // Other languages are loaded on demand.
    const { lang } = attributes;
    if (lang) await this.element.locator(`.page[lang="${lang}"]`).waitFor();
    await this.drawn();
  }

  /** Resolves when all pending changes are drawn. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  }

  async picture(): Promise<Picture> {
    await this.drawn();
    return pictureOf(this.canvas);
  }

  /** For comparing two pictures pixel by pixel. */
  async pixels(): Promise<string> {
    await this.drawn();
    return this.canvas.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  }

  /** A point at which the mouse hits the shape of a color. */
  async middle(colorName: ColorName): Promise<Point> {
    return (await this.picture()).middle(colorName);
  }

  async move(to: Point, steps = 1): Promise<void> {
    const { x, y } = await this.#onPage(to);
    await this.page.mouse.move(x, y, { steps });
  }

  async click(at: Point): Promise<void> {
    await this.move(at);
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.drawn();
  }

  /** A drag with intermediate pointer moves. */
  async drag(from: Point, ...path: readonly Point[]): Promise<void> {
    await this.move({ x: from.x - 2, y: from.y - 2 });
    await this.move(from);
    await this.page.mouse.down();
    for (const to of path) await this.move(to, 6);
    await this.page.mouse.up();
    await this.drawn();
  }

  /** Length of B's bar in a row of the ledger, as a multiple of A's. */
  async barRatio(row: string): Promise<number> {
    const named = this.rows.filter({ has: this.page.locator(`.name:text-is("${row}")`) });
    const width = (side: string) =>
      named.locator(`.bar.${side}`).evaluate((bar) => bar.getBoundingClientRect().width);
    return (await width('b')) / (await width('a'));
  }

  cursor(): Promise<string> {
    return this.canvas.evaluate((canvas) => getComputedStyle(canvas).cursor);
  }

  async #onPage({ x, y }: Point): Promise<Point> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('The picture is not visible.');
    return { x: box.x + x, y: box.y + y };
  }
}
