// node tools/setup.mjs: installs what npm start and npm test need, and builds nothing.
import { takeNoOptions } from './lib/options.mjs';
import { allParts } from './lib/parts.mjs';
import { setUpForParts } from './lib/setup.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  takeNoOptions();
  await setUpForParts(allParts);
});
