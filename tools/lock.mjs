// npm run lock: fills in the checksums that npm left out of the lock files.
import { fillIntegrity, lockFiles } from './lib/integrity.mjs';
import { takeNoOptions } from './lib/options.mjs';
import { main, step } from './lib/steps.mjs';

await main(async () => {
  takeNoOptions();
  for (const file of lockFiles) {
    await step(`checksums of ${file}`, async () => `${await fillIntegrity(file)} filled in`);
  }
});
