// Links round-trip bit for bit, report faults, and stay valid across versions.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presets } from '../../../../web/presets/index.ts';
import type { SceneView } from '../../../../web/scene/appearance.ts';
import { kMaxCharacters, readLink, writeLink } from '../../../../web/scene/link/link.ts';
import { packed } from '../../../../web/scene/link/pack.ts';
import type { Item, Scene } from '../../../../web/scene/scene.ts';
import { all } from '../samples.ts';

const everything: Scene = {
  items: all.map((shape, i): Item => {
    const name = i === 0 ? '가나다' : `S${i}`;
    const state = i === 1 ? { hidden: true } : i === 2 ? { locked: true } : {};
    return { id: i + 1, name, shape, ...state };
  }),
  pair: [2, 5],
};

const titled: Scene = { title: '두 상자 · Two boxes at an edge', ...everything };

async function linkOf(scene: Scene): Promise<string> {
  const link = await writeLink(scene);
  if (link === null) throw new Error('too long for a link');
  return link;
}

test('every kind of shape round-trips, with names and flags', async () => {
  expect(await readLink(await linkOf(everything))).toEqual({ scene: everything, view: null });
});

test.each(presets.map(({ key, scene }) => [key, scene] as const))('%s too', async (_, scene) => {
  expect(await readLink(await linkOf(scene))).toEqual({ scene, view: null });
});

test('and the title', async () => {
  expect(await readLink(await linkOf(titled))).toEqual({ scene: titled, view: null });
  const long = { ...titled, title: '👍'.repeat(80) };
  expect(await readLink(await linkOf(long))).toEqual({ scene: long, view: null });
});

test('doubles survive bit for bit', async () => {
  const double = fc.double();
  await fc.assert(
    fc.asyncProperty(double, double, double, double, async (x, y, z, radius) => {
      const shape = { kind: 'sphere', center: [x, y, z], radius } as const;
      const read = await readLink(
        await linkOf({ items: [{ id: 1, name: 'A', shape }], pair: null }),
      );
      const found = 'scene' in read ? read.scene.items[0]?.shape : undefined;
      expect(found).toStrictEqual(shape);
    }),
  );
});

test('64 boxes of random numbers fit, larger scenes are rejected', async () => {
  const boxes = (count: number): Scene => ({
    items: Array.from({ length: count }, (_, i) => ({
      id: i + 1,
      name: `B${i}`,
      shape: {
        kind: 'obb',
        center: [Math.sin(i), Math.cos(i), Math.sin(2 * i)],
        rotation: [Math.sin(3 * i), Math.sin(4 * i), Math.sin(5 * i), 1],
        halfExtents: [1 + Math.sin(6 * i), 2, 3],
      },
    })),
    pair: [1, 2],
  });
  const link = await linkOf(boxes(64));
  expect(link.length).toBeLessThan(kMaxCharacters);
  expect(await readLink(link)).toEqual({ scene: boxes(64), view: null });
  expect(await writeLink(boxes(400))).toBeNull();
});

// Must never change: these links have been published.
describe('published links stay valid', () => {
  const golden: readonly (readonly [string, Scene])[] = [
    [
      '142JgYmBlcOJ8taHhddOM191LGMDggz2EZnCAUBxQ-gFU_MN-VHkBB2GmYEMGVOCAyuU4oMIUbIRmPgOqeQ_s2ZiCjdHsYEDT44DK53BgZwo2QXMfTO2BWTNB4KQ9hL65H0rbG4PBZzT1MP0X7DmYgk0Z8AMH_NIf4GZzMgWbkWYWRvgg3MkUbI7uR5jbGZmCLXDo349KM8Djk5Up2BKH3Q7oalHlH9gDAA',
      everything,
    ],
    [
      '142JgYmBlcOJ8taHhddOM191LGMDggz2EZnCAUBxQ-gFU_MN-VHkBB2GmYEMGVOCAyuU4oMIUbIRmPgOqeQ_s2ZiCjdHsYEDT44DK53BgZwo2QXMfTO2BWTNB4KQ9hL65H0rbG4PBZzT1MP0X7DmYgk0Z8AMH_NIf4GZzMgWbkWYWRvgg3MkUbI7uR5jbGZmCLXDo349KM8Djk5Up2BKH3Q7oalHlH9grMbyeOEHhTXPjm3kTFA5tVwgpz1dIyq9ILVZILFFIzFNITUlPBQA',
      titled,
    ],
  ];
  test.each(golden)('%s', async (link, scene) => {
    expect(await readLink(link)).toEqual({ scene, view: null });
    // Their scenes are still encoded in the same way, byte for byte.
    const bytes = inflateRawSync(Buffer.from(link.slice(1), 'base64url'));
    expect(packed(scene)).toEqual(new Uint8Array(bytes));
  });
});

