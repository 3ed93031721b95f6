// Arguments of any kind, in every call: an answer or a typed error of one short line, and a core that goes on.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Shape } from '../../web/scene/shape.ts';
import { CollisionError, core, type World } from './support/core.ts';
import { fuzzRuns } from './support/runs.ts';
import { anyShape, point } from './support/shapes.ts';

vi.setConfig({ testTimeout: 600_000 });

const kFromGetter = 'from the getter';

const refuse = (key: PropertyKey): boolean => {
  if (typeof key === 'string') throw new RangeError(kFromGetter);
  return false; // symbols are what test libraries ask for
};

/** Every access throws. */
const hostile = new Proxy([], {
  get: (_, key) => refuse(key) || undefined,
  has: (_, key) => refuse(key),
  ownKeys() {
    throw new RangeError(kFromGetter);
  },
});

const cyclic: unknown[] = [1, 2];
cyclic.push(cyclic);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    '1',
    '',
    'x'.repeat(5000),
    '\u202e\u200b\n',
    '\ud800',
    Symbol('s'),
    5n,
    -(2n ** 70n),
    () => 1,
    hostile,
    cyclic,
    [],
    {},
    new Array(3),
    new Date(0),
    new Float32Array(2),
    new Float64Array(3),
    new Float32Array(16),
    new Float64Array(14).fill(0.5),
    new Float64Array(32).fill(Number.NaN),
    { layout: 'poses', halfExtents: [1, 1, 1] },
    { budget: 1e-6, timings: true },
    new BigInt64Array(9),
    new DataView(new ArrayBuffer(8)),
    { length: -3 },
    { length: 2 ** 40 * 9 },
    { length: 3, 0: 1, 1: 2, 2: 3 },
    Object.create(null),
    {
      toString() {
        throw new RangeError(kFromGetter);
      },
    },
  ),
  fc.constantFrom(0, -0, Number.NaN, 1 / 0, -1 / 0, 5e-324, -1e308, 2 ** 200, 2 ** 201, 0.5, -1, 3),
  fc.anything({ maxDepth: 2, withBigInt: true, withSparseArray: true, withTypedArray: true }),
);

/** What getters of the arguments may do. */
const actions: (() => unknown)[] = [
  () => undefined,
  () => core.test({ kind: 'point', position: [1, 2, 3] }, { kind: 'point', position: [1, 2, 3] }),
  () => core.createWorld({ shapes: 3000 }).dispose(),
  () => core.raycastMesh({ kind: 'ray', origin: [0, 0, 9], direction: [0, 0, -1] }, [0, 0, 0]),
  () => core.quaternion.multiply([0, 0, 0, 1], [0, 0, 0, 1]),
  () => {
    throw new RangeError(kFromGetter);
  },
];
const act = (action: number) => {
  try {
    actions[action]?.();
  } catch (error) {
    if (!(error instanceof CollisionError)) throw error;
  }
};

/** The same, each entry by a getter that acts first. */
function acting<T>(value: T, action: number): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      if (typeof key !== 'symbol') act(action);
      return acting(Reflect.get(target, key, receiver), action);
    },
  });
}

type Fields = Record<string, unknown>;

/** A shape with a field, or an entry of one, replaced. */
const damaged = fc
  .tuple(anyShape, fc.nat(), fc.nat(), odd, fc.boolean())
  .map(([shape, which, entry, value, whole]) => {
    const fields: Fields = structuredClone(shape) as unknown as Fields;
    const names = Object.keys(fields);
    const name = names[which % names.length] as string;
    const field = fields[name];
    if (whole || !Array.isArray(field)) fields[name] = value;
    else field[entry % field.length] = value;
    return fields;
  });

const argument = fc.oneof(
  { weight: 3, arbitrary: anyShape as fc.Arbitrary<unknown> },
  { weight: 3, arbitrary: damaged as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: point as fc.Arbitrary<unknown> },
  { weight: 2, arbitrary: odd },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.oneof(anyShape as fc.Arbitrary<unknown>, damaged), fc.nat(actions.length - 1))
      .map(([value, action]) => acting(value, action)),
  },
);

type Call = (...all: never[]) => unknown;
const world: World = core.createWorld({ shapes: 4 });
const methodsOf = (owner: object): Call[] => {
  const found = new Map<string, Call>();
  for (let each = owner; each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(each))) {
      const isCall = typeof value === 'function' && name !== 'constructor';
      if (isCall && !['dispose', 'createFigure', 'createWorld'].includes(name)) {
        found.set(name, (value as Call).bind(owner) as Call);
      }
    }
  }
  return [...found.values()];
};
const batch = core.createBatch('sphere', 'obb', { pairs: 4, numbers: true });
const calls = [core, core.quaternion, world, batch].flatMap(methodsOf);
const create: Call = (...all: never[]) => (core.createWorld as Call)(...all);

const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });

function expectTyped(error: unknown): void {
  if (error instanceof RangeError && error.message === kFromGetter) return;
  if (!(error instanceof CollisionError)) throw error;
  expect(error.message.length).toBeLessThanOrEqual(300);
  expect(error.message).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u);
}

test('the calls are all there', () => {
  expect(calls.length).toBeGreaterThan(40);
});

test('whatever the arguments, an answer or a typed error', () => {
  fc.assert(
    fc.property(fc.nat(calls.length - 1), fc.array(argument, { maxLength: 4 }), (which, given) => {
      try {
        (calls[which] as (...all: unknown[]) => unknown)(...given);
      } catch (error) {
        expectTyped(error);
      }
      expect(core.outcome(ball(0), ball(2))).toBe('touching');
    }),
    { numRuns: fuzzRuns(20_000) },
  );
});

test.each<[unknown]>([
  [Symbol('s')],
  [{}],
  [{ shapes: Symbol('s') }],
  [{ shapes: 5n }],
  [{ shapes: { toString: () => 'x' } }],
  [null],
  [undefined],
])('createWorld(%s)', (options) => {
  expect(() => create(options as never)).toThrow(CollisionError);
});
