// English and Korean: every word there is, in one or the other.

import { expect, test } from './support/kept.ts';
import type { Playground } from './support/playground.ts';

test.use({ viewport: { width: 1024, height: 768 } });

/** All words that are read, heard or shown as a hint. */
function wordsOf(playground: Playground): Promise<string[]> {
  return playground.element.evaluate((element) => {
    const all = [...(element.shadowRoot ?? element).querySelectorAll(':not(style)')];
    const texts = all.flatMap(({ childNodes }) =>
      [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
    );
    const names = ['aria-label', 'aria-valuetext', 'title'];
    const hints = all.flatMap((each) => names.map((name) => each.getAttribute(name)));
    return [...texts, ...hints].flatMap((text) => text?.trim() || []);
  });
}

const hangul = /\p{Script=Hangul}/u;
/** What is written the same in Korean: names, abbreviations and the other language's own name. */
const international =
  /Collision Playground|View in English|English|WebGL|WebAssembly|AABB|OBB|Enter|ulp|\b[A-Z](\.[a-z]{1,2})?\b|\b[tuvwm]\b/g;
const switcher = new Set(['한국어', '한국어로 보기']);

const presets = [
  'edge-edge',
  'ray-triangle',
  'ray-obb',
  'sphere-plane',
  'aabb-obb',
  'plane-plane',
  'segment-ray',
  'segment-sphere',
  'capsule-obb',
  'point-plane',
  'point-segment',
  'parallelogram-parallelogram',
];

test('in English no Korean, in Korean no English', async ({ playground }) => {
  await playground.open();
  // Polled, for what is heard follows only once the verdict has come to rest.
  const inEnglish = async () =>
    (await wordsOf(playground)).filter((text) => hangul.test(text) && !switcher.has(text));
  const inKorean = async () =>
    (await wordsOf(playground)).filter((text) => /[a-z]{2}/i.test(text.replace(international, '')));
  for (const preset of presets) {
    await playground.set({ lang: 'en', preset });
    await expect.poll(inEnglish, { message: preset, intervals: [50] }).toEqual([]);
    const english = await wordsOf(playground);
    expect(english.length).toBeGreaterThan(40);

    await playground.set({ lang: 'ko' });
    await expect.poll(inKorean, { message: preset, intervals: [50] }).toEqual([]);
    const korean = await wordsOf(playground);
    // A sentence that begins with an emphasised name is a piece of text shorter.
    expect(Math.abs(korean.length - english.length)).toBeLessThan(4);
  }
});

test('the words of a selected shape and of a pair of one’s own are in Korean, too', async ({
  playground,
}) => {
  await playground.open({ lang: 'ko' });
  await playground.click(await playground.middle('orange'));
  await expect(playground.selected).toContainText('상자');
  await expect(playground.selected.getByRole('radio')).toHaveText(['이동', '회전', '크기']);
  await playground.element.getByRole('button', { name: '구 추가' }).click();
  await playground.first.selectOption({ label: 'A · 상자' });
  await playground.second.selectOption({ label: 'C · 구' });
  await expect(playground.word).toHaveText('떨어져 있음');
  await expect(playground.detail).toHaveText(/^\d\.\d{3}\sm의 틈$/);
});

test('a button switches the language and back', { tag: '@smoke' }, async ({ playground }) => {
  await playground.open();
  const page = playground.element.locator('.page');
  await expect(page).toHaveAttribute('lang', 'en');
  const english = await playground.pixels();
  await playground.element.getByRole('button', { name: '한국어로 보기' }).click();
  await expect(page).toHaveAttribute('lang', 'ko');
  await expect(playground.word).toHaveText('떨어져 있음');
  await expect(playground.detail).toHaveText('A.y×B.x 방향으로 0.454 m의 틈');
  await expect(playground.canvas).toHaveAttribute('aria-label', /떨어져 있음/);
  // the word in the picture
  expect(await playground.pixels()).not.toBe(english);

  await playground.element.getByRole('button', { name: 'View in English' }).click();
  await expect(playground.word).toHaveText('Apart');
  expect(await playground.pixels()).toBe(english);
});

test('a picture without anything around it is the same in both', async ({ playground }) => {
  await playground.open({ ui: 'none' });
  const english = await playground.pixels();
  await playground.set({ lang: 'ko' });
  expect(await playground.pixels()).toBe(english);
  await playground.set({ ui: 'verdict' });
  const korean = await playground.pixels();
  await playground.set({ lang: 'en' });
  expect(await playground.pixels()).not.toBe(korean);
});

test.describe('for a Korean browser', () => {
  test.use({ locale: 'ko-KR' });
  test('the page opens in Korean', async ({ playground }) => {
    await playground.open();
    await expect(playground.element.locator('.page')).toHaveAttribute('lang', 'ko');
    await expect(playground.word).toHaveText('떨어져 있음');
  });
});
