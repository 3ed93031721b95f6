// What need not be done again: a step has a key, the hash of all that it reads, and is skipped while that is the
// one with which it last passed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './programs.mjs';
import { root } from './run.mjs';

const kFolder = join(root, 'build/passed');
/** Outputs, wherever they are. */
const kNotRead = /^(node_modules|build|dist|\.git|\.wireit)$/;

/** Everything is to be done again. */
export const forgetPassed = () => rmSync(kFolder, { recursive: true, force: true });

/** Of each file its hash, and the time and size at which it had that. */
const hashed = new Map();

function hashOfFile(path) {
  const { mtimeMs, size } = statSync(path);
  const state = `${mtimeMs} ${size}`;
  const known = hashed.get(path);
  if (known?.state === state) return known.hash;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  hashed.set(path, { state, hash });
  return hash;
}

/** Lines of a file, or of all that is in a folder; of what does not exist that it doesn't. */
function linesOf(path) {
  const full = join(root, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (!stat) return [`${path} -`];
  if (!stat.isDirectory()) return [`${path} ${hashOfFile(full)}`];
  return readdirSync(full)
    .filter((name) => !kNotRead.test(name))
    .sort()
    .flatMap((name) => linesOf(`${path}/${name}`));
}

/** A program as it is installed: another release is another file. */
function lineOfProgram(name) {
  const path = findProgram(name);
  if (!path) return `${name} -`;
  const real = realpathSync(path);
  const { mtimeMs, size } = statSync(real);
  return `${name} ${real} ${mtimeMs} ${size}`;
}

/** The hash of files and folders of the project, installed programs, the environment's variables and Node. */
function keyOf({ files, programs = [], variables = [] }) {
  const lines = [
    process.version,
    ...['package-lock.json', 'tools/lib', ...files].flatMap(linesOf),
    ...programs.map(lineOfProgram),
    ...variables.map((name) => `${name}=${process.env[name] ?? ''}`),
  ];
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

const fileOf = (name) => join(kFolder, `${name.replace(/[^\w.-]+/g, '-')}.json`);

function passedBefore(name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Calls `work` unless it has passed with the same inputs before, and what it `makes` is still there. Returns its
 * result of then or now, with `unchanged` saying which.
 */
export async function unlessPassed(name, { makes = [], ...reads }, work) {
  // before the work, so that an input saved meanwhile counts as changed
  const key = keyOf(reads);
  const before = passedBefore(name);
  if (before?.key === key && makes.every((path) => existsSync(join(root, path)))) {
    return { unchanged: true, result: before.result };
  }
  const result = await work();
  mkdirSync(kFolder, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify({ key, result }));
  return { unchanged: false, result };
}
