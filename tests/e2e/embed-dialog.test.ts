// The embed dialog: texts to paste, a code pen, pictures, and the formats that each host accepts.
import { readFile } from 'node:fs/promises';
import { foundByAxe } from './support/axe.ts';
import { EmbedDialog } from './support/embed-dialog.ts';
import { expect, test } from './support/test.ts';

const kForms = ['Element', 'iframe', 'Markdown', 'CodePen', 'Pictures', 'oEmbed'];
const kSite = /http:\/\/[\d.]+:\d+\//;

test.describe('the dialog', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('hands a preset out in every form, as it is to be shown', async ({ playground }) => {
    await playground.open();
    const embed = new EmbedDialog(playground);
    await embed.open();
    const { dialog } = embed;
    expect(await embed.text()).toContain('<collision-playground preset="edge-edge" ui="min"');
    expect(await embed.text()).toMatch(
      /<p lang="en" style="[^"]+">Apart: 0\.454\u00a0m of daylight/,
    );

    await dialog.getByLabel('Colors').selectOption('dark');
    await dialog.getByLabel('Language').selectOption('ko');
    await dialog.getByLabel('Read-only').check();
    await dialog.getByLabel('Keep the current view').check();
    await dialog.getByLabel('Open at the selected candidate').check();
    await expect(embed.texts).toHaveValue(
      / readonly="" theme="dark" lang="ko" step="10" camera="20 28" /,
    );

    await embed.choose('iframe');
    const address = await embed.text(1);
    expect(await embed.text()).toContain(`src="${address.replaceAll('&', '&amp;')}"`);
    expect(address).toMatch(
      /embed\/\?preset=edge-edge&ui=min&readonly=&theme=dark&lang=ko&step=10/,
    );
    const asked = await embed.preview.getAttribute('src');
    expect(asked?.replace(/&messages=[^#]*/, '')).toBe(address);

    await embed.choose('Markdown');
    expect(await embed.text()).toMatch(
      /^\[!\[Apart: .*\]\(.*posters\/edge-edge\.dark\.webp\)\]\(.*\/p\/edge-edge\/\)\n$/,
    );
    await embed.choose('oEmbed');
    expect(await embed.text()).toMatch(/\/p\/edge-edge\/$/);
    expect(await embed.text(1)).toMatch(/\/p\/edge-edge\/oembed\.json$/);
  });

  test('its words do not run into the text below where the script is blocked', {
    tag: '@more',
  }, async ({ page, playground }) => {
    await playground.open();
    const embed = new EmbedDialog(playground);
    await embed.open();
    const snippet = await embed.text();
    await page.route('**/article.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html>${snippet.replace(/<script.*<\/script>/, '')}<h2>Below</h2>`,
      }),
    );
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto('./article.html');
      const below = await page.getByRole('heading').boundingBox();
      for (const part of ['p', 'img']) {
        const box = await page.locator(`collision-playground ${part}`).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 1e9)).toBeLessThanOrEqual(below?.y ?? 0);
      }
    }
  });

  test.describe('without CORS', () => {
    test.use({ expectedErrors: /CORS|ERR_FAILED|404/ });
    test('says so where the server does not let the frame run', { tag: '@more' }, async ({
      page,
      playground,
    }) => {
      await playground.open();
      const embed = new EmbedDialog(playground);
      await embed.open();
      await expect(embed.preview).toBeVisible();
      await expect(embed.dialog.getByText('The preview does not run.')).toHaveCount(0);
      // as a server answers that lets nobody else read its scripts
      await page.route('**/embed/?*', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script type="module" src="/none"></script>',
        }),
      );
      await embed.dialog.getByLabel('Colors').selectOption('dark');
      await expect(embed.dialog.getByText('The preview does not run.')).toBeVisible();
    });
  });

  test('copies, also with the hash of the one file', { tag: '@more' }, async ({
    context,
    page,
    playground,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const file = 'export {};\n';
    await page.route('**/collision-playground.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: file }),
    );
    await playground.open();
    const embed = new EmbedDialog(playground);
    await embed.open();
    const held = embed.dialog.getByLabel('Everything in one file, pinned by its hash');
    await held.check();
    await expect(embed.texts).toHaveValue(/integrity="sha384-[\w+/]{64}" crossorigin="anonymous"/);
    await embed.dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(embed.dialog.getByRole('status')).toHaveText('Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await embed.text());
    await held.uncheck();
    await expect(embed.texts).not.toHaveValue(/integrity/);
    await expect(embed.dialog.getByRole('status').first()).toHaveText('');
  });

  test('sends a pen to CodePen', { tag: '@more' }, async ({ context, playground }) => {
    const sent = new Promise<string>((resolve) => {
      void context.route('https://codepen.io/**', async (route) => {
        resolve(route.request().postData() ?? '');
        await route.fulfill({ contentType: 'text/html', body: 'a new pen' });
      });
    });
    await playground.open();
    const embed = new EmbedDialog(playground);
    await embed.open();
    await embed.choose('CodePen');
    await embed.dialog.getByRole('button', { name: 'Open in CodePen' }).click();
    const pen = JSON.parse(new URLSearchParams(await sent).get('data') ?? '');
    expect(pen).toMatchObject({ editors: '100' });
    expect(pen.title).toMatch(/ · Collision Playground$/);
    expect(pen.html).toContain('<collision-playground preset="edge-edge" ui="min" site="');
    expect(pen.css).toContain('height: min(100vh, 430px)');
    expect(pen.js).toMatch(new RegExp(`^import "${kSite.source}collision-playground\\.js";\\n$`));
  });
});

