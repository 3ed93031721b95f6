// custom-elements.json is generated from the comments of the sources: here it is compared with what they do.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { elementManifest } from '../../../tools/vite/element-manifest.mjs';
import { Attributes, kAttributes, kControls, kLoadings } from '../../../web/app/attributes.ts';
import { CollisionPlayground } from '../../../web/element.ts';
import { kThemes, kUis } from '../../../web/scene/appearance.ts';

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

interface Member extends Described {
  readonly kind: string;
  readonly readonly?: boolean;
}

interface Declaration extends Described {
  readonly tagName?: string;
  readonly superclass: Described;
  readonly members: readonly Member[];
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssProperties?: readonly (Described & { readonly syntax?: string })[];
  readonly cssParts?: readonly Described[];
}

interface Module {
  readonly declarations?: readonly Declaration[];
  readonly exports: readonly Described[];
}

const web = resolve(import.meta.dirname, '../../../web');
const source = (path: string) => readFileSync(join(web, path), 'utf8');
const found = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

const text = elementManifest();
const [module, inline]: readonly Module[] = JSON.parse(text).modules;
const [element, error] = module?.declarations ?? [];
const names = (list: readonly { readonly name: string }[] | undefined) =>
  list?.map(({ name }) => name).sort();

test('attributes are those that the element reads', () => {
  const read = found(source('app/attributes.ts'), /(?:get|has)Attribute\('([\w-]+)'\)/g);
  expect(names(element?.attributes)).toEqual([...new Set([...kAttributes, ...read])].sort());
});

test('attributes have the values and defaults that the element knows', () => {
  const quoted = (word: string) => `'${word}'`;
  const silent = { getAttribute: () => null, hasAttribute: () => false };
  const { ui, controls, readonly, play, autosave, link, loading } = new Attributes(
    silent as unknown as HTMLElement,
  );
  const choice = (words: readonly string[], word: string) => ({
    type: { text: words.map(quoted).join(' | ') },
    default: quoted(word),
  });
  const flag = (value: boolean) => ({ type: { text: 'boolean' }, default: String(value) });
  const expected = {
    ui: choice(kUis, ui),
    controls: choice(kControls, controls),
    theme: choice(kThemes, 'auto'),
    loading: choice(kLoadings, loading),
    readonly: flag(readonly),
    play: flag(play),
    autosave: flag(autosave),
    linked: flag(link !== ''),
  };
  const others = { type: { text: expect.stringMatching(/^(string|number)$/) } };
  for (const { name, description, ...rest } of element?.attributes ?? []) {
    expect(rest, name).toEqual(new Map(Object.entries(expected)).get(name) ?? others);
  }
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
    element?.members.map(({ name, kind, readonly }) => ({
      name,
      kind,
      readonly: readonly ?? false,
    })),
  ).toEqual(members);
});

test('events and their details are those of the sources', () => {
  const declared = /interface FigureEvents \{(.*?)\n\}/s.exec(source('app/events.ts'))?.[1];
  const inSource = Array.from(
    (declared ?? '').matchAll(/ {2}readonly '?([\w-]+)'?: ([^;]+);/g),
    ([, name, detail]) => ({ name, type: { text: `CustomEvent<${detail}>` } }),
  );
  expect(inSource.length).toBeGreaterThan(0);
  expect(element?.events?.map(({ name, type }) => ({ name, type }))).toEqual(inSource);
});

test('custom properties are those of the first rule of the sheet', () => {
  const [rule = ''] = /:host \{[^}]*\}/.exec(source('tokens.css')) ?? [];
  expect(names(element?.cssProperties)).toEqual(found(rule, /(--[\w-]+):/g).sort());
  const colors = element?.cssProperties?.filter(({ syntax }) => syntax === '<color>');
  expect(names(colors)).toEqual(found(rule, /(--[\w-]+): light-dark/g).sort());
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

test('everything is described, in one line', () => {
  const { attributes, members, events, slots, cssProperties, cssParts } = element ?? {};
  const lists = [attributes, members, events, slots, cssProperties, cssParts];
  for (const list of lists) {
    expect(list?.length).toBeGreaterThan(0);
    for (const { name, description } of list ?? []) {
      expect(description, name).toMatch(/^[A-Z].*\.$/);
    }
  }
  expect(slots).toHaveLength(1);
});

test('errors have the codes that there are', () => {
  const declared = /type FigureFault =(.*?);$/ms.exec(source('app/figure-error.ts'))?.[1] ?? '';
  const codes = found(declared, /^ *\| ('\w+')/gm);
  expect(codes.length).toBeGreaterThan(0);
  expect(error?.members.find(({ name }) => name === 'code')?.type?.text).toBe(codes.join(' | '));
});

test('nothing private is told, and no source of it', () => {
  expect(text).not.toMatch(/"#|privacy|web\/|\.ts\b/);
  expect(module?.declarations?.map(({ superclass }) => superclass)).toEqual([
    { name: 'HTMLElement' },
    { name: 'Error' },
  ]);
});

test('it is the same each time', () => {
  expect(elementManifest()).toBe(text);
});

test('both files of the package define it', () => {
  expect([element?.tagName, element?.name]).toEqual([
    'collision-playground',
    CollisionPlayground.name,
  ]);
  const exported = ['FigureError', 'CollisionPlayground', 'collision-playground'];
  for (const each of [module, inline]) {
    expect(each?.exports.map(({ name }) => name)).toEqual(exported);
  }
});
