// A static server for what was built: reads files only, never outside its folders, on this machine only.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize, sep } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function pathOf(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

function fileFor(path, folders) {
  const name = path.endsWith('/') ? `${path}index.html` : path;
  return folders
    .map((folder) => ({ folder, file: normalize(join(folder, name)) }))
    .find(({ folder, file }) => file.startsWith(folder + sep) && isFile(file))?.file;
}

/** To the page of a folder: what it asks for is relative to its own address. */
function sendInto(path, request, response) {
  const [query = ''] = /\?[^#]*/.exec(request.url) ?? [];
  const location = `./${encodeURIComponent(basename(path))}/${query}`;
  response.writeHead(301, { Location: location }).end();
}

function sendFile(file, request, response) {
  response.writeHead(200, {
    // Nothing here is private, and a frame in a sandbox counts as another origin.
    'Access-Control-Allow-Origin': '*',
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
}

function answer(request, response, folders) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const path = pathOf(request.url);
  const file = path && fileFor(path, folders);
  if (file) sendFile(file, request, response);
  else if (path && fileFor(`${path}/`, folders)) sendInto(path, request, response);
  else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
}

/** Serves folders, the first that has a file; resolves with the server once it listens, rejects where the port is taken. */
export function serve(folders, port) {
  const server = createServer((request, response) => answer(request, response, folders));
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
