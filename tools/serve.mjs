// Serves existing builds on PORT or 4173: `serve.mjs folder…`; a file comes from the first folder that has it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { hostsIn, serve } from './lib/server.mjs';
import { main, Problem } from './lib/steps.mjs';

await main(async () => {
  const folders = process.argv.slice(2).map((folder) => join(root, folder));
  if (folders.length === 0 || !folders.every(existsSync)) {
    throw new Problem('Usage: serve.mjs folder…, each a folder of the project that is built.');
  }
  await serve(folders, Number(process.env.PORT ?? 4173), hostsIn(process.env));
});
