// Code of C, C++, C# or TypeScript that was pasted as it is: its first line that is not JavaScript, and what to change.
import { withoutComments } from './without-comments.ts';

/** `key`: of its words, `change.{key}`. */
export interface ForeignLine {
  /** From 1. */
  readonly line: number;
  /** The line as it stands, without the space around it. */
  readonly quote: string;
  readonly key: string;
  /** What is found there, and what belongs in its place. */
  readonly values: { readonly found: string; readonly instead: string };
}

interface Rule {
  readonly key: string;
  readonly pattern: RegExp;
  /** What belongs in the place of what is found; empty: nothing in particular. */
  readonly instead?: (match: RegExpExecArray) => string;
  /** Whether what is found is JavaScript after all. */
  readonly isFine?: (match: RegExpExecArray) => boolean;
}

const kNumbers =
  'float|double|half|int|uint|long|short|char|bool|byte|decimal|unsigned|signed|size_t|std::size_t|auto|u?int(?:8|16|32|64)_t';
const kVectors = String.raw`(?:\w+::)*(?:[A-Z]?[Vv]ec(?:tor)?[234]?[dfDF]?|float[234]|double[234]|[dfb]?vec[234]|XMVECTOR|XMFLOAT3|FVector|Point3?[dfDF]?|Quaternion|[Qq]uat)(?:<\w+>)?`;
/** A name of a type: as above, qualified, or with a capital. */
const kType = String.raw`(?:${kNumbers}|${kVectors}|(?:\w+::)+\w+(?:<[^>]*>)?|[A-Z]\w*(?:<[^>]*>)?)`;
const kModifiers = String.raw`(?:(?:public|private|protected|internal|static|inline|constexpr|virtual|unsafe|readonly|const|in|ref|out|__device__|__host__)\s+)*`;
/** Words of JavaScript that may stand before a name and a parenthesis. */
const kWords = new Set(
  'return new else typeof delete await function async yield throw case in of instanceof void do get set static export default const let var if for while switch catch class extends import from'.split(
    ' ',
  ),
);

/** `const Box& a, float r` becomes `a, r`. */
const namesOf = (parameters: string): string =>
  parameters
    .split(',')
    .map((each) => /(\w+)\s*(?:=.*)?$/.exec(each.trim())?.[1] ?? '')
    .filter((name) => name !== '' && name !== 'void')
    .join(', ');

const regexp = (source: string) => new RegExp(source);

