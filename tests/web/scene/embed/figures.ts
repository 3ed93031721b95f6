// Embedded figures: an ordinary one, and an arbitrary one.
import fc from 'fast-check';
import { kThemes, kUis } from '../../../../web/scene/appearance.ts';
import type { EmbeddedFigure } from '../../../../web/scene/embed/embedded-figure.ts';

export const kSite = 'https://example.org/site/';

export const figure = (change: Partial<EmbeddedFigure> = {}): EmbeddedFigure => ({
  site: kSite,
  source: { preset: 'edge-edge' },
  ui: 'min',
  readonly: false,
  play: false,
  theme: 'auto',
  lang: null,
  step: null,
  camera: null,
  title: 'Two boxes',
  verdict: 'Apart: 0.454 m of daylight, first separated on A.y×B.x',
  wordsLang: 'en',
  ...change,
});

/** Texts with every special character of HTML, Markdown and URLs. */
const words = fc.string({ unit: fc.constantFrom(...'aB9 \n"\'&<>/\\[]()!*_`#?=×한') });

/** Any figure, with arbitrary texts. */
export const anyFigure: fc.Arbitrary<EmbeddedFigure> = fc.record({
  site: fc.constantFrom(kSite, 'http://localhost:4173/', 'https://example.org/a%20(b)/'),
  source: fc.oneof(
    fc.record({ preset: fc.constantFrom('edge-edge', 'ray-sphere') }),
    fc.record({ scene: fc.base64String().map((text) => `1${text.replace(/[+/=]/g, '_')}`) }),
    fc.record({ src: fc.constant('scene.json') }),
  ),
  ui: fc.constantFrom(...kUis),
  readonly: fc.boolean(),
  play: fc.boolean(),
  theme: fc.constantFrom(...kThemes),
  lang: fc.constantFrom('en', 'ko', null),
  step: fc.option(fc.integer({ min: 1, max: 15 })),
  camera: fc.constantFrom(null, '35 20', '-90.5 0 parallel'),
  title: words,
  verdict: words,
  wordsLang: fc.constantFrom('en', 'ko'),
});

/** The attributes of the first tag with a name, parsed as by a browser. */
export function attributesIn(html: string, name: string): Readonly<Record<string, string>> | null {
  const [, inside] = new RegExp(`<${name}((?: [a-z-]+="[^"<>]*")*)>`).exec(html) ?? [];
  if (inside === undefined) return null;
  const found = [...inside.matchAll(/ ([a-z-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, key, value]) => [key, textOf(value ?? '')]));
}

/** Text with its entities decoded. */
export function textOf(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