test.describe('the walk', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('becomes an animated picture, candidate by candidate', { tag: '@more' }, async ({
    page,
    playground,
  }) => {
    await playground.open();
    const before = await playground.pixels();
    const embed = new EmbedDialog(playground);
    await embed.open();
    await embed.choose('Pictures');
    const saving = page.waitForEvent('download');
    await embed.dialog.getByRole('button', { name: 'The walk (GIF)' }).click();
    const gif = await readFile(await (await saving).path());
    await expect(embed.dialog.getByRole('status').first()).toHaveText('Saved.');
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    const frames = await page.evaluate(framesOf, gif.toString('base64'));
    // The tenth candidate separates. Each frame stays as long as its sentence takes to read.
    const times = frames.map(({ milliseconds }) => milliseconds ?? 0);
    expect(times).toHaveLength(10);
    expect(Math.min(...times)).toBeGreaterThan(2500);
    expect(Math.max(...times)).toBe(times.at(-1));
    for (const { width, height, colors } of frames) {
      expect([width, height]).toEqual([768, 430]);
      expect(colors).toBeGreaterThan(50);
    }
    expect(new Set(frames.map(({ pixels }) => pixels)).size).toBe(10);
    await page.keyboard.press('Escape');
    expect(await playground.pixels()).toBe(before);
  });

  test('is of the scene that it was begun with, whatever becomes of that meanwhile', {
    tag: '@more',
  }, async ({ page, playground }) => {
    await playground.open();
    const embed = new EmbedDialog(playground);
    await embed.open();
    await embed.choose('Pictures');
    const record = async () => {
      const saving = page.waitForEvent('download');
      await embed.dialog.getByRole('button', { name: 'The walk (GIF)' }).click();
      const gif = await readFile(await (await saving).path());
      return (await page.evaluate(framesOf, gif.toString('base64'))).map(({ pixels }) => pixels);
    };
    const undisturbed = await record();
    await playground.element.evaluate((element) => {
      const status = element.shadowRoot?.querySelector('cp-pictures-pane [role="status"]');
      const watch = setInterval(() => {
        if (!/[1-9]/.test(status?.textContent ?? '')) return;
        element.setAttribute('preset', 'ray-triangle');
        clearInterval(watch);
      });
    });
    expect(await record()).toEqual(undisturbed);
    await expect(playground.element).toHaveAttribute('preset', 'ray-triangle');
  });

  test('is given up when nobody waits for it', { tag: '@more' }, async ({ page, playground }) => {
    let goOn = () => undefined;
    const asked = new Promise<void>((resolve) => {
      goOn = () => void resolve();
    });
    await page.route('**/walk-animation-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    let saved = 0;
    page.on('download', () => {
      saved += 1;
    });
    await playground.open();
    const embed = new EmbedDialog(playground);
    await embed.open();
    await embed.choose('Pictures');
    await embed.dialog.getByRole('button', { name: 'The walk (GIF)' }).click();
    await embed.dialog.getByRole('button', { name: 'Cancel' }).click();
    goOn();
    await expect(embed.dialog.getByRole('button', { name: 'The walk (GIF)' })).toBeVisible();
    await expect(embed.dialog.getByRole('status').first()).toHaveText('');
    expect(saved).toBe(0);
  });
});

for (const viewport of [
  { width: 768, height: 430 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, { tag: '@all' }, () => {
    test.use({ viewport });
    test('every form has room, and axe finds nothing', async ({ page, playground }) => {
      await playground.open();
      const embed = new EmbedDialog(playground);
      await embed.open();
      for (const form of kForms) {
        await embed.choose(form);
        const overflow = await embed.dialog.evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('.sheet, .taken, .shown, .pane')].map(
            (part) => part.scrollWidth - part.clientWidth,
          ),
        );
        expect.soft(Math.max(...overflow), form).toBe(0);
      }
      const box = await embed.dialog.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      for (const theme of ['light', 'dark']) {
        await playground.set({ theme });
        expect.soft(await foundByAxe(page), theme).toEqual([]);
      }
    });
  });
}

/** How long each frame of a GIF stays, its size, how many colors it has, and its pixels. */
async function framesOf(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
  await decoder.tracks.ready;
  await decoder.completed;
  const found = [];
  for (let index = 0; index < (decoder.tracks.selectedTrack?.frameCount ?? 0); index++) {
    const { image } = await decoder.decode({ frameIndex: index });
    const { displayWidth: width, displayHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const colors = new Set(new Uint32Array(data.buffer)).size;
    const hash = await crypto.subtle.digest('SHA-256', data);
    const pixels = String(new Uint8Array(hash));
    found.push({ milliseconds: (image.duration ?? 0) / 1000, width, height, colors, pixels });
  }
  return found;
}
