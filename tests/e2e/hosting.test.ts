// The site on any host: in any folder, under its own content security policy, without external requests.
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('works from a folder of another site', async ({ page, playground }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/some/folder/**', async (route) => {
    const url = route.request().url().replace('/some/folder/', '/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('./some/folder/play/');
  await expect(playground.detail).toHaveText('0.454 m of daylight, first separated on A.y×B.x');
  await expect.poll(async () => (await playground.picture()).count('blue')).toBeGreaterThan(5_000);
  const outside = asked.filter((url) => !/^http:\/\/[^/]+\/some\/folder\/|^(data|blob):/.test(url));
  expect(outside).toEqual([]);
});

test('publishes the form of its scenes', async ({ request }) => {
  const schema = await (await request.get('./scene.schema.json')).json();
  expect(schema.$id).toBe('urn:collision-playground:scene:1');
});

test('names the works of others, and other pages: every page links to them', async ({
  page,
  playground,
}) => {
  for (const path of ['./play/', './ko/p/sphere-plane/']) {
    await page.goto(path);
    await playground.verdict.waitFor();
    await playground.canvas.focus();
    await page.keyboard.press('?');
    const address = await playground.element
      .getByRole('link', { name: /^(Licenses of|이 페이지에 쓰인)/ })
      .getAttribute('href');
    const answer = await page.request.get(String(address));
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toContain('three.js authors');
    const links = await playground.element.locator('.more a').all();
    expect(links.length).toBe(4);
    for (const link of links) {
      const linked = await page.request.get(await link.evaluate((a: HTMLAnchorElement) => a.href));
      expect(linked.status()).toBe(200);
    }
  }
});

test('its policy forbids evaluating text as code', async ({ page, playground }) => {
  await playground.open();
  const policy = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain("'unsafe-eval'");
});

test.describe('what the policy forbids', () => {
  test.use({ expectedErrors: /Content Security Policy|example\.org/ });
  test('is blocked', async ({ page, playground }) => {
    await playground.open();
    const violation = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            resolve(event.violatedDirective);
          });
          const image = new Image();
          image.src = 'https://example.org/x.png';
        }),
    );
    expect(await violation).toBe('img-src');
  });
});
