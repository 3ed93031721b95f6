// What a test file depends on, read from its source and those it imports: a test file that has passed is not run again
// before any of it changes.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { reachable } from './reachable.mjs';
import { root } from './run.mjs';

const kImport = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]+)\1|@import "(\.[^"]+)"/g;
const kUrl = /new URL\(\s*(['"`])(\.[^'"`]*)\1,\s*import\.meta\.url\s*,?\s*\)/g;
const kGlob = /import\.meta\.glob(?:<[^(]*>)?\(\s*(['"])(\.[^'"]+)\1/g;
const kPlace =
  /import\.meta\.(?:url|dirname|filename)|process\.cwd|\b(?:read\w+|exists)Sync\(['"`]/g;
const kReadsOrRuns = /from '(?:node:(?:fs|child_process)|vite|vitest\/node)[^']*'/;

/** What a path with a changing part begins with: `./cpp/*.h` and `./cpp/${name}` with the folder `./cpp/`. */
const fixedPart = (path) => {
  const end = path.search(/[*{$]/);
  return end < 0 ? path : path.slice(0, path.lastIndexOf('/', end) + 1);
};

/** The paths that a source text names, seen from its folder; `all` where it may read any file of the project. */
function namesIn(file, source) {
  const matches = (pattern, group) => Array.from(source.matchAll(pattern), (match) => match[group]);
  const imports = Array.from(source.matchAll(kImport), ([, , script, sheet]) => script ?? sheet);
  const urls = matches(kUrl, 2);
  const names = [...imports, ...urls, ...matches(kGlob, 2)].map((name) =>
    fixedPart(name.replace(/\?.*/, '')),
  );
  // Sources of the page and the command line read what their users name; tests and tools read the project.
  const reads = !file.startsWith('web/') && kReadsOrRuns.test(source);
  return { names, all: reads && matches(kPlace, 0).length > urls.length };
}

const kSource = /\.(?:[cm]?[jt]s|css)$/;
const found = new Map();

/** As `namesIn`, of a file, as paths from the project's root. */
function dependenciesOf(path) {
  let known = found.get(path);
  if (!known) {
    const full = join(root, path);
    // what a test writes down for somebody else need not exist
    const isSource = kSource.test(path) && statSync(full, { throwIfNoEntry: false })?.isFile();
    const source = isSource ? readFileSync(full, 'utf8') : '';
    const { names, all } = namesIn(path, source);
    known = { paths: names.map((name) => join(path, '..', name)), all };
    found.set(path, known);
  }
  return known;
}

/**
 * All files and folders of the project that some of its files need, themselves included; undefined where they may
 * need any.
 */
export function neededBy(files) {
  const paths = reachable(files, (path) => dependenciesOf(path).paths);
  return [...paths].some((path) => dependenciesOf(path).all) ? undefined : [...paths].sort();
}

export const testFiles = () => filesBelow('tests', /\.test\.ts$/);
