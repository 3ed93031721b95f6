// npm run build: dist/site (the page) and dist/lib (the npm package); `build.mjs lib` makes only that.
import { buildCore, buildPackage, buildSite } from './lib/outputs.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  await setUpForBuilding();
  await buildCore();
  if (process.argv[2] !== 'lib') await buildSite();
  await buildPackage();
});
