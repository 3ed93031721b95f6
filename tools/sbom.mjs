// npm run sbom: the software bill of materials of the package, dist/<name>-<version>.cdx.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilerVersions } from './lib/compiler-versions.mjs';
import { writeIfChanged } from './lib/files.mjs';
import { kNotices, worksIn } from './lib/notices.mjs';
import { takeNoOptions } from './lib/options.mjs';
import { buildCore, buildPackage } from './lib/outputs.mjs';
import { root } from './lib/run.mjs';
import { billOf, npmBill } from './lib/sbom.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, step } from './lib/steps.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

await main(async () => {
  takeNoOptions();
  await setUpForBuilding();
  await buildCore();
  await buildPackage();
  await step('bill of materials', async () => {
    const { name, version } = JSON.parse(read('package.json'));
    const bill = billOf(
      await npmBill(),
      worksIn(read(`dist/lib/${kNotices}`)),
      name,
      compilerVersions(),
    );
    const file = `dist/${name}-${version}.cdx.json`;
    return writeIfChanged(file, `${JSON.stringify(bill, null, 2)}\n`);
  });
});
