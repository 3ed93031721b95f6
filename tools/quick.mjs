// npm run quick: the most useful checks of a change to the web sources, in less than a minute.
import { checkTypes, checkWebFormat } from './lib/checks.mjs';
import { takeNoOptions } from './lib/options.mjs';
import { buildCore, buildSite, buildTestPages } from './lib/outputs.mjs';
import { allParts, projectsOf } from './lib/parts.mjs';
import { checkAndReport } from './lib/report.mjs';
import { setUpForPackages, setUpForParts } from './lib/setup.mjs';
import { inParallel } from './lib/steps.mjs';
import { runSmokeTests, runVitest } from './lib/suites.mjs';

/** Runs of each property test; passed in the environment. */
const kRuns = '50';

async function check() {
  await setUpForPackages();
  await inParallel(checkWebFormat, checkTypes);
  await setUpForParts(['page']);
  await buildCore();
  await inParallel(buildSite, buildTestPages);
  const env = { COLLISION_PROPERTY_RUNS: kRuns, FUZZ_RUNS: kRuns };
  await inParallel(() => runVitest(['web', 'core'], { env }), runSmokeTests);
}

function leftOut() {
  const projects = projectsOf(allParts).filter((name) => !['web', 'core'].includes(name));
  return [
    'everything native: tests, tests with sanitizers, clang-format, clang-tidy',
    'the package, the pages of the API, sizes',
    `projects of vitest.config.ts: ${projects.join(', ')}`,
    `all but ${kRuns} runs of each property`,
    'tests in the browser without the tag @smoke',
  ];
}

await checkAndReport(takeNoOptions, check, leftOut);
