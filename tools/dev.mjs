// npm run dev: the same set-up as npm start, then a server of every page of the site that shows each change as it is
// saved.
import { join } from 'node:path';
import { takeNoOptions } from './lib/options.mjs';
import { buildCore } from './lib/outputs.mjs';
import { root } from './lib/run.mjs';
import { endWithNpm, hostsIn } from './lib/server.mjs';
import { setUpForBuilding } from './lib/setup.mjs';
import { main, Problem } from './lib/steps.mjs';

async function serveSources({ PORT }) {
  // imported after the set-up, which may install it
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: join(root, 'tools/vite/development.ts'),
    server: {
      ...(PORT && { port: Number(PORT), strictPort: true }),
      allowedHosts: hostsIn(process.env).map((host) => new URL(`http://${host}`).hostname),
    },
  });
  try {
    return await server.listen();
  } catch (error) {
    if (!PORT) throw error;
    throw new Problem(`Cannot serve on port ${PORT} (PORT): ${error.message}`);
  }
}

await main(async () => {
  takeNoOptions();
  await setUpForBuilding();
  await buildCore();
  const server = await serveSources(process.env);
  endWithNpm();
  console.log(`\nThe site from its sources: ${server.resolvedUrls.local[0]}  (Ctrl+C stops it)`);
});
