// npm run weigh: how much code does each source file of the core bring, and what has grown since
// tests/bench/object-sizes.json? `-- --update` stores what there is now; `--json`.
import { writeFileSync } from 'node:fs';
import { buildWasm } from './lib/native.mjs';
import { changesOf, kStored, report, stored, weigh } from './lib/object-sizes.mjs';
import { readOptions } from './lib/options.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, step } from './lib/steps.mjs';

await main(async () => {
  const { values } = readOptions({
    options: { update: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  await setUpForBuilding();
  await step('building the core (C++ to WebAssembly)', () => buildWasm());
  const now = weigh();
  if (values.update) writeFileSync(kStored, `${JSON.stringify(now, null, 2)}\n`);
  if (values.json) {
    console.log(JSON.stringify(now, null, 2));
    return;
  }
  const heaviest = Object.entries(now).sort(([, a], [, b]) => b - a);
  for (const [name, size] of heaviest) console.log(`${String(size).padStart(8)}  ${name}`);
  for (const { name, was, is } of changesOf(now, stored())) {
    console.log(`${name}: ${was} → ${is}`);
  }
  console.log(report(now));
});
