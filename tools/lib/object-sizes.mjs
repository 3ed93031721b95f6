// The weight of each object file of the core: bytes of code, before functions that nobody calls are left out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './run.mjs';

const kObjects = 'build/wasm/CMakeFiles/collision.dir/cpp';
/** What they weighed when somebody last looked: `npm run weigh -- --update`. */
export const kStored = join(root, 'tests/bench/object-sizes.json');
const kCodeSection = 10;
const kHeader = 8;

/** An integer in LEB128 and where the next byte is. */
function integerAt(bytes, from) {
  let value = 0;
  let shift = 0;
  for (let at = from; ; at++) {
    value |= (bytes[at] & 0x7f) << shift;
    shift += 7;
    if (bytes[at] < 0x80) return { value, next: at + 1 };
  }
}

/** The length of a WebAssembly object's code. */
export function codeSize(bytes) {
  for (let at = kHeader; at < bytes.length; ) {
    const id = bytes[at];
    const { value, next } = integerAt(bytes, at + 1);
    if (id === kCodeSection) return value;
    at = next + value;
  }
  return 0;
}

/** Bytes of code by source file. */
export const weigh = () =>
  Object.fromEntries(
    filesBelow(kObjects, /\.o$/)
      .map((file) => [
        file.slice(kObjects.length + 1).replace(/\.o$/, ''),
        codeSize(readFileSync(join(root, file))),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const stored = () => (existsSync(kStored) ? JSON.parse(readFileSync(kStored, 'utf8')) : {});

/** What is larger or smaller than it was by more than one part in fifty, the most first. */
export function changesOf(now, before) {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return names
    .map((name) => ({ name, was: before[name] ?? 0, is: now[name] ?? 0 }))
    .filter(({ was, is }) => Math.abs(is - was) > Math.max(was / 50, 64))
    .sort((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was));
}

const sumOf = (sizes) => Object.values(sizes).reduce((sum, size) => sum + size, 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** One line: the sum, and what has changed most. */
export function report(now = weigh(), before = stored()) {
  const changes = changesOf(now, before)
    .slice(0, 8)
    .map(({ name, was, is }) => `${name} ${is > was ? '+' : ''}${is - was}`);
  const since = changes.length > 0 ? `; changed: ${changes.join(', ')}` : '';
  return `${Object.keys(now).length} object files, ${kB(sumOf(now))} of code${since}`;
}
