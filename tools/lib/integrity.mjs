// The checksums of the lock files. npm leaves them out for what it takes from node_modules rather than
// from the registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIfChanged } from './files.mjs';
import { read, root } from './run.mjs';
import { Problem } from './steps.mjs';

/** One per folder that is installed by itself. */
export const lockFiles = [
  'package-lock.json',
  'tools/docs/package-lock.json',
  'tests/bench/peers/package-lock.json',
];

/** The entries of packages from a registry; links, and what is part of another package, are none. */
export const packagesIn = (lock) =>
  Object.entries(lock.packages).filter(
    ([path, { link, inBundle }]) => path.startsWith('node_modules/') && !link && !inBundle,
  );

const nameOf = ([path, { name, version }]) =>
  `${name ?? path.split('node_modules/').at(-1)}@${version}`;

const lacksIt = ([, { integrity }]) => integrity === undefined;

/** The packages without a checksum, as `name@version`. */
export const lacking = (lock) => packagesIn(lock).filter(lacksIt).map(nameOf);

/** The lock file with the checksums of packages that lack it; `sums`: by `name@version`. */
export function withIntegrity(lock, sums) {
  const filled = packagesIn(lock)
    .filter(lacksIt)
    .map((entry) => {
      const integrity = sums.get(nameOf(entry));
      if (!integrity?.startsWith('sha512-')) throw new Problem(`no sha512 of ${nameOf(entry)}`);
      const [path, fields] = entry;
      const behind = (field) =>
        field[0] === 'version' ? [field, ['integrity', integrity]] : [field];
      return [path, Object.fromEntries(Object.entries(fields).flatMap(behind))];
    });
  return { ...lock, packages: { ...lock.packages, ...Object.fromEntries(filled) } };
}

/** Of packages by `name@version`: npm compares what it fetches with what the registry says, and counts itself. */
async function checksums(names) {
  const output = await read('npm', ['pack', '--dry-run', '--json', '--loglevel=error', ...names]);
  // npm may print warnings of its configuration in front
  const packed = JSON.parse(output.slice(output.indexOf('[\n')));
  return new Map(packed.map(({ name, version, integrity }) => [`${name}@${version}`, integrity]));
}

/** Fills in the checksums that a lock file lacks; returns how many. */
export async function fillIntegrity(file) {
  const lock = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const names = [...new Set(lacking(lock))];
  if (names.length === 0) return 0;
  const filled = withIntegrity(lock, await checksums(names));
  writeIfChanged(file, `${JSON.stringify(filled, null, 2)}\n`);
  return lacking(lock).length;
}
