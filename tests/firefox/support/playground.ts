// Page object of the playground: what a user can read, press and drag.
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { vi } from 'vitest';
import {
  type ColorName,
  type Picture,
  type Point,
  pictureFrom,
  readPixels,
} from '../../e2e/support/picture.ts';

/** Inside the shadow roots of the figure. */
const inside = (selector: string) => `collision-playground >>> ${selector}`;

export class Playground {
  readonly page: Page;
  readonly #site: string;
  readonly #frame: Frame;

  /** `frame`: where the figure is, if not on the page itself. */
  constructor(page: Page, site: string, frame = page.mainFrame()) {
    this.page = page;
    this.#site = site;
    this.#frame = frame;
  }

  /** `fragment`: what follows the address of the playground. */
  async open(fragment = ''): Promise<void> {
    await this.page.goto(`${this.#site}play/${fragment}`);
    await this.find('.verdict');
    await this.drawn();
  }

  /** Waits for it by asking again: Puppeteer's own waiting doesn't see changes in a shadow root. */
  find(selector: string): Promise<ElementHandle> {
    const once = async () => {
      const found = await this.#frame.$(inside(selector));
      if (!found) throw new Error(`no ${selector}`);
      return found;
    };
    return vi.waitFor(once, { timeout: 20_000, interval: 50 });
  }

  count(selector: string): Promise<number> {
    return this.#frame.$$eval(inside(selector), (all) => all.length);
  }

  /** As it is read: a no-break space is a space, too. */
  async text(selector: string): Promise<string> {
    const text = await this.#frame.$eval(inside(selector), (element) => element.textContent);
    return (text ?? '').replace(/\s+/g, ' ').trim();
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.#frame.$eval(inside(selector), (element, key) => element.getAttribute(key), name);
  }

  /** `Apart`, `Overlapping` and so on. */
  word = () => this.text('.verdict strong');
  detail = () => this.text('.verdict span');

  async click(selector: string): Promise<void> {
    await (await this.find(selector)).click();
  }

  /** By its accessible name. */
  press = (name: string) => this.click(`button[aria-label="${name}"]`);

  /** Resolves when all pending changes are drawn. */
  async drawn(): Promise<void> {
    await this.#frame.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
  }

  async picture(): Promise<Picture> {
    await this.drawn();
    return pictureFrom(await (await this.find('canvas')).evaluate(readPixels));
  }

  /** A point of the page at which the mouse hits the shape of a color. */
  async middle(colorName: ColorName): Promise<Point> {
    const { x, y } = (await this.picture()).middle(colorName);
    const box = await (await this.find('canvas')).boundingBox();
    if (!box) throw new Error('The picture is not visible.');
    return { x: box.x + x, y: box.y + y };
  }

  /** With the real mouse, by steps. */
  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x - 2, from.y - 2);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 6 });
    await mouse.up();
    await this.drawn();
  }
}
