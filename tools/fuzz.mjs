// npm run fuzz -- --minutes 5 [target…]: fuzzes each target of tests/fuzz for that long, one after
// the other, from the stored corpus and what earlier runs have found; `--keep` then stores what
// reaches code that the corpus did not. Needs clang.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFuzzers } from './lib/native.mjs';
import { root, run } from './lib/run.mjs';
import { main, Problem, step } from './lib/steps.mjs';

const stored = join(root, 'tests/fuzz/corpus');
const known = readdirSync(stored).sort();
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, keep: { type: 'boolean' } },
  allowPositionals: true,
});
const seconds = Math.round(60 * Number(values.minutes));
const targets = positionals.length > 0 ? positionals : known;

const foundBy = (target) => join(root, 'build/fuzz/corpus', target);

/** Stops at the first input that breaks something, and names it. */
async function fuzz(target) {
  const found = foundBy(target);
  const findings = join(root, 'build/fuzz/findings');
  for (const folder of [found, findings]) mkdirSync(folder, { recursive: true });
  await run(`build/fuzz/${target}`, [
    found,
    join(stored, target),
    `-max_total_time=${seconds}`,
    '-max_len=600',
    '-timeout=20',
    `-artifact_prefix=${findings}/${target}-`,
  ]);
}

const keep = (target) =>
  run(`build/fuzz/${target}`, [
    '-merge=1',
    '-use_counters=0',
    join(stored, target),
    foundBy(target),
  ]);

await main(async () => {
  const unknown = targets.filter((target) => !known.includes(target));
  if (unknown.length > 0 || !(seconds > 0)) {
    throw new Problem(`Usage: npm run fuzz -- --minutes N [target…], of ${known.join(', ')}`);
  }
  await step('building the fuzzers', buildFuzzers);
  for (const target of targets) {
    await step(`${values.minutes} min of ${target}`, () => fuzz(target));
    if (values.keep) await step(`keeping what ${target} found`, () => keep(target));
  }
});
