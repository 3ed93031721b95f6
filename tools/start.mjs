// npm start: installs what is missing, builds what changed, serves the site.
import { join } from 'node:path';
import { takeNoOptions } from './lib/options.mjs';
import { buildCore, buildSite } from './lib/outputs.mjs';
import { root } from './lib/run.mjs';
import { endWithNpm, hostsIn, serve, serveFrom } from './lib/server.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, Problem } from './lib/steps.mjs';

async function serveSite() {
  const site = [join(root, 'dist/site')];
  const { PORT } = process.env;
  if (!PORT) return serveFrom(site, 4173, hostsIn(process.env));
  try {
    return await serve(site, Number(PORT), hostsIn(process.env));
  } catch (error) {
    throw new Problem(`Cannot serve on port ${PORT} (PORT): ${error.message}`);
  }
}

await main(async () => {
  takeNoOptions();
  await setUpForBuilding();
  await buildCore();
  await buildSite();
  const server = await serveSite();
  endWithNpm();
  console.log(`\nThe site: http://127.0.0.1:${server.address().port}/  (Ctrl+C stops it)`);
});
