// Untrusted text, escaped and shortened for a terminal or a page.
const kLongest = 60;
const kDeepest = 3;
/** 2⁶⁴: to write larger ones takes time. */
const kLargestBigInt = 0x1_0000_0000_0000_0000n;

/** A value as short JSON. Never throws, even for deeply nested values, or where reading it does. */
export function shortJson(value: unknown): string {
  try {
    return shorten(text(value, 0));
  } catch {
    return '?';
  }
}

/** `a.halfExtents[1]`; a key that is no identifier is quoted. */
export function pathText(path: readonly { readonly key: unknown }[] = []): string {
  return path
    .map(({ key }) => {
      if (typeof key === 'number') return `[${key}]`;
      const name = String(key);
      return /^\w{1,60}$/.test(name) ? `.${name}` : `[${shortJson(name)}]`;
    })
    .join('')
    .replace(/^\./, '');
}

const kEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** On one line: the characters that would move the cursor or change colors are written as escapes. */
export function printable(given: string): string {
  return given.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return kEscapes[character] ?? `\\u{${code.toString(16)}}`;
  });
}

/** The beginning of a text, printable: its escapes count as they are shown. */
export function shorten(given: string): string {
  const beginning = printable(given.slice(0, kLongest + 1));
  return beginning.length > kLongest ? `${beginning.slice(0, kLongest)} …` : beginning;
}

function text(value: unknown, depth: number): string {
  if (typeof value === 'bigint' && (value > kLargestBigInt || value < -kLargestBigInt)) {
    return 'bigint';
  }
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' ? JSON.stringify(value.slice(0, kLongest + 1)) : String(value);
  }
  if (depth === kDeepest) return '…';
  // Only as much of it is processed as is shown.
  const inner = (each: unknown) => text(each, depth + 1);
  if (Array.isArray(value)) return `[${value.slice(0, kLongest).map(inner).join(', ')}]`;
  const members = Object.entries(value).slice(0, kLongest);
  return `{${members.map(([key, each]) => `${JSON.stringify(key)}: ${inner(each)}`).join(', ')}}`;
}
