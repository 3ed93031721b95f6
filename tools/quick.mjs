// npm run quick: the most useful checks of a change to the web sources, in half a minute.
import { checkTypes, checkWebFormat } from './lib/checks.mjs';
import { takeNoOptions } from './lib/options.mjs';
import { buildCore, buildPlayground, buildTestPages } from './lib/outputs.mjs';
import { allParts, projectsOf } from './lib/parts.mjs';
import { checkAndReport } from './lib/report.mjs';
import { setUpForPackages, setUpForParts } from './lib/setup.mjs';
import { inParallel } from './lib/steps.mjs';
import { kFewRuns, runSmokeTests, runVitest } from './lib/suites.mjs';

async function testInBrowser() {
  await inParallel(buildPlayground, buildTestPages);
  await runSmokeTests();
}

async function check() {
  await setUpForPackages();
  await setUpForParts(['page']);
  await buildCore();
  const inNode = () => runVitest(['web', 'core'], { env: kFewRuns });
  await inParallel(() => inParallel(checkWebFormat, checkTypes).then(inNode), testInBrowser);
}

function leftOut() {
  const projects = projectsOf(allParts).filter((name) => !['web', 'core'].includes(name));
  return [
    'everything native: tests, tests with sanitizers, clang-format, clang-tidy',
    'the package, the pages of the API, sizes',
    `projects of vitest.config.ts: ${projects.join(', ')}`,
    `all but ${kFewRuns.COLLISION_MOST_RUNS} runs of each property`,
    'tests in the browser without the tag @smoke',
  ];
}

await checkAndReport(takeNoOptions, check, leftOut);
