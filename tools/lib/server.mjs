// A static server for builds: serves files only, never outside its folders, on this machine only.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

function setHeaders(response) {
  // Nothing here is private, and a sandboxed iframe has another origin.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** Redirects to a folder's URL with a slash, to which its page's URLs are relative. */
export function redirectInto({ url = '' }, response) {
  const [, name, query] = /([^/?]*)(\?.*)?$/.exec(url);
  response.writeHead(301, { Location: `./${name}/${query ?? ''}` }).end();
}

/** The path, normalized so that it can't leave a folder. */
export function pathOf({ url = '' }) {
  try {
    return decodeURI(new URL(`http://localhost${url}`).pathname);
  } catch {
    return '/';
  }
}

/** The names of this machine for itself. */
const kOwnNames = ['localhost', '127.0.0.1', '[::1]'];

/** The hosts in ALLOWED_HOSTS, divided by commas, each with its port if it has one. */
export const hostsIn = ({ ALLOWED_HOSTS = '' }) =>
  ALLOWED_HOSTS.split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');

/**
 * Refuses requests for other hosts: the page of an attacker, whose name is made to lead to this machine
 * (DNS rebinding), could read all that is served. Returns whether the host is refused.
 */
function refusesHost({ headers, socket }, response, allowedHosts) {
  const own = kOwnNames.map((name) => `${name}:${socket.localPort}`);
  // browsers leave the port 80 out
  const answered = socket.localPort === 80 ? [...own, ...kOwnNames] : own;
  if ([...answered, ...allowedHosts].includes(headers.host?.toLowerCase())) return false;
  response
    .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end(
      `This server answers to ${own[0]}, ${own[1]} and ${own[2]}. ` +
        'Others that lead to it can be named in ALLOWED_HOSTS, such as ALLOWED_HOSTS=name:8080.\n',
    );
  return true;
}

/**
 * Ends a file with its response, so that a download that is aborted leaves nothing open; and a response
 * with its file, so that one that has vanished since it was found ends nothing else.
 */
function endTogether(file, response) {
  file.on('error', () => response.destroy());
  response.on('close', () => file.destroy());
}

/** With the page that a site has for this, as hosts of static sites do. */
function answerMissing(folders, response) {
  const page = folders.map((folder) => join(folder, '404.html')).find(existsSync);
  const type = page ? 'text/html;charset=utf-8' : 'text/plain';
  response.writeHead(404, { 'Content-Type': type }).end(page ? readFileSync(page) : 'Not found\n');
}

async function handlerOf(folders, allowedHosts) {
  // imported after the set-up, which may install it
  const { default: sirv } = await import('sirv');
  // Files are looked up on request, so that new builds are served.
  const options = { dev: true, etag: true, extensions: ['html'], setHeaders };
  const handlers = folders.map((folder) => sirv(folder, options));
  const isFolder = (path) =>
    !path.endsWith('/') && folders.some((folder) => existsSync(join(folder, path, 'index.html')));
  return (request, response) => {
    if (refusesHost(request, response, allowedHosts)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isFolder(pathOf(request))) {
      redirectInto(request, response);
      return;
    }
    const notFound = () => answerMissing(folders, response);
    const answer = handlers.reduceRight(
      (next, handle) => () => handle(request, response, next),
      notFound,
    );
    response.on('pipe', (file) => endTogether(file, response));
    try {
      answer();
    } catch {
      // a file that vanished while it was looked up, or a range that is none
      response.destroy();
    }
  };
}

/**
 * Serves folders, the first that has a file; resolves with the server once it listens, rejects where the
 * port is taken. `allowedHosts`: hosts that it answers to besides this machine's names.
 */
export async function serve(folders, port, allowedHosts = []) {
  const server = createServer(await handlerOf(folders, allowedHosts));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Serves folders on the first free port from `port` on. */
export async function serveFrom(folders, port, allowedHosts = []) {
  try {
    return await serve(folders, port, allowedHosts);
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    return serveFrom(folders, port + 1, allowedHosts);
  }
}

/** A signal that ends npm does not always reach its scripts; the server must end, too. */
export function endWithNpm() {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.exit();
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
}
