// Takes one function out of source files together with the definitions that it needs, as one text.
//
// A definition begins at a line that starts with a letter, and the comment lines directly above belong
// to it. A name is used where it is called, or where a name with a capital letter occurs.

export interface Definition {
  readonly name: string;
  readonly text: string;
  /** Of definitions of other names. */
  readonly uses: ReadonlySet<string>;
  /** The system headers of its file, as their lines. */
  readonly headers: readonly string[];
}

const isComment = (line: string) => line.startsWith('//');

/** All definitions of a file, without its imports. */
export function definitionsIn(source: string): readonly Definition[] {
  const lines = source.split('\n');
  const headers = lines.filter((line) => line.startsWith('#include <'));
  return chunksOf(lines)
    .filter((chunk) => !/^(import\b|#)/.test(codeOf(chunk)))
    .map((chunk) => definitionOf(chunk.replaceAll(/^export /gm, ''), headers));
}

/** Each definition with its comment; imports and directives are chunks as well. */
function chunksOf(lines: readonly string[]): readonly string[] {
  const chunks: string[] = [];
  let comment: string[] = [];
  for (const line of lines) {
    if (isComment(line)) comment.push(line);
    else if (/^[a-z#]/i.test(line)) chunks.push([...comment.splice(0), line].join('\n'));
    else {
      comment = [];
      if (line !== '') chunks.push(`${chunks.pop() ?? ''}\n${line}`);
    }
  }
  return chunks;
}

const codeOf = (chunk: string) => chunk.replaceAll(/^\/\/.*\n/gm, '').replaceAll(/\/\/.*$/gm, '');

function definitionOf(text: string, headers: readonly string[]): Definition {
  const code = codeOf(text);
  const [, name = ''] =
    /^(?:struct|using) (\w+)/.exec(code) ?? /^[^(=]*?(\w+)\s*[(=]/.exec(code) ?? [];
  if (name === '') throw new Error(`no name is defined in ${JSON.stringify(text)}`);
  const uses = new Set(code.match(/\b[A-Z]\w*|\b\w+(?=\()/g));
  return { name, text, uses, headers };
}

export interface Snippet {
  readonly text: string;
  /** Of the definitions that it consists of. */
  readonly names: ReadonlySet<string>;
}

/** The definition of this name and all that it needs, in their order; null: there is none. */
export function snippetOf(name: string, definitions: readonly Definition[]): Snippet | null {
  const named = new Map(definitions.map((definition) => [definition.name, definition]));
  const names = new Set<string>();
  const add = (wanted: string) => {
    const definition = named.get(wanted);
    if (!definition || names.has(wanted)) return;
    names.add(wanted);
    for (const used of definition.uses) add(used);
  };
  add(name);
  if (names.size === 0) return null;
  const needed = definitions.filter((definition) => names.has(definition.name));
  const headers = new Set(needed.flatMap((definition) => definition.headers));
  const head = headers.size === 0 ? '' : `${[...headers].toSorted().join('\n')}\n\n`;
  return { text: `${head}${joined(needed.map(({ text }) => text))}\n`, names };
}

/** Definitions of one line follow each other; all others are set apart. */
function joined(texts: readonly string[]): string {
  const isLine = (text: string | undefined) => text !== undefined && !text.includes('\n');
  return texts.reduce((before, text, i) => {
    return `${before}${isLine(text) && isLine(texts[i - 1]) ? '\n' : '\n\n'}${text}`;
  });
}
