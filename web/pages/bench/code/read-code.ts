// Reads a visitor's code without running it: its function to be judged, or the line of its fault. Modules become the
// body of a function that returns theirs, line by line at the same place. It is read a second time as it will run: in a
// script, which the sandbox runs, other characters begin a comment than in a module.
import {
  type ExportDefaultDeclaration,
  type ExportNamedDeclaration,
  type Expression,
  type ModuleDeclaration,
  type Program,
  parse,
  type Statement,
} from 'acorn';
import { type ForeignLine, foreignLine } from './foreign-code.ts';
import { functionText } from './function-text.ts';

/** What is wrong with code that cannot be run. */
export interface CodeFault {
  /** `import`: it wants other modules; `noFunction`: nothing to be judged; `foreign`: of another language. */
  readonly code: 'syntax' | 'import' | 'noFunction' | 'long' | 'foreign';
  /** From 1; null: none in particular. */
  readonly line: number | null;
  /** As the parser says it, in English; empty: there is none. */
  readonly message: string;
  /** Of code in another language: the line, and what to change. */
  readonly foreign?: ForeignLine;
  /** Of code that is too long: its characters. */
  readonly length?: number;
}

export type CodeRead = { readonly body: string } | { readonly fault: CodeFault };

/** Longer code is refused before it is read. */
export const kMaxCode = 100_000;

/** Later ones allow several groups of one name in a regular expression: many of them take the parser hours. */
const kVersion = 2024;

/** Stands for a function without a name. */
const kUnnamed = '__judged';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The function is the default export, else the only export, else the last function at the top level. */
export function readCode(code: string): CodeRead {
  if (code.length > kMaxCode) {
    return { fault: { code: 'long', line: null, message: '', length: code.length } };
  }
  const read = parsed(code);
  if ('fault' in read) return read;
  const { body } = read.program;
  const others = body.find(needsModules);
  if (others) return faultAt('import', others.loc?.start.line ?? null);
  const edits: Edit[] = [];
  const names = body.map((node) => namesOf(node, edits));
  const exported = names.flatMap((each) => each.exported);
  const name =
    names.findLast((each) => each.chosen !== null)?.chosen ??
    (exported.length === 1 ? exported[0] : undefined) ??
    names.flatMap((each) => each.functions).at(-1);
  if (name === undefined) return faultAt('noFunction', null);
  const made = `${edited(code, edits)}\nreturn ${name};`;
  const fault = faultAsScript(made);
  return fault ? { fault } : { body: made };
}

/** null: the script is this one function and nothing outside of it, and reads as the module did. */
function faultAsScript(body: string): CodeFault | null {
  const source = `(${functionText(body)})`;
  let line: number | null = null;
  const otherComment = (): CodeFault => ({
    code: 'syntax',
    line,
    message: '<!-- and --> are read as comments by some engines',
  });
  try {
    const program = parse(source, {
      ecmaVersion: kVersion,
      sourceType: 'script',
      locations: true,
      onComment(isBlock, _text, start, _end, place) {
        if (!(isBlock || source.startsWith('//', start))) line ??= place?.line ?? null;
      },
    });
    const [only, ...others] = program.body;
    const isWhole =
      others.length === 0 &&
      only?.type === 'ExpressionStatement' &&
      only.expression.type === 'FunctionExpression';
    if (isWhole && line === null) return null;
    return otherComment();
  } catch (error) {
    return line === null ? syntaxFault(error) : otherComment();
  }
}

function parsed(code: string): { readonly program: Program } | { readonly fault: CodeFault } {
  try {
    const options = { ecmaVersion: kVersion, sourceType: 'module', locations: true } as const;
    // a value that is exported begins with its parentheses
    return { program: parse(code, { ...options, preserveParens: true }) };
  } catch (error) {
    const fault = syntaxFault(error);
    const foreign = foreignLine(code);
    if (foreign === null) return { fault };
    return { fault: { code: 'foreign', line: foreign.line, message: '', foreign } };
  }
}

type Node = Statement | ModuleDeclaration;

const needsModules = (node: Node) =>
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.source != null);

/** What a statement offers to be judged. */
interface Names {
  readonly chosen: string | null;
  readonly exported: readonly string[];
  readonly functions: readonly string[];
}

function namesOf(node: Node, edits: Edit[]): Names {
  const none = { chosen: null, exported: [], functions: [] };
  if (node.type === 'ExportDefaultDeclaration')
    return { ...none, chosen: readDefault(node, edits) };
  if (node.type === 'ExportNamedDeclaration') {
    return { ...none, chosen: defaultOf(node), exported: readNamed(node, edits) };
  }
  return { ...none, functions: functionsIn(node) };
}

const faultAt = (code: CodeFault['code'], line: number | null): CodeRead => ({
  fault: { code, line, message: '' },
});

function syntaxFault(error: unknown): CodeFault {
  if (!(error instanceof SyntaxError)) throw error;
  const { loc } = error as SyntaxError & { loc?: { line: number } };
  return {
    code: 'syntax',
    line: loc?.line ?? null,
    message: error.message
      .replace(/ \(\d+:\d+\)$/, '')
      // the expression itself may be long
      .replace(/^(Invalid regular expression: )\/.*\/: /s, '$1'),
  };
}

function readDefault(node: ExportDefaultDeclaration, edits: Edit[]): string {
  const { declaration, start, end } = node;
  const named =
    (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') &&
    declaration.id;
  const text = named ? '' : `const ${kUnnamed} =`;
  edits.push({ start, end: start + 'export'.length, text });
  edits.push({ start: declaration.start, end: declaration.start, text: ' ' });
  edits.push({ start: start + 'export'.length, end: declaration.start, text: '' });
  if (!named) edits.push({ start: end, end, text: ';' });
  return named ? named.name : kUnnamed;
}

/** The names of the functions that are exported. */
function readNamed(node: ExportNamedDeclaration, edits: Edit[]): readonly string[] {
  const { declaration, start, end } = node;
  if (!declaration) {
    // what is before and after it are two statements
    edits.push({ start, end, text: ';' });
    return node.specifiers.flatMap(({ local }) =>
      local.type === 'Identifier' ? [local.name] : [],
    );
  }
  edits.push({ start, end: start + 'export'.length, text: '' });
  return functionsIn(declaration);
}

/** `export { name as default }` */
function defaultOf({ specifiers }: ExportNamedDeclaration): string | null {
  const found = specifiers.find(
    ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
  );
  return found?.local.type === 'Identifier' ? found.local.name : null;
}

/** The names of the functions that a statement declares. */
function functionsIn(node: Node): readonly string[] {
  if (node.type === 'FunctionDeclaration') return [node.id.name];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id, init }) =>
    isFunction(init) && id.type === 'Identifier' ? [id.name] : [],
  );
}

function isFunction(value: Expression | null | undefined): boolean {
  if (value?.type === 'ParenthesizedExpression') return isFunction(value.expression);
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
}

/** With these places replaced; the breaks between lines stay. */
function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += code.slice(at, edit.start) + edit.text;
    text += code.slice(edit.start, edit.end).replaceAll(/[^\n]/g, '');
    at = edit.end;
  }
  return text + code.slice(at);
}
