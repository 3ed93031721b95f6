// Arguments whose getters run code: each entry is read once, and what is called while it is read changes no answer.
import { describe, expect, test } from 'vitest';
import type { Plane, Quat, Ray, Shape, Sphere, Vec3 } from '../../web/scene/shape.ts';
import {
  CollisionError,
  type Core,
  core,
  type HullGeometry,
  loadCore,
  type World,
} from './support/core.ts';

/** `value`, however deep, with `onRead` called for each path that is read. */
function watched<T>(value: T, onRead: (path: string) => void, path = ''): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      if (typeof key === 'symbol') return Reflect.get(target, key, receiver);
      const inner = path === '' ? key : `${path}.${key}`;
      onRead(inner);
      return watched(Reflect.get(target, key, receiver), onRead, inner);
    },
  });
}

const ball = (x: number, radius = 1): Sphere => ({ kind: 'sphere', center: [x, 0, 0], radius });
const ray: Ray = { kind: 'ray', origin: [-5, 0.25, 0.25], direction: [1, 0, 0], maxDistance: 40 };
const ground: Plane = { kind: 'plane', normal: [0, 2, 0], constant: -3 };
const shapes: Shape[] = [
  ray,
  ground,
  ball(0.5),
  { kind: 'aabb', min: [0, -1, -1], max: [1, 1, 1] },
  { kind: 'obb', center: [0.5, 0, 0], rotation: [0, 0.6, 0, 0.8], halfExtents: [1, 2, 3] },
  { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 1] },
  { kind: 'parallelogram', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 1] },
  { kind: 'point', position: [0.5, 0.5, 0.25] },
  { kind: 'segment', start: [-1, 0, 0], end: [4, 1, 1] },
  { kind: 'capsule', start: [-1, 0, 0], end: [4, 1, 1], radius: 0.5 },
];
const up: Vec3 = [0, 3, 0];
const corners = [0, 0, 0, 0, 1, 0, 0, 0, 1];

