// Sentences of the strings, with what is between asterisks emphasised.
import { html, type TemplateResult } from 'lit';
import { rich, type Values } from '../../strings/text.ts';

export const richText = (template: string, values: Values): TemplateResult =>
  html`${rich(template, values).map(({ text, strong }) => (strong ? html`<strong>${text}</strong>` : text))}`;
