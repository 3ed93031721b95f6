// npm run docs: the API reference, in dist/docs, from the comments in the sources.
import { takeNoOptions } from './lib/options.mjs';
import { buildDocs } from './lib/outputs.mjs';
import { setUpForPackages } from './lib/setup.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  takeNoOptions();
  await setUpForPackages();
  await buildDocs();
  console.log('\nThe pages: dist/docs/index.html');
});
