// Damaged or malicious files and links: each gives a scene or a clear
// message; none hangs or throws.
import { deflateRawSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sceneJsonSchema } from '../../../../tools/vite/scene-schema.ts';
import { readLinkedScene } from '../../../../web/app/files/linked-scene.ts';
import { readScene, type SceneRead } from '../../../../web/app/files/scene-file.ts';
import { writeLink } from '../../../../web/scene/link/link.ts';
import { packed } from '../../../../web/scene/link/pack.ts';
import type { Item, Scene } from '../../../../web/scene/scene.ts';
import { writeScene } from '../../../../web/scene/scene-document.ts';
import en from '../../../../web/strings/panels.en.json' with { type: 'json' };
import { fuzzRuns } from '../../../core/support/runs.ts';
import { all } from '../../scene/samples.ts';

vi.setConfig({ testTimeout: 600_000 });

const scene: Scene = {
  title: '두 상자 · Two boxes',
  items: all.map((shape, i): Item => {
    const state = i === 1 ? { hidden: true } : i === 2 ? { locked: true } : {};
    return { id: i + 1, name: `S${i}`, shape, ...state };
  }),
  pair: [2, 5],
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const strangeKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'kind',
    'title',
    '0',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const strange: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -0,
    0.5,
    2 ** 53,
    1e308,
    '',
    ' ',
    '∞',
    [],
    {},
    [[]],
    '\ud800',
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(13, 81, 70_000).map((length) => 'x'.repeat(length)),
  fc.dictionary(strangeKey, fc.integer(), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

/** A change to one value of a document, each of which is as likely as the others. */
interface Change {
  readonly at: number;
  readonly how: 'delete' | 'duplicate' | 'rename' | 'replace' | 'add';
  readonly key: string;
  readonly value: Json;
}
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('delete', 'duplicate', 'rename', 'replace', 'add'),
  key: strangeKey,
  value: strange,
});

type Holder = Json[] | Record<string, Json>;
const isHolder = (value: Json): value is Holder => typeof value === 'object' && value !== null;

/** Every holder of values with the key of one of them. */
function places(value: Json): [Holder, string][] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [value, key] as [Holder, string],
    ...places(inner),
  ]);
}

/** As JSON.parse does it: also under the names that objects have from elsewhere. */
const put = (holder: Holder, key: string, value: Json) =>
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

function take(holder: Holder, place: string): Json {
  const taken = Reflect.get(holder, place) as Json;
  if (Array.isArray(holder)) holder.splice(Number(place), 1);
  else Reflect.deleteProperty(holder, place);
  return taken;
}

function give(holder: Holder, key: string, value: Json): void {
  if (Array.isArray(holder)) holder.push(value);
  else put(holder, key, value);
}

const ways: Record<Change['how'], (holder: Holder, place: string, change: Change) => void> = {
  delete: (holder, place) => take(holder, place),
  duplicate: (holder, place, { key }) =>
    give(holder, key, structuredClone(Reflect.get(holder, place))),
  rename: (holder, place, { key }) => give(holder, key, take(holder, place)),
  replace: (holder, place, { value }) => put(holder, place, value),
  add: (holder, _, { key, value }) => give(holder, key, value),
};

function apply(document: Json, change: Change): void {
  const found = places(document);
  const place = found[change.at % Math.max(found.length, 1)];
  // A value of its own: the next change may change it.
  const value = structuredClone(change.value);
  if (place) ways[change.how](...place, { ...change, value });
}

const document = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
  const whole = JSON.parse(writeScene(scene)) as Json;
  for (const each of changes) apply(whole, each);
  // A number that JSON can't write; as a key it stays a text.
  return JSON.stringify(whole).replace(/"∞"(?!:)/, '1e999');
});

/** A text with a part of it taken away, said twice, or become something else. */
function spoiled(text: string) {
  const place = fc.nat(text.length);
  const bits = fc.oneof(
    fc.constantFrom('', '\ufffd', '1e999', '-', '"', '}', ',,', '\u0000', '[', '{"a":'),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(10, 1_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  );
  return fc.tuple(place, place, bits, fc.boolean()).map(([from, to, bit, twice]) => {
    const again = twice ? text.slice(Math.min(from, to), Math.max(from, to)) : '';
    return text.slice(0, from) + bit + again + text.slice(to);
  });
}

const file = fc.oneof(
  { weight: 5, arbitrary: document },
  { weight: 3, arbitrary: spoiled(writeScene(scene)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

function expectClear(read: SceneRead): void {
  if ('scene' in read) {
    // What is opened can be kept, and opened again.
    const text = writeScene(read.scene);
    const again = readScene(text);
    expect('scene' in again && writeScene(again.scene)).toBe(text);
    return;
  }
  if ('document' in read) throw new Error('a scene without assets was read with some');
  const { key, path, value, expects } = read.fault;
  const clear = key in en && expects in en && path !== '' && value.length < 80;
  expect(clear, `${key}: ${path} is ${value}, not ${expects}`).toBe(true);
}

test('files', () => {
  fc.assert(
    fc.property(file, (text) => expectClear(readScene(text))),
    { numRuns: fuzzRuns(20_000) },
  );
});

test('the published schema is of the same mind, but for what it can’t say', () => {
  const isValid = new Ajv2020().compile(sceneJsonSchema());
  const beyond = /expects\.(unique|pair)/;
  fc.assert(
    fc.property(document, (text) => {
      const read = readScene(text);
      const valid = isValid(JSON.parse(text));
      if ('scene' in read) expect(valid).toBe(true);
      else if (valid && 'fault' in read) expect(read.fault.expects).toMatch(beyond);
    }),
    { numRuns: fuzzRuns(20_000) },
  );
});

test('links', async () => {
  const link = (await writeLink(scene)) ?? '';
  const bytes = packed(scene);
  const linkOf = (packing: Uint8Array) => `1${deflateRawSync(packing).toString('base64url')}`;
  const place = fc.nat(bytes.length);
  const broken = fc.oneof(
    spoiled(link),
    fc.base64String().map((text) => `1${text}`),
    // Well wrapped, but something else within.
    fc.tuple(place, place, fc.uint8Array({ maxLength: 8 })).map(([from, to, put]) => {
      return linkOf(Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(to)]));
    }),
    fc.uint8Array({ maxLength: 200 }).map(linkOf),
  );
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      const read = await readLinkedScene(text);
      if ('link' in read) expect(en).toHaveProperty([`link.${read.link}`]);
      else expectClear(read as SceneRead);
    }),
    { numRuns: fuzzRuns(20_000) },
  );
});
