// Plain text: the one line that a title or name is, and its escaped forms in markup and Markdown.

/** One line that is not blank. */
export const kPlainLine = /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Any text as such a line of at most so many characters; empty where nothing is left of it. */
export function plainLine(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...line].slice(0, most).join('').trim();
}

const kEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For HTML, SVG and XML: between tags, and within the double quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => kEntities[sign] ?? sign);
}

/** For a line of Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#~&]/g, '\\$&');
}

/** `<name attribute="value" …>` */
export function startTag(name: string, attributes: readonly (readonly [string, string])[]): string {
  const written = attributes.map(([key, value]) => `${key}="${escapeMarkup(value)}"`);
  return `<${[name, ...written].join(' ')}>`;
}
