// From the methods that are compared to the judge, each opened with the textbook's code of that method for the pair.
import { html, type TemplateResult } from 'lit';
import type { TextbookMethod } from '../../core/textbook.ts';
import type { Page } from '../../page/page.ts';
import { folderOf, type Lang } from '../../strings/lang.ts';
import { methodKey } from './method-table.ts';

/** `pair`: its kinds, in the order of the table of pairs. */
export function judgeAddress(
  site: string,
  lang: Lang,
  { a, b }: { readonly a: string; readonly b: string },
  method: TextbookMethod,
): string {
  return `${site}${folderOf(lang)}bench/?pair=${a}-${b}&method=${method}`;
}

/** null: the address of the site is not known. */
export function judgeLinks(
  { settings, strings, lang }: Page,
  pair: { readonly a: string; readonly b: string },
  methods: readonly TextbookMethod[],
): TemplateResult | null {
  const { site } = settings;
  if (site === null) return null;
  return html`<p class="hint judge">
    ${strings['methods.judge']}
    ${methods.map(
      (
        method,
      ) => html`<a href=${judgeAddress(site, lang, pair, method)} target="_blank" rel="noopener"
          >${strings[methodKey(method)]}</a
        > `,
    )}
  </p>`;
}
