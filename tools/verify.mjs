// npm run verify -- --cases N --seed S --shard i/n [--numbers k] [--jobs j] [--fresh]
// npm run verify -- --replay '<line>'
// npm run verify -- --sanitized [--runs N]
//
// Compares the core with exact arithmetic on N generated cases. Progress is stored: the same
// command continues where it was stopped, unless the core has changed since or --fresh is given.
// --sanitized: the JavaScript tests of the core with a core that has the address sanitizer, each
// property with N cases.
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { buildNative, buildSanitizedWasm } from './lib/native.mjs';
import { root } from './lib/run.mjs';
import { setUpForParts } from './lib/setup.mjs';
import { main, step } from './lib/steps.mjs';
import { runVitest } from './lib/suites.mjs';
import { Campaign, totalOf } from './lib/verification.mjs';
import { readCampaign } from './lib/verify-options.mjs';

const grouped = (number) => number.toLocaleString('en');

/** A bar on a terminal, a line now and then elsewhere. */
function progressOf(campaign) {
  const started = performance.now();
  const before = campaign.done;
  const total = campaign.to - campaign.from;
  let said = started;
  return () => {
    const { done } = campaign;
    const seconds = (performance.now() - started) / 1000;
    const rate = Math.round((done - before) / seconds);
    const { failed } = totalOf(campaign.state.table);
    const text =
      `${((100 * done) / total).toFixed(1)} %, ${grouped(done)} of ${grouped(total)} cases, ` +
      `${grouped(rate)} a second, ${grouped(failed)} failed`;
    if (process.stdout.isTTY) {
      const filled = Math.floor((24 * done) / total);
      process.stdout.write(`\r\x1b[K[${'█'.repeat(filled).padEnd(24, '·')}] ${text}`);
    } else if (performance.now() - said > 10_000 || done === total) {
      said = performance.now();
      console.log(text);
    }
  };
}

function printTable(table) {
  const rows = Object.entries(table);
  const columns = Object.keys(rows[0][1]);
  const cell = (value) => (Number.isInteger(value) ? grouped(value) : value.toPrecision(3));
  const lines = [...rows, ['all', totalOf(table)]].map(([name, row]) => [
    name,
    ...columns.map((key) => cell(row[key])),
  ]);
  const all = [['pair', ...columns], ...lines];
  const widths = all[0].map((_, i) => Math.max(...all.map((line) => line[i].length)));
  console.log('');
  for (const [name, ...cells] of all) {
    const padded = cells.map((text, i) => text.padStart(widths[i + 1]));
    console.log([name.padEnd(widths[0]), ...padded].join('  '));
  }
  console.log(`
cases to numbers are counts: wrong outcomes, cases that failed in anything, outcomes that needed
exact arithmetic, cases whose numbers were checked. The rest is the worst of each number: t to gap
and the residual of depths in units of the last place, axis and normal in 2⁻⁵³, point and contact as
parts of what is allowed, plane (signed distances and projected radius), projection and separation in
units of the last place.`);
}

async function runCampaign(options) {
  const campaign = new Campaign(options);
  const [part, parts] = options.shard;
  console.log(
    `seed ${options.seed}, cases ${grouped(campaign.from)} to ${grouped(campaign.to)}` +
      (parts > 1 ? ` (part ${part} of ${parts})` : '') +
      (campaign.state.resumed ? `, of which ${grouped(campaign.done)} were done before` : ''),
  );
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
    campaign.stop();
  });
  await campaign.run(options.jobs, progressOf(campaign));
  if (process.stdout.isTTY) console.log('');
  if (Object.keys(campaign.state.table).length > 0) printTable(campaign.state.table);
  const { failed } = totalOf(campaign.state.table) ?? { failed: 0 };
  if (failed > 0) {
    console.log(`\n${grouped(failed)} failed: ${relative(root, campaign.failuresFile)}`);
    console.log("Each line can be run again: npm run verify -- --replay '<line>'");
    process.exitCode = 1;
  }
  if (interrupted) {
    console.log('\nStopped. The same command goes on from here.');
    process.exitCode = 130;
  }
}

async function runSanitized({ runs }) {
  await setUpForParts(['core']);
  await step('building the core with the address sanitizer', buildSanitizedWasm);
  await runVitest(['sanitized'], {
    env: { COLLISION_SANITIZED: '1', COLLISION_PROPERTY_RUNS: String(runs) },
  });
}

await main(async () => {
  const options = readCampaign();
  if (options.sanitized) return runSanitized(options);
  await setUpForParts(['core']);
  await step('building collision_verify', () => buildNative('collision_verify'));
  if (options.replay) {
    const program = join(root, 'build/native/collision_verify');
    const { status } = spawnSync(program, ['--replay', options.replay], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } else {
    await runCampaign(options);
  }
});
