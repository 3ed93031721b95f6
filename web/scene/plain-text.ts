// Plain text of titles and names: sanitising it to one line, and escaping it in markup and Markdown.

/** One line that is not blank. */
export const kPlainLine = /^(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Any text as one line of at most `maxLength` characters; may be empty. */
export function plainLine(text: string, maxLength: number): string {
  const line = text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return [...line].slice(0, maxLength).join('').trim();
}

const kEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For text and double-quoted attributes in HTML, SVG and XML. */
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
