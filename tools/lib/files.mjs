// Finding and writing the files of builds.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** Every file below a folder of the project whose name matches, as paths from the project's root. */
export function filesBelow(folder, pattern = /./) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Writes a file unless its content is the same, to keep its time of change. Returns its name. */
export function writeIfChanged(file, text) {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return file;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return file;
}
