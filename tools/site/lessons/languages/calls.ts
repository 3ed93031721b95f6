// Calls in a source, found with their arguments.

/** Where the parenthesis that opens at `open` is closed. @throws Error where it is not */
function closingOf(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a parenthesis is not closed in ${code}`);
}

/** The code with each call `name(…)` as `write` has it, which gets the text between the parentheses. */
export function replaceCalls(
  code: string,
  name: RegExp,
  write: (name: string, args: string) => string,
): string {
  const pattern = new RegExp(`(?<![\\w.])(${name.source})\\(`, 'g');
  let written = '';
  let from = 0;
  for (let found = pattern.exec(code); found; found = pattern.exec(code)) {
    const open = found.index + found[0].length - 1;
    const close = closingOf(code, open);
    const args = replaceCalls(code.slice(open + 1, close), name, write);
    written += code.slice(from, found.index) + write(found[1] ?? '', args);
    from = close + 1;
    pattern.lastIndex = from;
  }
  return written + code.slice(from);
}
