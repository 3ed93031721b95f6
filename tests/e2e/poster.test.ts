// The poster, shown until the figure is loaded.
import { addFigure, waitForEvent, withFigure } from './support/figure.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 900, height: 600 } });

const figureCode = /\/mount-[^/]*\.js$/;

test('the loader alone comes first; the figure when it is near', async ({ page, playground }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('./pages/bare.html');
  await page.evaluate(() => {
    document.body.innerHTML = `<div style="height: 3000px"></div>
      <collision-playground preset="edge-edge" poster="">
        <p id="words">Two boxes, apart by 0.454 m.</p>
      </collision-playground>`;
  });
  await expect(page.locator('#words')).toHaveCSS('position', 'absolute');
  expect(scripts.filter((path) => figureCode.test(path))).toEqual([]);
  await playground.element.scrollIntoViewIfNeeded();
  await expect(playground.word).toHaveText('Apart');
  expect(scripts.filter((path) => figureCode.test(path)).length).toBeGreaterThan(0);
  await expect(page.locator('#words')).not.toBeVisible();
});

test('a picture that the author names, until the figure stands', async ({ page, playground }) => {
  await page.goto('./pages/bare.html');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/*.wasm', async (route) => {
    await asked;
    await route.continue();
  });
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
  await page.evaluate((poster) => {
    document.body.innerHTML = '<collision-playground preset="edge-edge"></collision-playground>';
    document.querySelector('collision-playground')?.setAttribute('poster', poster);
  }, pixel);
  // Set after it was connected: it is for the next time.
  await expect(playground.element.locator('.poster')).toBeAttached();
  await page.evaluate((poster) => {
    const figure = document.createElement('collision-playground');
    figure.setAttribute('poster', poster);
    document.body.replaceChildren(figure);
  }, pixel);
  await expect(playground.element.locator('.poster img')).toBeVisible();
  answer();
  await expect(playground.word).toHaveText('Apart');
  await expect(playground.element.locator('.poster')).toHaveCount(0);
});

test('asked for its picture or chart, a figure far down loads without being seen', async ({
  page,
}) => {
  await page.goto('./pages/bare.html');
  const [size, chart] = await page.evaluate(async () => {
    const figure = document.createElement('collision-playground');
    figure.style.marginTop = '4000px';
    document.body.append(figure);
    const svg = await figure.toSVG();
    return [(await figure.toBlob()).size, svg] as const;
  });
  expect(size).toBeGreaterThan(5_000);
  expect(chart).toMatch(/^<svg/);
});

test('a scene given early is what it begins with', async ({ page }) => {
  await page.goto('./pages/bare.html');
  const code = await page.evaluate(async () => {
    const figure = document.createElement('collision-playground');
    figure.scene = {
      version: 1,
      scene: {
        items: [
          { id: 1, name: 'A', shape: { kind: 'sphere', center: [0, 0, 0], radius: 1 } },
          { id: 2, name: 'B', shape: { kind: 'sphere', center: [5, 0, 0], radius: 1 } },
        ],
        pair: [1, 2],
      },
    };
    document.body.append(figure);
    await new Promise((resolve) => figure.addEventListener('ready', resolve, { once: true }));
    return figure.verdict?.gap;
  });
  expect(code).toBe(3);
});

test.describe('code that does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED|core/ });

  test('leaves what the author wrote, and says so', async ({ page, playground }) => {
    await page.goto('./pages/bare.html');
    await page.route('**/*.wasm', (route) => route.abort());
    await page.evaluate(() => {
      document.body.innerHTML =
        '<collision-playground lang="ko"><p id="words">Two boxes, apart.</p></collision-playground>';
    });
    await expect(playground.element.locator('.poster [role="alert"]')).toHaveText(/^이 그림을/);
    await expect(page.locator('#words')).toBeVisible();
  });

  test('is reported, in words and as an event', async ({ page, playground }) => {
    await page.goto('./pages/bare.html');
    await page.route(figureCode, (route) => route.abort());
    const code = await page.evaluate(() => {
      const figure = document.createElement('collision-playground');
      const reported = new Promise<string>((resolve) => {
        figure.addEventListener('error', ({ detail }) => resolve(detail.code), { once: true });
      });
      document.body.append(figure);
      return reported;
    });
    expect(code).toBe('code');
    await expect(playground.element.getByRole('alert')).toHaveText(
      /^This figure could not be loaded/,
    );
  });
});

test('a lost graphics context and its restoration are reported', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original = prototype.getContext as (...given: unknown[]) => unknown;
    Object.assign(prototype, {
      getContext(this: unknown, ...given: unknown[]) {
        const context = original.apply(this, given);
        if (String(given[0]).includes('webgl')) Object.assign(window, { gl: context });
        return context;
      },
    });
  });
  await page.goto('./pages/bare.html');
  const figure = await addFigure(page, { preset: 'edge-edge', ui: 'none' });
  await page.evaluate(() => {
    const { gl } = window as unknown as { gl: WebGLRenderingContext };
    const extension = gl.getExtension('WEBGL_lose_context');
    Object.assign(window, { extension });
    extension?.loseContext();
  });
  await waitForEvent(page, 'context-lost');
  expect((await withFigure(figure, (element) => element.verdict))?.outcome).toBe('apart');
  await page.evaluate(() =>
    (window as unknown as { extension: WEBGL_lose_context }).extension.restoreContext(),
  );
  await waitForEvent(page, 'context-restored');
  expect((await figure.picture()).count('blue')).toBeGreaterThan(2_000);
});
