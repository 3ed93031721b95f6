// Full-text search over all lessons in the language of the page.
import { html, nothing, render, type TemplateResult } from 'lit';
import type MiniSearch from 'minisearch';
import { langOf } from '../../strings/lang.ts';
import { loadPageStrings } from '../../strings/pages.ts';
import { format } from '../../strings/text.ts';
import { type Entry, indexOf } from './lesson-index.ts';

const kMost = 12;

async function loadIndex(): Promise<MiniSearch<Entry>> {
  const response = await fetch(new URL('search.json', document.baseURI));
  if (!response.ok) throw new Error(`the index of the lessons is missing: ${response.status}`);
  return indexOf((await response.json()) as Entry[]);
}

export async function showSearch(place: HTMLElement): Promise<void> {
  const words = await loadPageStrings('lessons', langOf(document.documentElement.lang));
  let index: Promise<MiniSearch<Entry>> | undefined;
  let found: TemplateResult | typeof nothing = nothing;
  const show = () =>
    render(
      html`<label>
          <span class="heard">${words.search}</span>
          <input type="search" placeholder=${words.search} @input=${search} />
        </label>
        <div role="status">${found}</div>`,
      place,
    );
  async function search({ target }: Event): Promise<void> {
    const text = (target as HTMLInputElement).value.trim();
    index ??= loadIndex();
    const results = text === '' ? [] : (await index).search(text).slice(0, kMost);
    const count =
      results.length === 0
        ? words['search.none']
        : format(words['search.found'], { n: results.length });
    found =
      text === ''
        ? nothing
        : html`<p>${count}</p>
            <ol>
              ${results.map(
                ({ id, lesson, heading }) =>
                  html`<li><a href=${String(id)}>${lesson} <span>${heading}</span></a></li>`,
              )}
            </ol>`;
    show();
  }
  show();
}
