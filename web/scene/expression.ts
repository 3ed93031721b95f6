// Evaluates arithmetic expressions with units, such as 1/3, sqrt(2)/2, pi/4 rad, 2^-3, 1e-3, 5 cm, with a
// parser of its own instead of eval.
import type { Unit } from './numbers.ts';

/** Limits the recursion depth, too. */
const kMaxLength = 200;

const kToken = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|([a-z]+)|([-+*/^()]))/iy;

const kSuffix = /([a-z]+|°)\s*$/i;

/** Typographic characters for ASCII operators. */
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

/** Unit suffixes, and how many of them make one of the unit. */
const kSuffixes: Readonly<Record<Unit, ReadonlyMap<string, number>>> = {
  meter: new Map([
    ['m', 1],
    ['cm', 100],
    ['mm', 1000],
  ]),
  degree: new Map([
    ['°', 1],
    ['deg', 1],
    ['rad', Math.PI / 180],
  ]),
  second: new Map([
    ['s', 1],
    ['ms', 1000],
  ]),
  speed: new Map(),
  count: new Map(),
  none: new Map(),
};

/** The value in a unit: 90, 90 deg, 90° and pi/2 rad are the same angle. */
export function evaluateIn(unit: Unit, text: string): number | null {
  const found = text.length > kMaxLength ? null : kSuffix.exec(text);
  const size = kSuffixes[unit].get(found?.[1]?.toLowerCase() ?? '');
  if (!(found && size)) return evaluate(text);
  const value = evaluate(text.slice(0, found.index));
  return value === null ? null : value / size;
}

/**
 * The value of an expression; null if the text is not one. May be NaN or infinite, as of sqrt(-1) or
 * 1/0: callers must check.
 */
export function evaluate(text: string): number | null {
  const tokens = text.length > kMaxLength ? null : tokensOf(text);
  return tokens && new Parser(tokens).parse();
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

/** Recursive descent. A power binds more tightly than a unary minus, and is right-associative. */
class Parser {
  readonly #tokens: readonly string[];
  #index = 0;
  #failed = false;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  parse(): number | null {
    const value = this.#sum();
    return this.#failed || this.#index < this.#tokens.length ? null : value;
  }

  #accept(token: string): boolean {
    if (this.#tokens[this.#index] !== token) return false;
    this.#index += 1;
    return true;
  }

  #fail(): number {
    this.#failed = true;
    return Number.NaN;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#accept('+')) value += this.#product();
      else if (this.#accept('-')) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#unary();
    for (;;) {
      if (this.#accept('*')) value *= this.#unary();
      else if (this.#accept('/')) value /= this.#unary();
      else return value;
    }
  }

  #unary(): number {
    if (this.#accept('-')) return -this.#unary();
    if (this.#accept('+')) return this.#unary();
    const base = this.#primary();
    return this.#accept('^') ? base ** this.#unary() : base;
  }

  #primary(): number {
    if (this.#accept('(')) return this.#parenthesized();
    const token = this.#tokens[this.#index] ?? '';
    this.#index += 1;
    if (/^[\d.]/.test(token)) return Number(token);
    if (Object.hasOwn(kConstants, token)) return kConstants[token] ?? this.#fail();
    const apply = Object.hasOwn(kFunctions, token) ? kFunctions[token] : undefined;
    return apply && this.#accept('(') ? apply(this.#parenthesized()) : this.#fail();
  }

  /** The rest of a parenthesized expression, after the opening parenthesis. */
  #parenthesized(): number {
    const value = this.#sum();
    return this.#accept(')') ? value : this.#fail();
  }
}
