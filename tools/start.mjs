// npm start: installs what is missing, builds what changed, serves the playground.
import { join } from 'node:path';
import { buildCore, buildSite } from './lib/outputs.mjs';
import { root } from './lib/run.mjs';
import { serve, serveFrom } from './lib/server.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, Problem } from './lib/steps.mjs';

async function serveSite() {
  const site = [join(root, 'dist/site')];
  const { PORT } = process.env;
  if (!PORT) return serveFrom(site, 4173);
  try {
    return await serve(site, Number(PORT));
  } catch (error) {
    throw new Problem(`Cannot serve on port ${PORT} (PORT): ${error.message}`);
  }
}

await main(async () => {
  await setUpForBuilding();
  await buildCore();
  await buildSite();
  const server = await serveSite();
  console.log(`\nThe playground: http://127.0.0.1:${server.address().port}/  (Ctrl+C stops it)`);
});
