// A static server for builds: serves files only, never outside its folders, on this machine only.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

function setHeaders(response) {
  // Nothing here is private, and a sandboxed iframe has another origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** Redirects to a folder's URL with a slash, to which its page's URLs are relative. */
function redirectInto({ url }, response) {
  const [, name, query] = /([^/?]*)(\?.*)?$/.exec(url);
  response.writeHead(301, { Location: `./${name}/${query ?? ''}` }).end();
}

/** The path, normalized so that it can't leave a folder. */
function pathOf({ url }) {
  try {
    return decodeURI(new URL(`http://localhost${url}`).pathname);
  } catch {
    return '/';
  }
}

async function handlerOf(folders) {
  // imported after the set-up, which may install it
  const { default: sirv } = await import('sirv');
  // Files are looked up on request, so that new builds are served.
  const options = { dev: true, etag: true, extensions: ['html'], setHeaders };
  const handlers = folders.map((folder) => sirv(folder, options));
  const isFolder = (path) =>
    !path.endsWith('/') && folders.some((folder) => existsSync(join(folder, path, 'index.html')));
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isFolder(pathOf(request))) {
      redirectInto(request, response);
      return;
    }
    const notFound = () =>
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    const answer = handlers.reduceRight(
      (next, handle) => () => handle(request, response, next),
      notFound,
    );
    answer();
  };
}

/** Serves folders, the first that has a file; resolves with the server once it listens, rejects where the port is taken. */
export async function serve(folders, port) {
  const server = createServer(await handlerOf(folders));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Serves folders on the first free port from `port` on. */
export async function serveFrom(folders, port) {
  try {
    return await serve(folders, port);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return serveFrom(folders, port + 1);
  }
}
