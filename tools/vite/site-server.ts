// Vite plugin: the development server answers with the site's pages, at the addresses that they have in the build.
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Connect, createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';
import { root } from '../lib/run.mjs';
import { pathOf, redirectInto } from '../lib/server.mjs';

type Development = typeof import('../site/development.ts');

const kTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function send(response: ServerResponse, status: number, name: string, text: string): void {
  const type = kTypes[extname(name)] ?? 'text/plain';
  response.writeHead(status, {
    'Content-Type': `${type};charset=utf-8`,
    'Cache-Control': 'no-cache',
  });
  response.end(text);
}

/** Loads the modules that write the site; what has changed since is evaluated again. */
function loaderFor({ environments: { ssr } }: ViteDevServer): () => Promise<Development> {
  const runner = createServerModuleRunner(ssr, { hmr: false });
  return () => runner.import<Development>(join(root, 'tools/site/development.ts'));
}

function handlerFor(server: ViteDevServer): Connect.NextHandleFunction {
  const load = loaderFor(server);
  // so that the first page does not wait for it
  server.httpServer?.once('listening', () => load().catch(() => undefined));

  const answer = async (request: Connect.IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request).slice(1);
    const { pageIn, fileAt } = await load();
    const html = pageIn(path);
    if (html !== null) {
      const text = await server.transformIndexHtml(`/${path}`, html);
      return send(response, 200, 'index.html', text);
    }
    if (!path.endsWith('/') && pageIn(`${path}/`) !== null) return redirectInto(request, response);
    const file = fileAt(path);
    if (file !== null) return send(response, 200, path, file);
    return send(response, 404, '404.html', fileAt('404.html') ?? '');
  };
  return (request, response, next) => void answer(request, response).catch(next);
}

export const siteServer: Plugin = {
  name: 'site-server',
  // after what Vite itself serves
  configureServer: (server) => () => server.middlewares.use(handlerFor(server)),
  hotUpdate({ file, modules, server: { environments } }) {
    const { client, ssr } = environments;
    // What pages are made of is in no browser, or is there as well: the whole page is loaded again.
    if (this.environment === client) return ssr.moduleGraph.getModulesByFile(file) ? [] : undefined;
    if (modules.length > 0) client.hot.send({ type: 'full-reload' });
    return undefined;
  },
};
