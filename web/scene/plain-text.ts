// Plain text of titles and names: sanitising it to one line, and escaping it in markup and Markdown.

// Characters that are not seen make texts look alike that are not, or turn what stands beside them around: bidirectional
// controls, joiners, fillers. Only emoji are written with some of them.
const kEmoji = String.raw`\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\u200D(?=\p{Extended_Pictographic})\p{Extended_Pictographic})+`;
const kUnseen = String.raw`\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800`;
const kNoText = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}`;

/** One line that is not blank, without characters that are not seen. */
export const kPlainLine = new RegExp(`^(?=.*\\S)(?:${kEmoji}|[^${kNoText}${kUnseen}])*$`, 'u');

const kSpaces = new RegExp(`[\\s${kNoText}]+`, 'gu');
const kUnseenOrEmoji = new RegExp(`(${kEmoji})|[${kUnseen}]`, 'gu');

/** Any text as one line of at most `maxLength` characters; may be empty. */
export function plainLine(text: string, maxLength: number): string {
  const line = text.replace(kSpaces, ' ').replace(kUnseenOrEmoji, '$1').trim();
  const cut = [...line].slice(0, maxLength).join('');
  return cut.replace(kUnseenOrEmoji, '$1').trim(); // half of an emoji may be left
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