const hulls = new WeakMap<Core, HullGeometry>();
/** A tetrahedron, the same for all calls. */
function hullOf(one: Core): HullGeometry {
  const made = hulls.get(one) ?? one.createHull([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
  hulls.set(one, made);
  return made;
}

type Call = readonly [name: string, call: (...args: never[]) => unknown, args: readonly unknown[]];

/** Every call of the API about plain objects. */
const callsOf = (one: Core): Call[] => [
  ...shapes.map((shape): Call => [`test ${shape.kind}`, one.test.bind(one), [ball(0), shape]]),
  ['test with options', one.test.bind(one), [ray, ball(-5), { solid: false }]],
  ['meets', one.meets.bind(one), [ball(0), ball(1)]],
  ['outcome', one.outcome.bind(one), [ball(0), ball(2)]],
  ['explain', one.explain.bind(one), [shapes[4], shapes[5]]],
  ['distance', one.distance.bind(one), [ball(0), ball(9)]],
  ['project', one.project.bind(one), [shapes[4], up]],
  ['separates', one.separates.bind(one), [ball(0), shapes[4], up]],
  ['contains', one.contains.bind(one), [ball(0, 4), ball(1)]],
  ['check', one.check.bind(one), [{ items: [{ name: 'A', shape: shapes[3] }] }]],
  [
    'obbFromAxes',
    one.obbFromAxes.bind(one),
    [
      [1, 2, 3],
      [up, [-3, 0, 0], [0, 0, 0.5]],
      [1, 1, 1],
    ],
  ],
  ['raycastMesh', one.raycastMesh.bind(one), [ray, corners, [0, 1, 2], { cull: 'back' }]],
  [
    'createMesh',
    (positions: number[], index: number[]) => {
      const mesh = one.createMesh(positions, index);
      mesh.dispose();
      return [mesh.triangleCount, mesh.vertexCount];
    },
    [corners, [0, 1, 2]],
  ],
  [
    'createHull',
    (points: number[]) => {
      const hull = one.createHull(points);
      hull.dispose();
      return [hull.dimension, Array.from(hull.sources)];
    },
    [corners],
  ],
  [
    'a hull',
    (position: Vec3, rotation: Quat) =>
      one.test(ray, { kind: 'hull', geometry: hullOf(one), position, rotation }),
    [up, [0, 0, 0, 1]],
  ],
  [
    'multiply',
    one.quaternion.multiply.bind(one.quaternion),
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
  ],
  ['slerp', one.quaternion.slerp.bind(one.quaternion), [[1, 2, 3, 4], [5, 6, 7, 8], 0.25]],
  [
    'fromAxes',
    one.quaternion.fromAxes.bind(one.quaternion),
    [
      [
        [1, 0, 0],
        [0, 2, 0],
        [0, 0, 3],
      ],
    ],
  ],
  ['fromEuler', one.quaternion.fromEuler.bind(one.quaternion), [[1, 2, 3], 'YXZ']],
];
const calls = callsOf(core);

const answer = ([, call, args]: Call, onRead?: (path: string) => void): unknown =>
  (call as (...all: unknown[]) => unknown)(
    ...(onRead ? args.map((argument, i) => watched(argument, onRead, String(i))) : args),
  );

describe.each(calls)('%s', (...call) => {
  const expected = answer(call);

  test('reads each entry once', () => {
    const reads = new Map<string, number>();
    const count = (path: string) => reads.set(path, (reads.get(path) ?? 0) + 1);
    expect(answer(call, count)).toEqual(expected);
    reads.delete('0.items.length'); // by the iterator of an array
    expect([...reads].filter(([, times]) => times > 1)).toEqual([]);
  });

  test('is not changed by calls while its arguments are read', () => {
    const others = callsOf(core);
    let nested = 0;
    const callAnother = () => {
      nested += 1;
      answer(others[nested % others.length] as Call);
    };
    expect(answer(call, callAnother)).toEqual(expected);
    expect(nested).toBeGreaterThan(0);
  });

  test('is not changed by failing calls while its arguments are read', () => {
    const fail = () => {
      expect(() => core.test(ball(0), ball(Number.NaN))).toThrow(CollisionError);
      expect(() => core.meets(ball(7), {} as Shape)).toThrow(CollisionError);
      expect(() => core.raycastMesh(ray, corners, [0, 1, 7])).toThrow(CollisionError);
    };
    expect(answer(call, fail)).toEqual(expected);
  });

  test('works after a getter has thrown', () => {
    let reads = 0;
    answer(call, () => {
      reads += 1;
    });
    for (let at = 0; at < reads; at++) {
      let left = at;
      const throwOnce = () => {
        if (left === 0) throw new RangeError('from the getter');
        left -= 1;
      };
      expect(() => answer(call, throwOnce)).toThrow('from the getter');
      expect(answer(call)).toEqual(expected);
    }
  });
});

test('calls in calls in calls are right, too', () => {
  const deep = (levels: number): Sphere => ({
    kind: 'sphere',
    get center(): Vec3 {
      if (levels > 0) expect(core.test(deep(levels - 1), ball(2)).outcome).toBe('touching');
      return [0, 0, 0];
    },
    radius: 1,
  });
  expect(core.test(deep(7), ball(1)).outcome).toBe('overlapping');
});

test('a getter that asks about its own shape is told so', () => {
  const own: Sphere = {
    kind: 'sphere',
    get center(): Vec3 {
      return core.meets(ball(0), own) ? [0, 0, 0] : [9, 0, 0];
    },
    radius: 1,
  };
  expect(() => core.meets(own, ball(0))).toThrow('nested more than 8 deep');
  expect(core.meets(ball(0), ball(1))).toBe(true);
});

describe('a world', () => {
  const worldOf = (): World => {
    const world = core.createWorld({ shapes: 3 });
    [ball(0), ball(1), ball(9)].forEach((shape, slot) => {
      world.set(slot, shape);
    });
    return world;
  };
  const pairsOf = (world: World): string[] => {
    const meeting = world.newMeeting();
    return Array.from({ length: world.evaluate() }, (_, i) => {
      world.readMeeting(i, meeting);
      return `${meeting.a} ${meeting.b}`;
    });
  };

  test('sees the shape as it was until all of the new one is read', () => {
    const world = worldOf();
    const seen: string[][] = [];
    world.set(
      0,
      watched(ball(8), () => seen.push(pairsOf(world))),
    );
    expect(seen.length).toBeGreaterThan(3);
    for (const pairs of seen) expect(pairs).toEqual(['0 1']);
    expect(pairsOf(world)).toEqual(['0 2']);
    world.dispose();
  });

  test('casts the ray that it was given, whatever its getters do', () => {
    const world = worldOf();
    const expected = world.raycastAll(ray);
    const other: Ray = { ...ray, direction: [0, 1, 0] };
    expect(world.raycastAll(watched(ray, () => world.raycast(other)))).toEqual(expected);
    world.dispose();
  });

  test.each<[string, (world: World) => unknown]>([
    [
      'set',
      (world) =>
        world.set(
          0,
          watched(ball(8), () => world.dispose()),
        ),
    ],
    ['raycast', (world) => world.raycast(watched(ray, () => world.dispose()))],
    ['raycastAll', (world) => world.raycastAll(watched(ray, () => world.dispose()))],
    ['evaluate', (world) => world.evaluate(watched({ budget: 5 }, () => world.dispose()))],
    ['resume', (world) => world.resume(watched({ budget: 5 }, () => world.dispose()))],
    ['query', (world) => world.query(watched(ball(1), () => world.dispose()))],
    [
      'transforms',
      (world) =>
        world.transforms(
          new Float32Array(16),
          watched({ first: 0 }, () => world.dispose()),
        ),
    ],
  ])('that %s disposes of while it reads says so', (_, call) => {
    const world = worldOf();
    expect(() => call(world)).toThrow('this world was disposed');
  });
});

describe('objects of all sorts', () => {
  class Ball {
    readonly kind = 'sphere';
    readonly #x: number;
    constructor(x: number) {
      this.#x = x;
    }
    get center(): Vec3 {
      return [this.#x, 0, 0];
    }
    get radius(): number {
      return 1;
    }
  }

  test.each<[string, unknown]>([
    ['class', new Ball(2)],
    ['frozen', Object.freeze({ ...ball(2), center: Object.freeze([2, 0, 0]) })],
    ['without prototype', Object.assign(Object.create(null), ball(2))],
    ['inherited', Object.create(ball(2))],
    ['typed array', { ...ball(2), center: new Float32Array([2, 0, 0]) }],
    ['array-like', { ...ball(2), center: { length: 3, 0: 2, 1: 0, 2: 0 } }],
    ['integers', { ...ball(2), center: new Int8Array([2, 0, 0]) }],
  ])('%s', (_, shape) => {
    expect(core.test(ball(0), shape as Shape)).toEqual(core.test(ball(0), ball(2)));
  });

  test('a getter that grows the memory between two numbers', async () => {
    const own = await loadCore({});
    const worlds: World[] = [];
    const growing = watched(ball(1), () => worlds.push(own.createWorld({ shapes: 30_000 })));
    expect(own.test(growing, growing)).toEqual(own.test(ball(1), ball(1)));
    expect(worlds.length).toBeGreaterThan(6);
  });
});
