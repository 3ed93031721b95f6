// English and Korean: every text of the page is in the chosen language.
import { beforeAll, expect, test } from 'vitest';
import { type Figure, openFigure } from '../support/figure.ts';

/** All visible texts, accessible names and tooltips. */
function wordsOf(figure: Figure): string[] {
  const all = figure.findAll(':not(style)');
  const texts = all.flatMap(({ childNodes }) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
  );
  const names = ['aria-label', 'aria-valuetext', 'title'];
  const hints = all.flatMap((each) => names.map((name) => each.getAttribute(name)));
  return [...texts, ...hints].flatMap((text) => text?.trim() || []);
}

const hangul = /\p{Script=Hangul}/u;
/** Texts that are the same in Korean: names, abbreviations, the name of the other language. */
const international =
  /Collision Playground|\b(?:solid|cull|vmin|vmax)\b|View in English|English|WebGL|WebAssembly|AABB|OBB|Enter|ulp|\b[A-Z](\.[a-z]{1,2})?\b|\b[tuvwm]\b/g;
const switcher = new Set(['한국어', '한국어로 보기']);

// Loads the lazily loaded panels with their texts.
beforeAll(async () => {
  const figure = await openFigure({ preset: 'ray-obb' });
  await figure.waitFor('.plot');
});

test.each([
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
])('%s: in English no Korean, in Korean no English', async (preset) => {
  const figure = await openFigure({ lang: 'en', preset });
  // Polled, as announcements are debounced.
  const inEnglish = () =>
    wordsOf(figure).filter((text) => hangul.test(text) && !switcher.has(text));
  const inKorean = () =>
    wordsOf(figure).filter((text) => /[a-z]{2}/i.test(text.replace(international, '')));
  await expect.poll(inEnglish).toEqual([]);
  const english = wordsOf(figure);
  expect(english.length).toBeGreaterThan(40);

  figure.element.setAttribute('lang', 'ko');
  await expect.poll(inKorean).toEqual([]);
  const korean = wordsOf(figure);
  // A sentence that begins with an emphasized name has one text node less.
  expect(Math.abs(korean.length - english.length)).toBeLessThan(4);
});