/** In the order in which they are looked for in a line. */
const kRules: readonly Rule[] = [
  {
    key: 'include',
    pattern: /^#\s*(?:include|import|pragma|if|ifdef|ifndef|endif|undef|region)\b.*/,
  },
  {
    key: 'define',
    pattern: /^#\s*define\s+(\w+)\s*(.*)/,
    instead: ([, name = '', value = '']) => `const ${name} = ${value.replace(/[fF]$/, '') || '…'};`,
  },
  { key: 'using', pattern: /^(?:using|namespace|package)\s+[\w.:]+.*/ },
  { key: 'template', pattern: /^template\s*<.*/ },
  { key: 'attribute', pattern: /^\[+\w+[\w.(), ]*\]+$/ },
  { key: 'access', pattern: /^(?:public|private|protected)\s*:\s*$/ },
  {
    key: 'struct',
    pattern: regexp(
      String.raw`^${kModifiers}(?:typedef\s+)?(?:struct|enum|union|interface)\s+\w*.*`,
    ),
  },
  {
    key: 'class',
    pattern: /^(?:(?:public|internal|static|sealed|abstract|partial)\s+)+class\s+\w+.*/,
  },
  {
    key: 'signature',
    pattern: regexp(
      String.raw`^${kModifiers}(\w[\w:]*(?:<[^>]*>)?)\s*[&*]*\s+[&*]*((?:\w+::)*\w+)\s*\(([^()]*)\)\s*(?:const)?\s*(?:noexcept)?\s*(?:\{.*|=>.*)?$`,
    ),
    instead: ([, , name = '', parameters = '']) =>
      `function ${name.replace(/.*::/, '')}(${namesOf(parameters)})`,
    isFine: ([, type = '', name = '']) => kWords.has(type) || kWords.has(name),
  },
  {
    key: 'annotation',
    pattern:
      /\(\s*\w+\s*\??:\s*[\w.<>[\]| ]+[,)].*|^(?:const|let|var)\s+\w+\s*:\s*[\w.<>[\]| ]+=.*/,
  },
  {
    key: 'vectors',
    pattern: regexp(
      String.raw`^${kModifiers}(${kVectors})\s*[&*]*\s+(\w+)\s*=\s*[^;(]*[\w\])]\s*[-+*]\s*[\w(].*`,
    ),
    instead: ([, , name = '']) => `const ${name} = sub(…, …);`,
  },
  {
    key: 'loop',
    pattern: regexp(
      String.raw`\bfor(?:each)?\s*\(\s*(?:const\s+)?(${kType}|var)\s*[&*]*\s+[&]?(\w+)\s*(=|:|in\b)`,
    ),
    instead: ([, , name = '', sign = '']) =>
      sign === '=' ? `for (let ${name} =` : `for (const ${name} of`,
    isFine: ([whole, type, , sign]) =>
      type === 'var' && sign !== ':' && !whole.startsWith('foreach'),
  },
  {
    key: 'declaration',
    pattern: regexp(String.raw`^${kModifiers}(${kType})\s*[&*]*\s+[&*]*(\w+)\s*(=|;|,|\[|\(|\{)`),
    instead: ([, , name = '', sign = '']) => (sign === '=' ? `const ${name} =` : `let ${name}`),
    isFine: ([, type = '']) => kWords.has(type),
  },
  {
    key: 'cast',
    pattern: regexp(String.raw`\((?:${kNumbers})\)\s*[\w(]|\bstatic_cast\s*<[^>]*>`),
  },
  {
    key: 'arrow',
    pattern: /[\w)\]]\s*->\s*(\w+)/,
    instead: ([, name = '']) => `.${name}`,
  },
  {
    key: 'scope',
    pattern: /\b(?:\w+::)+f?(\w+)/,
    instead: ([whole, name = '']) =>
      /^std::/.test(whole) ? `Math.${name.replace(/^abs$|^fabs$/, 'abs')}` : `${name}`,
  },
  {
    key: 'suffix',
    pattern: /(?<![\w.])((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fFlLuU]+\b/,
    instead: ([, number = '']) => number.replace(/\.$/, ''),
  },
  {
    key: 'math',
    pattern: /\bMathf\.(\w+)|\bMath\.([A-Z][a-z]\w*)\(|\b(fabsf?|sqrtf|fmaxf?|fminf?|absf)\s*\(/,
    instead: ([, unity, sharp, plain]) =>
      `Math.${(unity ?? sharp ?? plain ?? '').toLowerCase().replace(/^f(?=abs|max|min)|f$/g, '')}`,
  },
  {
    key: 'vector',
    pattern: regexp(
      String.raw`\bnew\s+(?:${kVectors})\s*\(|\b(?:[A-Z]?[Vv]ec3[fd]?|Vector3|float3)\s*[({]`,
    ),
    instead: () => '[x, y, z]',
  },
];

/** More of a line is not shown. */
const kMostQuoted = 120;

const shortened = (line: string): string =>
  line.length > kMostQuoted ? `${line.slice(0, kMostQuoted)} …` : line;

/** null: every line could be JavaScript. */
export function foreignLine(code: string): ForeignLine | null {
  const lines = code.split('\n');
  for (const [i, text] of withoutComments(code).split('\n').entries()) {
    const line = text.trim();
    for (const { key, pattern, instead, isFine } of kRules) {
      const match = pattern.exec(line);
      if (!match || isFine?.(match)) continue;
      const values = { found: match[1] ?? match[0], instead: instead?.(match) ?? '' };
      return { line: i + 1, quote: shortened((lines[i] ?? '').trim()), key, values };
    }
  }
  return null;
}
