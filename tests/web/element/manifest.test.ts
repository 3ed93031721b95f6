// custom-elements.json is written by hand: here it is compared with the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { kAttributes } from '../../../web/app/attributes.ts';
import manifest from '../../../web/element/custom-elements.json' with { type: 'json' };
import { hostStyles } from '../../../web/element/host-styles.ts';
import { CollisionPlayground } from '../../../web/element.ts';

const web = resolve(import.meta.dirname, '../../../web');
const source = (path: string) => readFileSync(join(web, path), 'utf8');
const found = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

const [module, inline] = manifest.modules;
const element = module?.declarations?.find(({ tagName }) => tagName !== undefined);
const names = (list: readonly { readonly name: string }[] | undefined) =>
  list?.map(({ name }) => name).sort();

test('attributes are those that the element reads', () => {
  const read = found(source('app/attributes.ts'), /(?:get|has)Attribute\('([\w-]+)'\)/g);
  expect(names(element?.attributes)).toEqual([...new Set([...kAttributes, ...read])].sort());
});

test('members are those of the class, but for what the browser calls', () => {
  const own = Object.entries(Object.getOwnPropertyDescriptors(CollisionPlayground.prototype));
  const isOurs = ([name]: [string, unknown]) => !/^constructor$|Callback$/.test(name);
  const members = own.filter(isOurs).map(([name, { get, set }]) => ({
    name,
    kind: get ? 'field' : 'method',
    readonly: get !== undefined && set === undefined,
  }));
  expect(
    element?.members?.map(({ name, kind, readonly }) => ({
      name,
      kind,
      readonly: readonly ?? false,
    })),
  ).toEqual(members);
});

test('events and their details are those of the sources', () => {
  const declared = /interface FigureEvents \{(.*?)\n\}/s.exec(source('app/events.ts'))?.[1];
  const inSource = Array.from(
    (declared ?? '').matchAll(/readonly '?([\w-]+)'?: (\w+);/g),
    ([, name, detail]) => ({ name, type: { text: `CustomEvent<${detail}>` } }),
  );
  expect(inSource.length).toBeGreaterThan(0);
  expect(element?.events?.map(({ name, type }) => ({ name, type }))).toEqual(inSource);
});

test('custom properties are those that the element sets on itself', () => {
  expect(names(element?.cssProperties)).toEqual(found(hostStyles, /(--[\w-]+):/g).sort());
});

test('parts are those of the templates, and the poster', () => {
  const panel = readdirSync(join(web, 'panel'), { recursive: true, encoding: 'utf8' });
  const templates = panel
    .filter((name) => name.endsWith('.ts'))
    .map((name) => source(`panel/${name}`));
  const parts = found(
    [...templates, source('element/poster.ts')].join(''),
    /\bpart(?:="|\.add\(')([\w-]+)/g,
  );
  expect(names(element?.cssParts)).toEqual(parts.sort());
});

test('both files of the package define it', () => {
  expect([element?.tagName, element?.name]).toEqual([
    'collision-playground',
    CollisionPlayground.name,
  ]);
  const exported = ['CollisionPlayground', 'FigureError', 'collision-playground'];
  for (const each of [module, inline]) {
    expect(each?.exports.map(({ name }) => name)).toEqual(exported);
  }
});
