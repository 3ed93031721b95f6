// A copy of an answer that nobody trusts, by its own fields, each of which is read once. The sandbox of the bench sends no
// other, and page and `judge` read no other. It is sent to the sandbox as text: it may use nothing from outside of itself.

/**
 * The answer's copy; of what is larger or deeper than what a function on shapes has to say, or no data, a text of at most
 * 200 characters.
 */
export type Copier = (
  answer: unknown,
) => { readonly text: null; readonly copy: unknown } | { readonly text: string };

/** To be called before any code that is not trusted: it keeps what it needs of JavaScript itself. */
export function plainCopier(): Copier {
  /** Of an answer, two a character and eight for anything else. */
  const kMostBytes = 65_536;
  const kDeepest = 16;
  const kLongestText = 200;
  const { isArray } = Array;
  const { defineProperty, keys, getPrototypeOf } = Object;
  const { isSafeInteger } = Number;
  const tagOf = Function.prototype.call.bind(Object.prototype.toString);
  const slice = Function.prototype.call.bind(String.prototype.slice);
  /** 2⁶⁴: to write larger ones takes time. */
  const kLargestBigInt = 0x1_0000_0000_0000_0000n;
  const tooMuch = {};

  const asText = (value: unknown): string => {
    if (isArray(value)) return `Array(${value.length})`;
    if (typeof value === 'string') return value;
    if (typeof value === 'bigint' && (value > kLargestBigInt || value < -kLargestBigInt)) {
      return 'bigint';
    }
    return typeof value === 'object' ? tagOf(value) : `${String(value)}`;
  };
  const textOf = (value: unknown): string => slice(asText(value), 0, kLongestText);

  let left = 0;
  const spend = (bytes: number): void => {
    left -= bytes;
    if (left < 0) throw tooMuch;
  };

  /** By this also what is called __proto__ is a field, and no setter of all objects or lists is called. */
  const put = (copy: object, key: string | number, value: unknown) =>
    defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true });

  const listOf = (list: readonly unknown[], depth: number): unknown[] => {
    const { length } = list;
    // that of a proxy is anything
    if (!isSafeInteger(length) || length < 0) throw tooMuch;
    spend(8 * length);
    const copy: unknown[] = [];
    for (let i = 0; i < length; i++) put(copy, i, copyOf(list[i], depth));
    return copy;
  };

  const fieldsOf = (object: object, depth: number): unknown => {
    const prototype = getPrototypeOf(object);
    // also of another realm, such as the one of Jest
    if (prototype !== null && getPrototypeOf(prototype) !== null) throw tooMuch;
    const copy: Record<string, unknown> = {};
    for (const name of keys(object)) {
      spend(2 * name.length);
      put(copy, name, copyOf((object as Record<string, unknown>)[name], depth));
    }
    return copy;
  };

  const copyOf = (value: unknown, depth: number): unknown => {
    spend(typeof value === 'string' ? 2 * value.length : 8);
    const type = typeof value;
    if (type === 'function' || type === 'symbol' || type === 'bigint') throw tooMuch;
    if (typeof value !== 'object' || value === null) return value;
    if (depth === kDeepest) throw tooMuch;
    return isArray(value) ? listOf(value, depth + 1) : fieldsOf(value, depth + 1);
  };

  return (answer) => {
    left = kMostBytes;
    try {
      return { text: null, copy: copyOf(answer, 0) };
    } catch {
      // a getter may have thrown
      try {
        return { text: textOf(answer) };
      } catch {
        return { text: '?' };
      }
    }
  };
}
