// npm run build: dist/site (the page) and dist/lib (the npm package); `-- --only package`: one of them.
import { kNames, readNames, readOptions } from './lib/options.mjs';
import { buildCore, buildPackage, buildSite } from './lib/outputs.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { warningWithoutAddress } from './lib/site-address.mjs';
import { main } from './lib/steps.mjs';

const outputs = { site: buildSite, package: buildPackage };

await main(async () => {
  const { values } = readOptions({ options: { only: kNames } });
  const all = Object.keys(outputs);
  const wanted = readNames(values.only, '--only', all) ?? all;
  await setUpForBuilding();
  await buildCore();
  for (const name of wanted) await outputs[name]();
  const warning = wanted.includes('site') ? warningWithoutAddress(process.env) : null;
  if (warning) console.warn(warning);
});
