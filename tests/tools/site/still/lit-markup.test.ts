// Templates of Lit as markup.
import { html, nothing, svg } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { expect, test } from 'vitest';
import { litMarkup } from '../../../../tools/site/still/lit-markup.ts';

test.each([
  ['text is escaped', html`<p>${'a < b & c'}</p>`, '<p>a &lt; b &amp; c</p>'],
  [
    'templates within templates, and lists of them',
    html`<ul>${[1, 2].map((n) => html`<li>${n}</li>`)}</ul>`,
    '<ul><li>1</li><li>2</li></ul>',
  ],
  ['SVG', html`<svg>${svg`<path d=${'M0 0'} />`}</svg>`, '<svg><path d="M0 0" /></svg>'],
  ['what is nothing', html`<p>${null}${undefined}${nothing}</p>`, '<p></p>'],
  ['attributes', html`<i title=${'"'} lang="x-${'y'}"></i>`, '<i title="&quot;" lang="x-y"></i>'],
  ['an attribute that is nothing', html`<i title=${nothing} lang="en"></i>`, '<i lang="en"></i>'],
  [
    'an attribute that is on or off',
    html`<i ?hidden=${true} ?inert=${false}></i>`,
    '<i hidden></i>',
  ],
  ['a style', html`<i .style="left:${1}%;top:${2}%"></i>`, '<i style="left:1%;top:2%"></i>'],
  [
    'no handler and no property',
    html`<i @click=${() => 1} .value=${2} lang="en"></i>`,
    '<i lang="en"></i>',
  ],
])('%s', (_, template, expected) => {
  expect(
    litMarkup(template)
      .replaceAll(/ +(?=>)/g, '')
      .replaceAll(/ +/g, ' '),
  ).toBe(expected);
});

test('a directive of an attribute is called', () => {
  expect(litMarkup(html`<i class="a ${classMap({ b: true, c: false })}"></i>`)).toMatch(
    /^<i class="a\s+b\s*"><\/i>$/,
  );
});
