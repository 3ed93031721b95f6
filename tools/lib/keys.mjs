// Steps that are not run again: each has a key, the hash of all that it reads, and is skipped while that is the one
// with which it last passed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { findProgram } from './programs.mjs';
import { root } from './run.mjs';

/** Where it is written down, from the project's root. */
export const kPassed = 'build/passed';
const kIgnored = /^(node_modules|build|dist|\.git)$/;

/** Makes all steps run again. */
export const forgetPassed = () => rmSync(join(root, kPassed), { recursive: true, force: true });

/** The hash of each file, with the time and size at which it had that. */
const hashes = new Map();

function hashOf(path) {
  const { mtimeMs, size } = statSync(path);
  const known = hashes.get(path);
  if (known?.mtimeMs === mtimeMs && known.size === size) return known.hash;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  hashes.set(path, { mtimeMs, size, hash });
  return hash;
}

/** A line for a file, or for each one in a folder. */
function linesOf(path) {
  const full = join(root, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return [`${path} ${stat ? hashOf(full) : 'missing'}`];
  return readdirSync(full)
    .filter((name) => !kIgnored.test(name))
    .sort()
    .flatMap((name) => linesOf(join(path, name)));
}

/** By name or whole path. The installed file changes with its release, and is read faster than `--version`. */
function lineOfProgram(name) {
  const path = isAbsolute(name) ? name : findProgram(name);
  if (!path) return `${name} missing`;
  const file = realpathSync(path);
  const { mtimeMs, size } = statSync(file);
  return `${name} ${file} ${mtimeMs} ${size}`;
}

/** The hash of what is read: `files` and folders of the project, installed `programs`, other `values`. */
export function keyOf({ files, programs = [], values = [] }) {
  const lines = [
    process.version,
    ...['package-lock.json', 'tools/lib', ...files].flatMap(linesOf),
    ...programs.map(lineOfProgram),
    ...values,
  ];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

const recordOf = (name) => join(root, kPassed, `${name.replace(/[^\w.-]+/g, '-')}.key`);

function lastPass(name) {
  try {
    return JSON.parse(readFileSync(recordOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Calls `work` unless it has passed before with the same inputs and what it `makes` is still there. Resolves with the
 * result of `work`, of now or then, which must be JSON.
 */
export async function unlessUnchanged(name, { makes = [], ...inputs }, work) {
  // before the work, so that an input saved meanwhile counts as changed
  const key = keyOf(inputs);
  const last = lastPass(name);
  if (last?.key === key && makes.every((path) => existsSync(join(root, path)))) {
    return { unchanged: true, result: last.result };
  }
  const result = await work();
  mkdirSync(join(root, kPassed), { recursive: true });
  writeFileSync(recordOf(name), JSON.stringify({ key, result }));
  return { unchanged: false, result };
}

/** The note of such a step that says no more than whether it was skipped. */
export const ifUnchanged = async (...call) =>
  (await unlessUnchanged(...call)).unchanged ? 'unchanged' : undefined;
