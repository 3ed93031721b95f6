// Whose work is in the site and the package, and under which license: what Vite finds in its bundles
// (`build.license`), and what compiler and bundler add.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from './files.mjs';
import { root } from './run.mjs';
import { Problem } from './steps.mjs';

export const kNotices = 'third-party-notices.txt';

/** Vite's list of a bundle's packages. */
export const kBundled = 'third-party.json';

/** `archives`: the libraries that the linker takes it from. */
export const toolchain = [
  {
    name: 'Emscripten',
    identifier: 'MIT OR NCSA',
    file: 'emscripten.txt',
    archives: /^(libembind|libemmalloc|libstubs|libstandalonewasm|crt1)/,
  },
  {
    name: 'LLVM (libc++, libc++abi, compiler-rt)',
    identifier: 'Apache-2.0 WITH LLVM-exception',
    file: 'llvm.txt',
    archives: /^lib(c\+\+|compiler_rt)/,
  },
  { name: 'musl', identifier: 'MIT', file: 'musl.txt', archives: /^libc([-_]\w+)?\.a$/ },
];

/** What the bundler adds to each output, and Vite doesn't list. `package`: its modules, not in one file. */
const helpers = {
  package: [],
  core: [],
  element: [{ name: 'rolldown', identifier: 'MIT', file: 'rolldown.txt' }],
  site: [
    { name: 'rolldown', identifier: 'MIT', file: 'rolldown.txt' },
    { name: 'vite', identifier: 'MIT', file: 'vite.txt' },
  ],
};

const withText = ({ name, identifier, file }) => ({
  name,
  identifier,
  text: readFileSync(join(root, 'tools/notices', file), 'utf8').trim(),
});

/** What is in an output besides the packages that Vite lists. */
export const addedTo = (output) => [...toolchain, ...helpers[output]].map(withText);

const titleOf = ({ name, version }) => (version ? `${name} ${version}` : name);

/** Sorted, each once; throws where one has no license, or no text of it. */
function checked(entries) {
  const byTitle = new Map(entries.map((entry) => [titleOf(entry), entry]));
  for (const [title, { identifier, text }] of byTitle) {
    if (!(identifier && text))
      throw new Problem(`${title} is bundled, but its license is not known`);
  }
  const order = new Intl.Collator('en').compare;
  return [...byTitle.entries()].sort(([a], [b]) => order(a, b));
}

const kRule = '='.repeat(80);

/** The whole text of the notices. */
export function noticesOf(entries) {
  const parts = checked(entries).map(
    ([title, { identifier, text }]) => `${kRule}\n${title} (${identifier})\n${kRule}\n\n${text}\n`,
  );
  const opening =
    'Collision Playground contains the following third-party software, under its licenses.\n';
  return [opening, ...parts].join('\n');
}

/** The works that such a text names. */
export const worksIn = (notices) =>
  Array.from(
    notices.matchAll(/^=+\n(.+?)(?: (\d\S*))? \(([^()]+)\)\n=+\n\n/gm),
    ([, name, version, identifier]) => ({ name, version, identifier }),
  );

/** The first line of a bundle that may be copied without the notices beside it. */
export function bannerOf(entries) {
  const names = checked(entries).map(([title, { identifier }]) => `${title} (${identifier})`);
  return `/*! Collision Playground (MIT), with ${names.join(', ')}; their licenses: ${kNotices} of the npm package collision-playground */\n`;
}

/** What Vite found, from files of a build. */
export const bundledIn = (...files) =>
  files.flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));

export const writeNotices = (folder, entries) =>
  writeIfChanged(`${folder}/${kNotices}`, noticesOf(entries));
