import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const uncapitalized = (word) => word[0].toLowerCase() + word.slice(1);

/** The names of all pairs, read from the core's table: its line `boxes<Aabb, Obb>()` is aabbObb. */
export function pairNames() {
  const source = readFileSync(join(root, 'cpp/pairs/pairs.cpp'), 'utf8');
  return Array.from(
    source.matchAll(/^ {4}\w+<(\w+), (\w+)>\(\),?/gm),
    ([, a, b]) => uncapitalized(a) + b,
  );
}
