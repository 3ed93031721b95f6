import { escapeMarkup } from '../escape.ts';

/** `<name attribute="value" …>` */
export function startTag(name: string, attributes: readonly (readonly [string, string])[]): string {
  const written = attributes.map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<${[name, ...written].join(' ')}>`;
}
