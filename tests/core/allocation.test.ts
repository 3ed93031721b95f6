// A frame allocates nothing: once warm, a thousand frames leave the heap where it was.
import { expect, test } from 'vitest';
import type { Scene } from '../../web/scene/scene.ts';
import type { Shape } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { bytesPerCall } from './support/heap.ts';

const kFrames = 1000;
/** Milliseconds for a few thousand frames, on a machine that does other things too. */
const kPatience = 120_000;
/** Less than one small object a frame: the measuring itself takes a few kilobytes. */
const kBytesPerFrame = 16;

const bytesPerFrame = (frame: (i: number) => void) => bytesPerCall(frame, kFrames, kBytesPerFrame);

const kinds: ((x: number, y: number, z: number) => Shape)[] = [
  (x, y, z) => ({
    kind: 'obb',
    center: [x, y, z],
    rotation: [0.1, 0.2, 0.3, 0.9],
    halfExtents: [0.6, 0.5, 0.4],
  }),
  (x, y, z) => ({ kind: 'aabb', min: [x, y, z], max: [x + 1, y + 1, z + 1] }),
  (x, y, z) => ({ kind: 'triangle', a: [x, y, z], b: [x + 1, y, z], c: [x, y + 1, z + 0.5] }),
  (x, y, z) => ({ kind: 'ray', origin: [x, y, z], direction: [1, 0.3, 0.2] }),
  (x, y, z) => ({ kind: 'sphere', center: [x, y, z], radius: 0.7 }),
  (x, y, z) => ({ kind: 'plane', normal: [x + 0.5, 1, z], constant: -y }),
  (x, y, z) => ({ kind: 'ray', origin: [x, y, z], direction: [0, 1, 0.2], maxDistance: 2.5 }),
];

const scene: Scene = {
  items: Array.from({ length: 64 }, (_, i) => ({
    id: i,
    name: String(i),
    shape: (kinds[i % kinds.length] as (typeof kinds)[number])(i % 4, (i >> 2) % 4, i >> 4),
  })),
  pair: [0, kinds.length],
};

test(
  'a figure’s frame of 64 shapes: write, evaluate, decode, explain',
  () => {
    const figure = core.createFigure();
    expect(figure.evaluate(scene).meetingCount).toBeGreaterThan(50);
    expect(bytesPerFrame(() => figure.evaluate(scene))).toBeLessThan(kBytesPerFrame);
    figure.dispose();
  },
  kPatience,
);

test(
  'a world that is written through its views',
  () => {
    const world = core.createWorld({ shapes: 64 });
    scene.items.forEach((item, slot) => {
      world.set(slot, item.shape);
    });
    const meeting = world.newMeeting();
    const stride = core.catalog.layout.slotStride;
    const frame = (i: number) => {
      const { numbers } = world;
      numbers[(i % 64) * stride] = (numbers[(i % 64) * stride] as number) + 0.001;
      const count = world.evaluate();
      for (let k = 0; k < count; k++) world.readMeeting(k, meeting);
    };
    expect(bytesPerFrame(frame)).toBeLessThan(kBytesPerFrame);
    world.dispose();
  },
  kPatience,
);

test(
  'outcomes of objects and of slots',
  () => {
    const shapes = scene.items.map((item) => item.shape);
    const world = core.createWorld({ shapes: shapes.length });
    shapes.forEach((shape, slot) => {
      world.set(slot, shape);
    });
    let met = 0;
    const frame = (i: number) => {
      const a = i % 64;
      const b = (7 * i + 3) % 64;
      if (core.meets(shapes[a] as Shape, shapes[b] as Shape)) met++;
      if (core.outcome(shapes[b] as Shape, shapes[a] as Shape) === 'overlapping') met++;
      if (world.meets(a, b)) met++;
      if (world.outcome(b, a) === 'touching') met++;
    };
    expect(bytesPerFrame(frame)).toBeLessThan(kBytesPerFrame);
    expect(met).toBeGreaterThan(0);
    world.dispose();
  },
  kPatience,
);

test('the measure notices an allocation', () => {
  const kept: number[][] = [];
  expect(bytesPerFrame((i) => kept.push([i, i, i]))).toBeGreaterThan(kBytesPerFrame);
});

test(
  'many rays and shapes at once, as records',
  () => {
    const kRays = 128;
    const world = core.createWorld({ shapes: 64 });
    scene.items.forEach((item, slot) => {
      world.set(slot, item.shape);
    });
    const rays = Float64Array.from({ length: kRays * 7 }, (_, i) =>
      i % 7 === 6 ? 9 : (i % 5) - 2,
    );
    const balls = Float64Array.from({ length: kRays * 4 }, (_, i) => (i * 7) % 4);
    const ask = () => {
      world.raycasts(rays);
      world.queries(balls, { kind: 'sphere' });
    };
    ask();
    expect(world.raycasts(rays).slots.some((slot) => slot >= 0)).toBe(true);
    // a few objects a call, and less than one a ray
    const most = 16 * kRays;
    expect(bytesPerCall(ask, 50, most)).toBeLessThan(most);
    world.dispose();
  },
  kPatience,
);
