// What runs in the sandboxed worker, before and around the visitor's code. It is sent there as text: it may use nothing
// from outside of itself.

import type { Copier } from '../../../cli/testing/judge/plain-copy.ts';

/** What the code in the sandbox says through its port. */
export type FromSandbox =
  /** The visitor's code begins to run: from now on it has two seconds. */
  | { readonly type: 'started' }
  | { readonly type: 'ready' }
  /** A sign of life before case `index` of a batch. */
  | { readonly type: 'at'; readonly index: number }
  | { readonly type: 'answers'; readonly answers: readonly unknown[] }
  /** No data, or too much of it: see plain-copy.ts. */
  | { readonly type: 'odd'; readonly index: number; readonly text: string }
  /** `index`: −1 before the first case. */
  | {
      readonly type: 'threw';
      readonly index: number;
      readonly message: string;
      readonly stack: string;
    };

/** Arguments of one call each. */
export type Batch = readonly (readonly unknown[])[];

/** `make` returns the visitor's function. */
export function sandboxed(plainCopy: Copier, make: () => unknown): void {
  /** What JavaScript itself defines, and a little that is harmless. Everything else is taken away. */
  const kept = new Set(
    (
      'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise ' +
      'RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis ' +
      'JSON Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array ' +
      'Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set Iterator ' +
      'WeakMap WeakSet WeakRef Proxy Reflect FinalizationRegistry decodeURI decodeURIComponent encodeURI ' +
      'encodeURIComponent escape unescape eval isFinite isNaN console performance structuredClone constructor'
    ).split(' '),
  );
  /** Milliseconds between signs of life. */
  const kPulse = 20;
  const kMaxText = 2000;

  const global = globalThis;
  const now = performance.now.bind(performance);
  const listen = addEventListener.bind(global);
  const { defineProperty } = Object;
  const slice = Function.prototype.call.bind(String.prototype.slice);

  const textOf = (read: () => unknown) => {
    try {
      return slice(`${read()}`, 0, kMaxText);
    } catch {
      return '?';
    }
  };

  /** To read an error may be another one. */
  const thrown = (index: number, error: unknown): FromSandbox => {
    const fields = error as { message?: unknown; stack?: unknown } | null | undefined;
    const message = textOf(() => fields?.message ?? error);
    return { type: 'threw', index, message, stack: textOf(() => fields?.stack ?? '') };
  };

  const deny = () => {
    for (let object: object = global; object; object = Object.getPrototypeOf(object)) {
      if (object === Object.prototype) return;
      for (const name of Object.getOwnPropertyNames(object)) {
        if (kept.has(name) || Reflect.deleteProperty(object, name)) continue;
        Reflect.defineProperty(object, name, { value: undefined });
      }
    }
  };

  /** Adds the answer to the others; where there is none, what to say instead. */
  const ask = (
    judged: (...values: unknown[]) => unknown,
    index: number,
    values: readonly unknown[],
    answers: unknown[],
  ): FromSandbox | null => {
    try {
      const plain = plainCopy(judged(...values));
      if (plain.text !== null) return { type: 'odd', index, text: plain.text };
      defineProperty(answers, index, { value: plain.copy, enumerable: true });
      return null;
    } catch (error) {
      return thrown(index, error);
    }
  };

  const serve = (port: MessagePort, judged: unknown) => {
    if (typeof judged !== 'function') throw new TypeError('what is exported is no function');
    const say = (message: FromSandbox) => port.postMessage(message);
    port.onmessage = ({ data: batch }: MessageEvent<Batch>) => {
      const answers: unknown[] = [];
      let last = now();
      for (let index = 0; index < batch.length; index++) {
        const time = now();
        if (time - last > kPulse) {
          last = time;
          say({ type: 'at', index });
        }
        const failed = ask(
          judged as (...values: unknown[]) => unknown,
          index,
          batch[index] ?? [],
          answers,
        );
        if (failed) return say(failed);
      }
      say({ type: 'answers', answers });
    };
    say({ type: 'ready' });
  };

  listen(
    'message',
    (event) => {
      event.stopImmediatePropagation();
      const [port] = (event as MessageEvent).ports;
      if (!port) return;
      deny();
      port.postMessage({ type: 'started' });
      try {
        serve(port, make());
      } catch (error) {
        port.postMessage(thrown(-1, error));
      }
    },
    { once: true },
  );
}
