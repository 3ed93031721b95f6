// Keeps of the declarations that the compiler writes those that the package's entries need.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const kImport = /(?:from |import\()['"](\.[^'"]+)['"]/g;
const kDeclaration = /\.d\.m?ts$/;

/** The declarations that a path in an import may mean. */
function declarationOf(from, path) {
  const target = join(dirname(from), path);
  return target.replace(/(\.d)?\.(m?)[jt]s$/, '.d.$2ts');
}

/** Declarations and all that they import, as paths. */
function closure(entries) {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(kImport)) {
      if (path.endsWith('.json')) continue;
      const declaration = declarationOf(file, path);
      if (!existsSync(declaration)) throw new Error(`${file} imports ${path}, which has no types`);
      found.add(declaration);
    }
  }
  return found;
}

/** Removes the declarations below a folder that none of `entries`, paths within it, needs. */
export function pruneDeclarations(folder, entries) {
  const needed = closure(entries.map((entry) => join(folder, entry)));
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
