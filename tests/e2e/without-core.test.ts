// The core can't be loaded: no verdicts, and an error message.
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 1024, height: 768 },
  expectedErrors: /core|ERR_FAILED|404|digest|integrity/i,
});

const messages = [
  { lang: 'en', text: /^The collision core could not be loaded, so nothing can be decided here\./ },
  { lang: 'ko', text: /^충돌 판정 코어를 불러오지 못해 아무것도 판정할 수 없습니다\./ },
];

for (const { lang, text } of messages) {
  test(`says so when core.wasm is blocked (${lang})`, async ({ page, playground }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto('./play/');
    await playground.set({ lang });
    await expect(playground.message).toHaveText(text);
    // Nothing covers the message.
    await expect(playground.element.locator('.poster')).toBeHidden();
    await expect(playground.verdict).toHaveCount(0);
    await expect(playground.rows).toHaveCount(0);
    await expect(playground.element.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('says so when core.wasm is something else', async ({ page, playground }) => {
  await page.route('**/*.wasm', (route) =>
    route.fulfill({ body: 'no core', contentType: 'application/wasm' }),
  );
  await page.goto('./play/');
  await expect(playground.message).toHaveText(/^The collision core could not be loaded/);
});

test('says so when a bit of core.wasm is another', async ({ page, playground }) => {
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const middle = body.length >> 1;
    body[middle] = (body[middle] as number) ^ 1;
    await route.fulfill({ response, body });
  });
  await page.goto('./play/');
  await expect(playground.message).toHaveText(/^The collision core could not be loaded/);
});

test('while the core is on its way, the page says that it is loading', async ({
  page,
  playground,
}) => {
  const arrival = new EventTarget();
  await page.route('**/*.wasm', async (route) => {
    await new Promise((resolve) => arrival.addEventListener('now', resolve, { once: true }));
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.wasm');
  await page.goto('./play/');
  await expect(playground.message).toHaveText('Loading the collision core …');
  await asked;
  arrival.dispatchEvent(new Event('now'));
  await expect(playground.word).toHaveText('Apart');
  await expect(playground.message).toHaveCount(0);
});
