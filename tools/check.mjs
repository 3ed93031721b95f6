// npm run check: the checks of the sources that take seconds and no build.
import { checkCppFormat, checkTypes, checkWebFormat } from './lib/checks.mjs';
import { takeNoOptions } from './lib/options.mjs';
import { setUpForPackages } from './lib/setup.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  takeNoOptions();
  await setUpForPackages();
  await checkCppFormat();
  await checkWebFormat();
  await checkTypes();
});
