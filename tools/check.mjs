// npm run check: what can be said of the sources in seconds, without building.
import { checkCppFormat, checkTypes, checkWebFormat } from './lib/checks.mjs';
import { takeNoOptions } from './lib/options.mjs';
import { setUpForChecking } from './lib/setup.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  takeNoOptions();
  await setUpForChecking();
  await checkCppFormat();
  await checkWebFormat();
  await checkTypes();
});
