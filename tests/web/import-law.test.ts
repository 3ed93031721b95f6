// The import law: which parts of web/ may import which, checked in the sources. Type imports are free.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { files, type Import, importsOf, sheets, sourceOf } from './support/sources.ts';

/** For each part, the parts whose values it may import besides its own. */
const kMayImport: Record<string, readonly string[]> = {
  codes: [],
  tokens: [],
  scene: [],
  strings: ['codes'],
  presets: [],
  textbook: [],
  core: ['codes'],
  models: [],
  shared: ['strings'],
  page: ['codes', 'scene', 'core', 'strings', 'presets'],
  view: ['codes', 'scene', 'core', 'strings'],
  panel: ['codes', 'page', 'scene', 'core', 'strings', 'textbook', 'shared'],
  input: ['codes', 'page', 'scene', 'core', 'strings'],
  adapters: ['scene', 'core'],
  cli: ['codes', 'scene', 'core', 'strings', 'presets'],
  app: [
    ...['codes', 'page', 'scene', 'core', 'strings', 'presets', 'models', 'shared'],
    ...['view', 'panel', 'input'],
  ],
  element: ['tokens', 'app', 'strings', 'shared'],
  embed: ['tokens', 'element'],
  play: ['element'],
  pages: [
    ...['tokens', 'scene', 'core', 'adapters', 'strings', 'presets', 'textbook', 'cli', 'shared'],
  ],
};

/** Packages that may be named in these parts only, types included. */
const kPackages: Record<string, readonly string[]> = {
  three: ['view', 'input', 'adapters', 'models', 'pages'],
  'three-mesh-bvh': ['pages'],
  'cannon-es': ['pages'],
  lit: ['shared', 'panel', 'app', 'element', 'pages'],
  '@lit': ['panel'],
  '@lezer': ['panel', 'pages'],
  '@codemirror': ['pages'],
  katex: ['pages'],
  minisearch: ['pages'],
  'fast-check': ['cli', 'pages'],
  vitest: ['cli'],
  '@jest': ['cli'],
};

/** Folders and files that may import the values of one folder of another part besides. */
const kFolders: Readonly<Record<string, string>> = {
  // a figure that is not loaded looks as its panels will: their style sheets, and no code of them
  'pages/lessons/still.css': 'panel/',
  // the command judges with the cases of the page
  'cli/judge/': 'pages/bench/',
};

const isAllowedFolder = (from: string, to: string): boolean =>
  Object.entries(kFolders).some(([one, other]) => from.startsWith(one) && to.startsWith(other));

const partOf = (path: string) => path.split('/')[0]?.replace(/\.(ts|css)$/, '') ?? '';

/** The violation of an import, or null. */
function breach({ from, to, local, typeOnly }: Import): string | null {
  const part = partOf(from);
  const allowed = kMayImport[part];
  if (!allowed) return `${from}: the part "${part}" stands in no law`;
  if (!local) return packageBreach(from, to);
  const target = partOf(to);
  if (typeOnly || target === part || allowed.includes(target)) return null;
  if (isAllowedFolder(from, to)) return null;
  return `${from} imports ${to}`;
}

function packageBreach(from: string, to: string): string | null {
  if (to.startsWith('node:')) {
    const free = from.endsWith('.node.ts') || partOf(from) === 'cli';
    return free ? null : `${from} imports ${to}`;
  }
  const homes = kPackages[to.split('/')[0] ?? ''];
  return homes && !homes.includes(partOf(from)) ? `${from} imports ${to}` : null;
}

test('the sources are found', () => {
  expect(files).toContain('scene/scene.ts');
});

test.each([...files, ...sheets])('%s keeps the law', (path) => {
  const found = importsOf(path, sourceOf(path));
  expect(found.map(breach).filter((text) => text !== null)).toEqual([]);
});

test('docs/data-flow.md has the same table', () => {
  const text = readFileSync(new URL('../../docs/data-flow.md', import.meta.url), 'utf8');
  const rows = Array.from(text.matchAll(/^\| `(\w+)` \| (.*) \|$/gm), ([, part, cell]) => [
    part,
    Array.from(String(cell).matchAll(/`(\w+)`/g), ([, name]) => name),
  ]);
  expect(Object.fromEntries(rows)).toEqual(kMayImport);
});

describe('the law notices', () => {
  const judge = (path: string, source: string) => importsOf(path, source).map(breach);

  test.each([
    ['panel/why.ts', "import { Stage } from '../view/stage.ts';"],
    ['panel/why.ts', "export { Stage } from '../view/stage.ts';"],
    ['panel/why.ts', "const stage = await import('../view/stage.ts');"],
    ['panel/why.ts', "import '../view/stage.ts';"],
    ['scene/store.ts', "import { loadCore } from '../core/index.ts';"],
    ['core/index.ts', "import { slotOf } from '../scene/scene.ts';"],
    ['core/index.ts', "import { readFileSync } from 'node:fs';"],
    ['strings/index.ts', "import { html } from 'lit';"],
    ['panel/why.ts', "import type { Vector3 } from 'three';"],
    ['core/index.ts', "import fc from 'fast-check';"],
    ['scene/ulp.ts', "import { loadCore } from '../cli/testing/core.ts';"],
    ['panel/why.ts', "import { Line2 } from 'three/addons/lines/Line2.js';"],
    ['play/play.ts', "import { createStore } from '../scene/store.ts';"],
    ['view/engine/stage.ts', "import { Picture } from '../../app/picture.ts';"],
    ['app/app.ts', "import { CollisionPlayground } from '../element.ts';"],
    ['app/picture.ts', "import { Vector3 } from 'three';"],
    ['attic/odd.ts', "import '../scene/scene.ts';"],
    ['panel/why/ledger.css', '@import "../../element/host.css";'],
  ])('%s: %s', (path, source) => {
    expect(judge(path, source)).not.toEqual([null]);
  });

  test.each([
    ['panel/why.ts', "import type { Stage } from '../view/stage.ts';"],
    ['panel/why.ts', "import { type Stage } from '../view/stage.ts';"],
    ['panel/why.ts', "import { html } from 'lit';"],
    ['panel/why.ts', "import { directive } from 'lit/directive.js';"],
    ['view/stage.ts', "import { Line2 } from 'three/addons/lines/Line2.js';"],
    ['core/index.node.ts', "import { readFileSync } from 'node:fs';"],
    ['presets/index.ts', "import type { Scene } from '../scene/scene.ts';"],
    ['strings/index.ts', "import en from './en.json' with { type: 'json' };"],
    ['element.ts', "import { mount } from './app/mount.ts';"],
    ['app/picture.ts', "import { Stage } from '../view/engine/stage.ts';"],
    ['play/play.ts', "import '../element.ts';"],
    ['pages/shared/base.css', '@import "../../tokens.css";'],
  ])('and lets pass %s: %s', (path, source) => {
    expect(judge(path, source)).toEqual([null]);
  });
});
