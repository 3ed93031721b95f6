// The three ways to use it that the home page shows: in the browser, in an article, from tests.
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Lang } from '../../../web/strings/index.ts';
import { siteAddress } from '../address.ts';
import { codeElement } from '../lessons/code.ts';
import { presetTexts } from '../preset-texts.ts';
import { sourceAddress } from '../repository.ts';
import { copied, posterPicture } from './elements.ts';
import type { HomeWords } from './home.ts';

/** Where the site's address is not known: the page's script puts it in place of this. */
const kUnknownSite = 'https://your.site/';

/** The element as in docs/embedding.md. `preset`: key of a preset. */
function embedCode(preset: string): Element {
  const site = siteAddress(process.env['SITE_URL']);
  const address = h('span', { ...(site === null && { 'data-site': '' }) }, site ?? kUnknownSite);
  return h('pre', { tabindex: 0 }, [
    h('code', [
      '<script type="module" src="',
      address,
      'element.js"></script>\n',
      `<collision-playground preset="${preset}" ui="min"></collision-playground>`,
    ]),
  ]);
}

const kTestCode = `import { judge } from 'collision-playground/testing';

const { agreed, text } = await judge(['obb', 'obb'], myTest);
expect(agreed, text).toBe(true);
`;

/** Pictures of presets that lead to their pages. */
const examplesOf = (lang: Lang, up: string, keys: readonly string[]): Element =>
  h(
    'p',
    { class: 'examples' },
    keys.map((key) => {
      const title = presetTexts[lang].find((preset) => preset.key === key)?.title;
      if (title === undefined) throw new Error(`there is no preset ${key}`);
      return h('a', { href: `p/${key}/`, title, 'aria-label': title }, [posterPicture(key, up)]);
    }),
  );

const way = (
  title: string,
  text: string,
  shown: Element,
  links: readonly (readonly [string | null, string])[],
): Element =>
  h('section', [
    h('h3', title),
    h('p', text),
    shown,
    h(
      'p',
      { class: 'links' },
      links.flatMap(([href, name]): ElementContent[] =>
        href === null ? [] : [h('a', { href }, name)],
      ),
    ),
  ]);

export function threeWays(
  lang: Lang,
  words: HomeWords,
  texts: { readonly explore: string; readonly preset: string },
  up: string,
  examples: readonly string[],
): Element {
  const beside = (folder: string) => `${up}${folder}/?lang=${lang}`;
  return h('section', { class: 'ways', 'aria-labelledby': 'ways' }, [
    h('h2', { id: 'ways' }, words.ways),
    h('div', { class: 'three' }, [
      way(words['explore.title'], texts.explore, examplesOf(lang, up, examples), [
        ['play/', words['explore.play']],
        ['grid/', words['explore.grid']],
        [beside('stress'), words['explore.stress']],
        [beside('race'), words['explore.race']],
        [beside('skin'), words['explore.skin']],
      ]),
      way(words['embed.title'], words['embed.text'], copied(embedCode(texts.preset), words), [
        [sourceAddress('docs/embedding.md'), words['embed.more']],
      ]),
      way(words['drive.title'], words['drive.text'], copied(codeElement(kTestCode), words), [
        [sourceAddress('docs/testing.md'), words['drive.more']],
      ]),
    ]),
  ]);
}
