// Finding and writing the files of builds.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

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

/** Time of the last change in these files or folders; a folder's own time includes removals. */
function lastChange(paths) {
  const times = paths.flatMap((path) => {
    const full = join(root, path);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return [];
    const below = stat.isDirectory() ? readdirSync(full, { recursive: true }) : [];
    return [stat.mtimeMs, ...below.map((name) => modified(join(full, name)) ?? 0)];
  });
  return times.reduce((latest, time) => Math.max(latest, time), 0);
}

/** Calls `make` unless `result` is newer than all inputs; returns which of the two. */
export async function unlessUpToDate(result, inputs, make) {
  const target = join(root, result);
  if ((modified(target) ?? 0) > lastChange(inputs)) return 'up to date';
  const started = new Date();
  await make();
  // dated to the start, so that an input saved meanwhile counts as newer
  utimesSync(target, started, started);
  return undefined;
}
