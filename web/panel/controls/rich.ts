import { html, type TemplateResult } from 'lit';
import type { Rich } from '../../strings/text.ts';

/** A sentence with its emphasis. */
export const richTemplate = (sentence: Rich): readonly (TemplateResult | string)[] =>
  sentence.map(({ text, strong }) => (strong ? html`<b>${text}</b>` : text));
