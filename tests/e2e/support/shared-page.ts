// For files of many short tests: all of them share one page, and each starts with a new figure
// in it, because loading the page takes longer than most of these tests. Routes and scripts that a test adds to
// its page would remain, so tests that need any use `test.ts`; a test that needs a full reload
// goes to about:blank first.
import type { Browser, Page } from '@playwright/test';
import { Playground } from './playground.ts';
import { logPolicyViolations } from './policy.ts';
import { test as base, expect, pageErrorsOf } from './test.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The options of a page: one with the same options can be reused. */
type Kind = Readonly<Record<string, unknown>>;

/** The page of one worker. */
class SharedPage {
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
      await this.#page.addInitScript(logPolicyViolations);
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

/** Replaces the figure by that of a new page and clears the storage. */
async function renewFigure(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const answer = await fetch('./');
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelector('collision-playground')?.remove();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', './');
    const figure = fresh.querySelector('collision-playground');
    if (figure) document.querySelector('main')?.append(document.importNode(figure, true));
  });
}

class SharedPlayground extends Playground {
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
  readonly sharedPage: SharedPage;
}

export const test = base.extend<object, WorkerFixtures>({
  sharedPage: [
    async ({ browser }, use) => {
      const sharedPage = new SharedPage(browser);
      await use(sharedPage);
      await sharedPage.close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      sharedPage,
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
    const page = await sharedPage.of(kind, viewport ?? null);
    const pageErrors = pageErrorsOf(page);
    await use(page);
    page.removeAllListeners();
    const unexpected = pageErrors.filter((pageError) => !expectedErrors?.test(pageError));
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  playground: async ({ page }, use) => {
    await use(new SharedPlayground(page));
  },
});

export { expect };
