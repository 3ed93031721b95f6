// Numbers as people write them: 1/3, sqrt(2)/2, pi/4 rad, 2^-3, 1e-3, 5 cm. Only what is read here is
// evaluated.
import type { Unit } from './numbers.ts';

/** Nobody writes longer ones, and nothing nests deeper than this. */
const kLongest = 200;

const kToken = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|([a-z]+)|([-+*/^()]))/iy;

const kSuffix = /([a-z]+|°)\s*$/i;

/** Signs that are written or pasted for others. */
const kAliases: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  π: 'pi',
};

const kConstants: Readonly<Record<string, number>> = { pi: Math.PI };
const kFunctions: Readonly<Record<string, (value: number) => number>> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
};

/** What may stand after an expression, and how many of it are one of the unit. */
const kSuffixes: Readonly<Record<Unit, ReadonlyMap<string, number>>> = {
  metre: new Map([
    ['m', 1],
    ['cm', 100],
    ['mm', 1000],
  ]),
  degree: new Map([
    ['°', 1],
    ['deg', 1],
    ['rad', Math.PI / 180],
  ]),
  none: new Map(),
};

/** The value in a unit: 90, 90 deg, 90° and pi/2 rad are one angle. */
export function evaluateIn(unit: Unit, text: string): number | null {
  const found = text.length > kLongest ? null : kSuffix.exec(text);
  const size = kSuffixes[unit].get(found?.[1]?.toLowerCase() ?? '');
  if (!(found && size)) return evaluate(text);
  const value = evaluate(text.slice(0, found.index));
  return value === null ? null : value / size;
}

/**
 * The value of an expression, null where the text is none. It may be NaN or infinite, as those of
 * sqrt(-1) and 1/0 are: whether it will do is for others to say.
 */
export function evaluate(text: string): number | null {
  const tokens = text.length > kLongest ? null : tokensOf(text);
  return tokens && new Reader(tokens).read();
}

function tokensOf(text: string): string[] | null {
  const plain = text.replace(/[−–×·÷π]/g, (sign) => kAliases[sign] ?? sign).trim();
  const tokens: string[] = [];
  kToken.lastIndex = 0;
  while (kToken.lastIndex < plain.length) {
    const found = kToken.exec(plain);
    if (!found) return null;
    tokens.push(found[0].trim().toLowerCase());
  }
  return tokens;
}

/** By recursive descent. A power binds more tightly than the minus before it, and to the right. */
class Reader {
  readonly #tokens: readonly string[];
  #place = 0;
  #failed = false;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  read(): number | null {
    const value = this.#sum();
    return this.#failed || this.#place < this.#tokens.length ? null : value;
  }

  #takes(token: string): boolean {
    if (this.#tokens[this.#place] !== token) return false;
    this.#place += 1;
    return true;
  }

  #fail(): number {
    this.#failed = true;
    return Number.NaN;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#takes('+')) value += this.#product();
      else if (this.#takes('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#takes('*')) value *= this.#signed();
      else if (this.#takes('/')) value /= this.#signed();
      else return value;
    }
  }

  #signed(): number {
    if (this.#takes('-')) return -this.#signed();
    if (this.#takes('+')) return this.#signed();
    const base = this.#atom();
    return this.#takes('^') ? base ** this.#signed() : base;
  }

  #atom(): number {
    if (this.#takes('(')) return this.#closed();
    const token = this.#tokens[this.#place] ?? '';
    this.#place += 1;
    if (/^[\d.]/.test(token)) return Number(token);
    if (Object.hasOwn(kConstants, token)) return kConstants[token] ?? this.#fail();
    const apply = Object.hasOwn(kFunctions, token) ? kFunctions[token] : undefined;
    return apply && this.#takes('(') ? apply(this.#closed()) : this.#fail();
  }

  /** What stands between parentheses, the first of which is read. */
  #closed(): number {
    const value = this.#sum();
    return this.#takes(')') ? value : this.#fail();
  }
}
