// Keys that stand for letters and digits, in every script.

/** By letter where the keyboard has Latin letters, else by place; empty: it is another kind of key. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}
