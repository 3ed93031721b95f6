// npm run fuzz -- --minutes 5 [target…]: fuzzes each target of tests/fuzz for that long, one after
// the other, from the stored corpus and the inputs found by earlier runs; `--keep` then stores inputs that
// reach code that the corpus did not. Needs clang.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFuzzers } from './lib/native.mjs';
import { readOptions, rejectUnknown, UsageError } from './lib/options.mjs';
import { root, run } from './lib/run.mjs';
import { main, step } from './lib/steps.mjs';

const stored = join(root, 'tests/fuzz/corpus');
const known = readdirSync(stored).sort();

function readTargets() {
  const { values, positionals } = readOptions({
    options: { minutes: { type: 'string', default: '1' }, keep: { type: 'boolean' } },
    positionals: true,
  });
  for (const target of positionals) rejectUnknown(target, 'target', known);
  const seconds = Math.round(60 * Number(values.minutes));
  if (!(seconds > 0)) {
    throw new UsageError(`--minutes ${values.minutes}: a number above 0 is needed`);
  }
  return { ...values, seconds, targets: positionals.length > 0 ? positionals : known };
}

const foundBy = (target) => join(root, 'build/fuzz/corpus', target);

/** Stops at the first failing input and names it. */
async function fuzz(target, seconds) {
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
  const { minutes, seconds, targets, keep: isKept } = readTargets();
  await step('building the fuzzers', buildFuzzers);
  for (const target of targets) {
    await step(`${minutes} min of ${target}`, () => fuzz(target, seconds));
    if (isKept) await step(`keeping what ${target} found`, () => keep(target));
  }
});
