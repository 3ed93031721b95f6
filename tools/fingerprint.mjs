// npm run fingerprint: do all builds give the same results, bit for bit? `-- --count 1000000` is
// the default; `-- --update` stores the common hash in tests/fingerprint/expected.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInteger, readOptions } from './lib/options.mjs';
import { root } from './lib/run.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, Problem, step } from './lib/steps.mjs';

const file = join(root, 'tests/fingerprint/expected.json');
const expected = JSON.parse(readFileSync(file, 'utf8'));

function readWanted() {
  const { values } = readOptions({
    options: { count: { type: 'string' }, seed: { type: 'string' }, update: { type: 'boolean' } },
  });
  const count = readInteger(values.count, '--count', 1, 2 ** 32 - 1);
  const usual = values.update ? Object.keys(expected.hashes).map(Number) : [1_000_000];
  return {
    seed: readInteger(values.seed, '--seed', 0) ?? expected.seed,
    counts: count === undefined ? usual : [count],
    update: values.update,
  };
}

/** The common hash of all builds. */
async function agreedHash(runs, seed, count) {
  const hashes = [];
  for (const { name, run } of runs) {
    await step(`${count} results: ${name}`, async () => {
      hashes.push(await run({ seed, count }));
      return hashes.at(-1);
    });
  }
  if (new Set(hashes).size > 1) throw new Problem('The builds do not agree.');
  return hashes[0];
}

function compare({ seed, update }, count, hash) {
  const stored = seed === expected.seed ? expected.hashes[count] : undefined;
  if (update && seed === expected.seed) expected.hashes[count] = hash;
  else if (stored !== undefined && stored !== hash) {
    throw new Problem(
      `They agree, but tests/fingerprint/expected.json has ${stored}: the answers have changed. ` +
        'If they were meant to: npm run fingerprint -- --update',
    );
  }
}

await main(async () => {
  const wanted = readWanted();
  await setUpForBuilding();
  // imported after the set-up, which installs its packages
  const { fingerprintRuns } = await import('./lib/fingerprint.mjs');
  const runs = fingerprintRuns();
  for (const { name, make } of runs) await step(`building for: ${name}`, make);
  for (const count of wanted.counts) {
    compare(wanted, count, await agreedHash(runs, wanted.seed, count));
  }
  if (wanted.update) writeFileSync(file, `${JSON.stringify(expected, null, 2)}\n`);
  console.log('\nAll builds give the same answers.');
});
