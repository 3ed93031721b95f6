// npm run soak -- --minutes 30 [--seed 1]: random edits, undo, opening, embedding and mounting in a real
// browser; memory, listeners and graphics objects must stay level. tests/soak/soak.test.ts says what is done.
import { readInteger, readOptions } from './lib/options.mjs';
import { buildCore, buildSite, buildTestPages } from './lib/outputs.mjs';
import { setUpForParts } from './lib/setup.mjs';
import { inParallel, main } from './lib/steps.mjs';
import { runSoak } from './lib/suites.mjs';

function readSoak() {
  const text = (standard) => ({ type: 'string', default: standard });
  const { values } = readOptions({ options: { minutes: text('30'), seed: text('1') } });
  return {
    minutes: readInteger(values.minutes, '--minutes'),
    seed: readInteger(values.seed, '--seed', 0),
  };
}

await main(async () => {
  const { minutes, seed } = readSoak();
  await setUpForParts(['page']);
  await buildCore();
  await inParallel(buildSite, buildTestPages);
  await runSoak(minutes, seed);
});
