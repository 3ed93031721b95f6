// The base classes of panel elements: they render into the light DOM, in the figure's shadow root.
import { html, type PropertyDeclarations, render } from 'lit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  define,
  LightElement,
  updatesWithin,
} from '../../../../web/panel/controls/panel-element.ts';

class Inner extends LightElement {
  static override sheet = 'cp-test-inner b { font-weight: 100; }';
  static override properties: PropertyDeclarations = { text: { attribute: false } };

  declare text: string;

  override render() {
    return html`<b>${this.text}</b>`;
  }
}

class Outer extends Inner {
  override render() {
    return html`<cp-test-inner .text=${this.text}></cp-test-inner>`;
  }
}

define('cp-test-inner', Inner);
define('cp-test-outer', Outer);

let root: ShadowRoot;
beforeEach(() => {
  const host = document.body.appendChild(document.createElement('div'));
  root = host.attachShadow({ mode: 'open' });
});
afterEach(() => root.host.remove());

const show = (text: string) => render(html`<cp-test-outer .text=${text}></cp-test-outer>`, root);
const textWithin = () => root.querySelector('b')?.textContent;

test('elements within elements are rendered once updates have been awaited', async () => {
  show('one');
  await updatesWithin(root);
  expect(textWithin()).toBe('one');
  show('two');
  await root.querySelector<Outer>('cp-test-outer')?.updateComplete;
  expect(textWithin()).toBe('two');
});

test('styles of an element are adopted by the figure, once', async () => {
  show('one');
  render(html`<cp-test-inner></cp-test-inner><cp-test-inner></cp-test-inner>`, root);
  await updatesWithin(root);
  expect(root.adoptedStyleSheets).toHaveLength(1);
  const bold = root.querySelector('b');
  expect(bold && getComputedStyle(bold).fontWeight).toBe('100');
});

test('a second copy of the package does not redefine elements', () => {
  define('cp-test-inner', class extends LightElement {});
  expect(customElements.get('cp-test-inner')).toBe(Inner);
});
