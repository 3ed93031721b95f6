// Plain text on its way into a language that has signs of its own.

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
