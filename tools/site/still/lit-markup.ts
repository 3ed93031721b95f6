// The markup of a Lit template, for a page that shows it before any script has run: no handlers, and no properties but
// styles and what elements of ours are rendered from.
import { type LitElement, noChange, nothing, type TemplateResult } from 'lit';
import { type Directive, type PartInfo, PartType } from 'lit/directive.js';
import { escapeMarkup } from '../../../web/scene/plain-text.ts';

interface DirectiveCall {
  readonly _$litDirective$: new (part: PartInfo) => Directive;
  readonly values: readonly unknown[];
}

const isTemplate = (value: unknown): value is TemplateResult =>
  typeof value === 'object' && value !== null && '_$litType$' in value;
const isDirective = (value: unknown): value is DirectiveCall =>
  typeof value === 'object' && value !== null && '_$litDirective$' in value;

/** What a value comes to that is perhaps the call of a directive. */
function plainValue(value: unknown, part: PartInfo): unknown {
  if (!isDirective(value)) return value;
  const { _$litDirective$: Called, values } = value;
  return new Called(part).render(...values);
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === nothing || value === noChange;

/** The markup of what stands between tags. */
export function litMarkup(given: unknown): string {
  const value = plainValue(given, { type: PartType.CHILD });
  if (isEmpty(value)) return '';
  if (isTemplate(value)) return new Writer(value).text;
  if (Array.isArray(value)) return value.map(litMarkup).join('');
  return escapeMarkup(String(value));
}

/** The beginning of an attribute at the end of a text. */
const kAttribute = /\s([.?@]?)([\w:-]+)=("?)([^"<>]*)$/;

class Writer {
  text = '';
  /** The quotation mark behind a value that is left out is left out, too. */
  #isLeftOut = false;
  /** An element of ours whose start tag is being written. */
  #element: LitElement | null = null;

  constructor({ strings, values }: TemplateResult) {
    for (const [i, string] of strings.entries()) {
      this.#addStatic(string);
      if (i < values.length) this.#addValue(values[i]);
    }
  }

  #addStatic(string: string): void {
    const text = this.#isLeftOut ? string.replace(/^[^"]*"/, '') : string;
    this.#isLeftOut = false;
    const end = this.#element ? text.indexOf('>') + 1 : 0;
    if (end === 0) {
      this.text += text;
      return;
    }
    const content = (this.#element as unknown as { render(): unknown }).render();
    this.#element = null;
    this.text += text.slice(0, end) + litMarkup(content) + text.slice(end);
  }

  #addValue(value: unknown): void {
    const tag = this.text.lastIndexOf('<');
    if (tag <= this.text.lastIndexOf('>')) {
      this.text += litMarkup(value);
      return;
    }
    const found = kAttribute.exec(this.text.slice(tag));
    // without a name it is a directive of the element, which acts on it in a browser
    if (found) this.#addAttribute(found, this.text.slice(tag), value);
  }

  #addAttribute(
    [whole, sign, name = '', quote]: RegExpExecArray,
    startTag: string,
    value: unknown,
  ): void {
    const part = { type: PartType.ATTRIBUTE, name, strings: ['', ''], tagName: '' } as const;
    const plain = plainValue(value, part);
    const isQuoted = quote !== '';
    if (sign === '.' && name === 'style') {
      this.text = this.text.replace(/\.style=("?[^"<>]*)$/, 'style=$1');
      this.#write(plain, isQuoted);
    } else if (sign !== '') {
      this.#leaveOut(whole, isQuoted);
      if (sign === '?' && plain) this.text += ` ${name}`;
      if (sign === '.') this.#setProperty(startTag, name, plain);
    } else if (isEmpty(plain) && !isQuoted) this.#leaveOut(whole, false);
    else this.#write(plain, isQuoted);
  }

  #write(value: unknown, isQuoted: boolean): void {
    const written = isEmpty(value) ? '' : escapeMarkup(String(value));
    this.text += isQuoted ? written : `"${written}"`;
  }

  #leaveOut(attribute: string, isQuoted: boolean): void {
    this.text = this.text.slice(0, this.text.length - attribute.length);
    this.#isLeftOut = isQuoted;
  }

  #setProperty(startTag: string, name: string, value: unknown): void {
    const [, tagName = ''] = /^<([\w-]+)/.exec(startTag) ?? [];
    const Found = customElements.get(tagName);
    if (!Found) return;
    this.#element ??= new Found() as LitElement;
    Object.assign(this.#element, { [name]: value });
  }
}
