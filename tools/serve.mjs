// Serves what is built already, on PORT or 4173: `serve.mjs folder…`, the first that has a file.
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { serve } from './lib/server.mjs';

const folders = process.argv.slice(2).map((folder) => join(root, folder));
await serve(folders, Number(process.env.PORT ?? 4173));
