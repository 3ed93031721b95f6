// Keeps of the declarations that the compiler writes those that the package's entries need.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reachable } from './reachable.mjs';

const kImport = /(?:from |import\()['"](\.[^'"]+)['"]/g;
const kDeclaration = /\.d\.m?ts$/;

/** The declarations that a path in an import may mean. */
function declarationOf(from, path) {
  const target = join(dirname(from), path);
  return target.replace(/(\.d)?\.(m?)[jt]s$/, '.d.$2ts');
}

/** The declarations that one imports, as paths. */
function importsOf(file) {
  const requests = Array.from(readFileSync(file, 'utf8').matchAll(kImport), ([, path]) => path);
  return requests
    .filter((path) => !path.endsWith('.json'))
    .map((path) => {
      const declaration = declarationOf(file, path);
      if (!existsSync(declaration)) throw new Error(`${file} imports ${path}, which has no types`);
      return declaration;
    });
}

/** Removes the declarations below a folder that none of `entries`, paths within it, needs. */
export function pruneDeclarations(folder, entries) {
  const entryPaths = entries.map((entry) => join(folder, entry));
  const needed = reachable(entryPaths, importsOf);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // the deepest first: a folder is empty when all below it is gone
  for (const file of files.toSorted((a, b) => b.length - a.length)) {
    const path = join(folder, file);
    if (kDeclaration.test(file) && !needed.has(path)) rmSync(path);
    else if (isEmptyFolder(path)) rmdirSync(path);
  }
}

function isEmptyFolder(path) {
  try {
    return readdirSync(path).length === 0;
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return false;
    throw error;
  }
}

/** The entries of a package that have types: `types` of its exports. */
export function typedEntries({ exports }) {
  return Object.values(exports).flatMap((target) => target.types ?? []);
}
