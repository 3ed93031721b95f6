// Whatever a page sends to a figure in a frame: nothing is thrown, nothing of the figure is changed, and only what was
// asked for is sent, to the one origin.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CollisionPlayground } from '../../../web/element.ts';
import { Messages } from '../../../web/embed/messages.ts';
import { fuzzRuns } from '../../core/support/runs.ts';

const kOrigin = 'https://blog.example';
const kTypes = ['ready', 'height', 'verdict-change', 'error'];

type Listener = (event: object) => void;
const posted: { message: { type: string }; origin: string }[] = [];
const parent = {
  postMessage: (message: { type: string }, origin: string) => posted.push({ message, origin }),
};
let receive: Listener = () => undefined;
const listeners = new Map<string, Listener>();

/** A figure of which nothing can be changed. */
const figure = new Proxy({} as CollisionPlayground, {
  get: (_, name) => {
    if (name === 'addEventListener') return (type: string, on: Listener) => listeners.set(type, on);
    if (name === 'getAttribute') return () => null;
    if (name === 'clientWidth') return 700;
    throw new Error(`${String(name)} of the figure is asked for`);
  },
  set: (_, name) => {
    throw new Error(`${String(name)} of the figure is set`);
  },
});

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal('window', { parent });
  vi.stubGlobal('addEventListener', (_: string, on: Listener) => {
    receive = on;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        // never changes
      }
    },
  );
  Messages.answer(figure, kOrigin);
});
afterEach(() => vi.unstubAllGlobals());

const request = fc.record(
  {
    collisionPlayground: fc.oneof(fc.constant<unknown>(1), fc.anything()),
    listen: fc.oneof(
      fc.array(fc.oneof(fc.constantFrom<unknown>(...kTypes), fc.anything({ maxDepth: 1 })), {
        maxLength: 6,
      }),
      fc.anything(),
    ),
    scene: fc.anything({ maxDepth: 1 }),
  },
  { requiredKeys: [] },
);
const data: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: request as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withTypedArray: true, withMap: true }) },
);
const origin = fc.oneof(
  { weight: 4, arbitrary: fc.constant(kOrigin) },
  { weight: 1, arbitrary: fc.constantFrom('null', '', 'https://blog.example.evil', '*') },
);

/** The types that a message asks for; null: it is no request. */
function asked(message: unknown): readonly unknown[] | null {
  if (typeof message !== 'object' || message === null) return null;
  const { collisionPlayground, listen, ...others } = message as Record<string, unknown>;
  const isRequest =
    collisionPlayground === 1 &&
    Array.isArray(listen) &&
    listen.length <= kTypes.length &&
    Array.from(listen).every((type) => kTypes.includes(type as string)) &&
    Object.keys(others).length === 0;
  return isRequest ? (listen as unknown[]) : null;
}

test('any messages', () => {
  let wanted: readonly unknown[] = [];
  let requests = 0;
  fc.assert(
    fc.property(data, origin, fc.boolean(), (message, from, isParent) => {
      posted.length = 0;
      receive({ source: isParent ? parent : {}, origin: from, data: message });
      const types = isParent && from === kOrigin ? asked(message) : null;
      if (types) {
        wanted = types;
        requests += 1;
      }
      for (const type of ['verdict-change', 'error']) {
        listeners.get(type)?.({ detail: { code: 'scene', message: '', field: '', value: '' } });
      }
      const expected = ['verdict-change', 'error'].filter((type) => wanted.includes(type));
      expect(posted.map((each) => each.message.type)).toEqual(expected);
      expect(posted.every((each) => each.origin === kOrigin)).toBe(true);
    }),
    {
      numRuns: fuzzRuns(20_000),
      // however few runs there are, one is a request
      examples: [[{ collisionPlayground: 1, listen: ['error'] }, kOrigin, true]],
    },
  );
  expect(requests).toBeGreaterThan(0);
}, 600_000);

test('no entry of a list that is too long is looked at', () => {
  let looked = 0;
  const listen = new Proxy(['ready'], {
    get(list, name) {
      if (name === 'length') return 3e7;
      if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1;
      return Reflect.get(list, name);
    },
  });
  receive({ source: parent, origin: kOrigin, data: { collisionPlayground: 1, listen } });
  expect(looked).toBe(0);
});
