// For files of many short tests: one page is kept for all of them, and each starts with a new figure
// in it. Loading the page costs more than most of these tests. Routes and scripts that a test adds to
// its page would stay, so tests that need any start from `test.ts`; whoever wants all that is loaded
// to be loaded again goes to about:blank first.
import type { Browser, Page } from '@playwright/test';
import { Playground } from './playground.ts';
import { test as base, complaintsOf, expect, tellPolicyViolations } from './test.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page is made with: a page of the same kind can be used again. */
type Kind = Readonly<Record<string, unknown>>;

/** The page of one worker. */
class KeptPage {
  readonly #browser: Browser;
  #kind = '';
  #page: Page | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async of(kind: Kind, viewport: Size | null): Promise<Page> {
    const wanted = JSON.stringify(kind);
    if (this.#page === undefined || this.#kind !== wanted) {
      await this.close();
      // the options of the test apply
      this.#page = await this.#browser.newPage();
      await this.#page.addInitScript(tellPolicyViolations);
      this.#kind = wanted;
    }
    const page = this.#page;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    return page;
  }

  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}

/** Puts the figure of a new page in place of the one that is there, with nothing remembered. */
async function renewFigure(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const answer = await fetch('./');
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('collision-playground')?.remove();
    localStorage.clear();
    history.replaceState(null, '', './');
    const figure = fresh.querySelector('collision-playground');
    if (figure) document.querySelector('main')?.append(document.importNode(figure, true));
  });
}

class KeptPlayground extends Playground {
  override async open(attributes: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.page.url() === 'about:blank') {
      await super.open(attributes);
      return;
    }
    await renewFigure(this.page);
    await this.verdict.waitFor();
    await this.set(attributes);
  }
}

interface WorkerFixtures {
  readonly kept: KeptPage;
}

export const test = base.extend<object, WorkerFixtures>({
  kept: [
    async ({ browser }, use) => {
      const kept = new KeptPage(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      kept,
      viewport,
      expectedErrors,
      locale,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      contextOptions,
    },
    use,
  ) => {
    const kind = { locale, hasTouch, isMobile, deviceScaleFactor, contextOptions };
    const page = await kept.of(kind, viewport ?? null);
    const complaints = complaintsOf(page);
    await use(page);
    page.removeAllListeners();
    const unexpected = complaints.filter((complaint) => !expectedErrors?.test(complaint));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  playground: async ({ page }, use) => {
    await use(new KeptPlayground(page));
  },
});

export { expect };
