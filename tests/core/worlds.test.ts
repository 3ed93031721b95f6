// Worlds of 1 to 2,000 mixed shapes, several of them alive, while the memory grows and worlds come
// and go: everything that is read from them is what single answers say.
import { describe, expect, test } from 'vitest';
import type { Kind, Quat, Ray, Shape, Vec3 } from '../../web/scene/shape.ts';
import { core, type World } from './support/core.ts';
import { requireEqual, requireThat } from './support/require.ts';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Mulberry32: numbers in [0, 1), the same for the same seed. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shapes of about unit size in a cube of the given side; every third number is a half integer. */
class Shapes {
  readonly #random: () => number;
  readonly #side: number;

  constructor(start: number, side: number) {
    this.#random = generator(start);
    this.#side = side;
  }

  shape(): Shape {
    const kinds = core.catalog.kinds;
    const { name } = kinds[Math.floor(this.#random() * kinds.length)] as { name: Kind };
    const p = this.#point();
    switch (name) {
      case 'ray':
        return this.ray();
      case 'plane':
        // Few, and far out: each of them meets what is on its two sides.
        return { kind: 'plane', normal: this.#step(), constant: this.#side * 2 };
      case 'sphere':
        return { kind: 'sphere', center: p, radius: this.#number(1) };
      case 'aabb':
        return { kind: 'aabb', min: p, max: this.#beyond(p) };
      case 'obb':
        return {
          kind: 'obb',
          center: p,
          rotation: [...this.#step(), 0.5] as Quat,
          halfExtents: this.#extents(),
        };
      case 'triangle':
      case 'parallelogram':
        return { kind: name, a: p, b: this.#near(p), c: this.#near(p) };
      case 'point':
        return { kind: 'point', position: p };
      case 'segment':
        return { kind: 'segment', start: p, end: this.#near(p) };
      case 'capsule':
        return { kind: 'capsule', start: p, end: this.#near(p), radius: this.#number(0.5) };
    }
  }

  ray(): Ray {
    const ray: Ray = { kind: 'ray', origin: this.#point(), direction: this.#step() };
    return this.#random() < 0.5 ? ray : { ...ray, maxDistance: this.#number(this.#side) };
  }

  #number(size: number): number {
    const x = this.#random() * size;
    return this.#random() < 1 / 3 ? Math.round(2 * x) / 2 : x;
  }
  #extents(): Vec3 {
    return [this.#number(1), this.#number(1), this.#number(1)];
  }
  #point(): Vec3 {
    return [this.#number(this.#side), this.#number(this.#side), this.#number(this.#side)];
  }
  #step(): Vec3 {
    const [x, y, z] = this.#extents();
    return [x - 0.5, y - 0.5, z + 0.25];
  }
  #near(p: Vec3): Vec3 {
    const [x, y, z] = this.#step();
    return [p[0] + 2 * x, p[1] + 2 * y, p[2] + 2 * z];
  }
  #beyond(p: Vec3): Vec3 {
    const [x, y, z] = this.#extents();
    return [p[0] + x, p[1] + y, p[2] + z];
  }
}

interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly outcome: string | undefined;
  readonly pair: string;
  readonly t: number | null;
}

const inOrder = (x: Meeting, y: Meeting) => x.a - y.a || x.b - y.b;

function pairName(a: Shape, b: Shape): string {
  const has = (x: Kind, y: Kind) => x === a.kind && y === b.kind;
  const pair = core.catalog.pairs.find((each) => has(each.a, each.b) || has(each.b, each.a));
  return pair?.name ?? '';
}

class Case {
  readonly shapes: readonly Shape[];
  readonly world: World;
  readonly #ray: Ray;
  readonly #random: () => number;

  constructor(count: number, start: number) {
    // As many neighbors on average, however many shapes there are.
    const source = new Shapes(start, Math.max(1, 1.6 * Math.cbrt(count)));
    this.shapes = Array.from({ length: count }, () => source.shape());
    this.#ray = source.ray();
    this.#random = generator(start ^ 0x5bd1e995);
    this.world = core.createWorld({ shapes: count });
    this.shapes.forEach((shape, slot) => {
      this.world.set(slot, shape);
    });
  }

  get size(): number {
    return this.shapes.length;
  }

  /** What evaluate finds, against single outcomes of every pair and single tests of some. */
  holdMeetings(): void {
    const { world, shapes } = this;
    const count = world.evaluate();
    this.#disturb();
    const found = this.#meetings(count);
    requireEqual(
      found.map(({ a, b, outcome }) => ({ a, b, outcome })),
      this.#outcomes(),
    );
    for (const { a, b, outcome, pair, t } of found) {
      requireEqual(pair, pairName(shapes[a] as Shape, shapes[b] as Shape));
      if (found.length > 200 && this.#random() > 200 / found.length) continue;
      const verdict = core.test(shapes[a] as Shape, shapes[b] as Shape);
      requireEqual(verdict, world.test(a, b));
      requireEqual({ outcome, t }, { outcome: verdict.outcome, t: verdict.hit?.t ?? null });
    }
    requireEqual(this.#meetings(count), found); // whatever was asked in between
  }

  /** What the raycasts find, against single tests of every shape. */
  holdHits(): void {
    const { world, shapes } = this;
    const expected = shapes.flatMap((shape, slot) => {
      const { hit } = core.test(this.#ray, shape);
      return hit === null ? [] : [{ slot, hit }];
    });
    const all = world.raycastAll(this.#ray);
    requireEqual(
      all.toSorted((x, y) => x.slot - y.slot),
      expected,
    );
    all.forEach(({ hit, slot }, i) => {
      const before = all[i - 1];
      if (before === undefined) return;
      // The order is that of the exact parameters, of which t is off by 2 ulp at most.
      const inOrder = before.hit.t <= hit.t * (1 + 4 * Number.EPSILON);
      requireThat(inOrder, 'hits are in their order', { before, hit, slot });
      const bothAtStart = before.hit.t === 0 && hit.t === 0;
      requireThat(!bothAtStart || before.slot < slot, 'slots are in their order', { before, slot });
    });
    const nearest = world.raycast(this.#ray);
    requireEqual(nearest && { slot: nearest.slot, hit: nearest.hit }, all[0] ?? null);
  }

  /** Every slot holds what was put there. */
  holdShapes(): void {
    this.shapes.forEach((shape, slot) => {
      requireEqual(this.world.get(slot), shape);
    });
  }

  /** Calls that write other buffers, or the same ones of another world. */
  #disturb(): void {
    this.world.raycastAll(this.#ray);
    this.world.explain(0, this.size - 1);
    this.world.distance(0, this.size - 1);
    core.raycastMesh(this.#ray, [0, 0, 0, 1, 0, 0, 0, 1, 0]);
  }

  #meetings(count: number): Meeting[] {
    const record = this.world.newMeeting();
    const meetings = Array.from({ length: count }, (_, i): Meeting => {
      this.world.readMeeting(i, record);
      return {
        a: record.a,
        b: record.b,
        outcome: core.catalog.codes.outcome[record.outcome],
        pair: core.catalog.pairs[record.pair]?.name ?? '',
        t: record.hasHit ? record.hit.t : null,
      };
    });
    expect(() => this.world.readMeeting(count, record)).toThrow(`meeting is ${count}`);
    return meetings.sort(inOrder);
  }

  #outcomes(): Pick<Meeting, 'a' | 'b' | 'outcome'>[] {
    const meetings = [];
    for (let a = 0; a < this.size; a++) {
      for (let b = a + 1; b < this.size; b++) {
        const outcome = this.world.outcome(a, b);
        if (outcome !== 'apart') meetings.push({ a, b, outcome });
      }
    }
    return meetings;
  }
}

/** Grows the memory: a world that needs more than there is free. */
function grow(): World {
  return core.createWorld({ shapes: 60_000 });
}

const kPatience = 120_000;

describe(`worlds, SEED=${seed}`, () => {
  test(
    'of every size about which a buffer may grow',
    () => {
      for (const count of [1, 2, 3, 5, 12, 30, 63, 64, 65, 66, 127, 128, 129]) {
        const held = new Case(count, seed + count);
        held.holdMeetings();
        held.holdHits();
        held.world.dispose();
      }
    },
    kPatience,
  );

  test(
    'of up to 2,000 shapes',
    () => {
      for (const count of [500, 2000]) {
        const held = new Case(count, seed + count);
        held.holdMeetings();
        held.holdHits();
        held.world.dispose();
      }
    },
    kPatience,
  );

  test(
    'several of them alive, with memory that grows and worlds that go',
    () => {
      const random = generator(seed);
      const cases: Case[] = [];
      const large: World[] = [];
      const watched = core.createWorld({ shapes: 1 });
      const grown = new Set([watched.numbers.buffer]);
      const any = () => Math.floor(random() * cases.length);
      for (let round = 0; round < 60; round++) {
        const comes = cases.length < 2 || random() < 0.7;
        if (comes) cases.push(new Case(1 + Math.floor(random() * 90), seed + 1000 * round));
        else cases.splice(any(), 1)[0]?.world.dispose();
        if (round % 12 === 11) large.push(grow());
        grown.add(watched.numbers.buffer);
        const held = cases[any()] as Case;
        held.holdMeetings();
        held.holdHits();
        held.holdShapes();
      }
      expect(grown.size).toBeGreaterThan(2);
      for (const world of [...large, watched, ...cases.map((each) => each.world)]) world.dispose();
    },
    kPatience,
  );
});