describe('invalid links', () => {
  test('are reported with their fault', async () => {
    const link = await linkOf(everything);
    expect(await readLink('')).toEqual({ fault: 'version' });
    expect(await readLink(`4${link.slice(1)}`)).toEqual({ fault: 'version' });
    expect(await readLink(link.slice(0, -4))).toEqual({ fault: 'broken' });
    expect(await readLink(`${link}%3D`)).toEqual({ fault: 'broken' });
    expect(await readLink(link + 'A'.repeat(kMaxCharacters))).toEqual({ fault: 'long' });
  });

  test('a few bytes that expand to a million are not inflated', async () => {
    const stream = new Blob([new Uint8Array(1_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const link = `1${Buffer.from(bytes).toString('base64url')}`;
    expect(link.length).toBeLessThan(kMaxCharacters);
    expect(await readLink(link)).toEqual({ fault: 'large' });
  });
});

describe('with motion', () => {
  const items = everything.items.map((item, i) =>
    i % 3 === 0 ? { ...item, velocity: [i, -0.1, 1e-300] as const } : item,
  );
  const moving: Scene = { ...titled, items, motion: { duration: 2.5, steps: 12 } };
  const view: SceneView = {
    azimuth: 10,
    elevation: 20,
    parallel: false,
    target: [1, 2, 3],
    width: 6.5,
    height: 4,
  };

  test('it round-trips, with a view and without', async () => {
    for (const scene of [moving, { ...moving, motion: { duration: 0.1 } }, { ...titled, items }]) {
      expect(await linkOf(scene)).toMatch(/^3/);
      expect(await readLink(await linkOf(scene))).toEqual({ scene, view: null });
      expect(await readLink((await writeLink(scene, view)) ?? '')).toEqual({ scene, view });
    }
  });

  test('what is cut off or impossible is broken', async () => {
    const bytes = inflateRawSync(Buffer.from((await linkOf(moving)).slice(1), 'base64url'));
    const read = (changed: Uint8Array) =>
      readLink(`3${deflateRawSync(changed).toString('base64url')}`);
    for (let length = 0; length < bytes.length; length += 7) {
      expect(await read(bytes.subarray(0, length))).toEqual({ fault: 'broken' });
    }
    const changedAt = (at: number, byte: number) => {
      const changed = Uint8Array.from(bytes);
      changed[at] = byte;
      return changed;
    };
    // The flag, the duration's sign and exponent, the steps, the index of a shape.
    for (const [at, byte] of [
      [0, 2],
      [8, 0xc0],
      [8, 0x7f],
      [10, 0xff],
      [14, 0xff],
    ] as const) {
      expect(await read(changedAt(at, byte)), `${at}`).toEqual({ fault: 'broken' });
    }
  });
});

describe('with a view', () => {
  const view: SceneView = {
    azimuth: -123.5,
    elevation: 41.25,
    parallel: true,
    target: [1e9, -0.1, 1e-3],
    width: 6.5,
    height: 1e-7,
  };

  test('it round-trips, and one without a view is as it always was', async () => {
    expect(await readLink((await writeLink(titled, view)) ?? '')).toEqual({ scene: titled, view });
    expect(await writeLink(titled, null)).toMatch(/^1/);
  });

  test.each<[string, Partial<SceneView>]>([
    ['no direction', { azimuth: Number.NaN }],
    ['over the top', { elevation: 91 }],
    ['no size', { width: 0 }],
    ['a negative one', { height: -1 }],
    ['no end', { width: Number.POSITIVE_INFINITY }],
    ['nowhere', { target: [0, Number.NaN, 0] }],
  ])('that no camera can have, it is broken: %s', async (_, wrong) => {
    const link = await writeLink(titled, { ...view, ...wrong });
    expect(await readLink(link ?? '')).toEqual({ fault: 'broken' });
  });

  test('cut off, it is broken', async () => {
    const bytes = inflateRawSync(Buffer.from((await linkOf(titled)).slice(1), 'base64url'));
    const short = deflateRawSync(bytes.subarray(0, 20)).toString('base64url');
    expect(await readLink(`2${short}`)).toEqual({ fault: 'broken' });
  });
});
