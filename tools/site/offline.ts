// The files that the service worker keeps, with the hash of each, and its version: a hash of all.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

/** What no page loads: for others' pages, for search engines, and what explains the build. */
const kLeftOut =
  /\.map$|(^|\/)(picture\.jpg|oembed\.json|(pages-)?third-party(-notices)?\.(json|txt))$|^(collision-playground\.js|sw\.js|sitemap\.xml|robots\.txt)$/;

export interface OfflineBuild {
  readonly version: string;
  /** By address, `sha256-…`. */
  readonly files: Readonly<Record<string, string>>;
}

/** As a browser compares it. */
const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** `folder`: a built site. */
export function offlineBuild(folder: string): OfflineBuild {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !kLeftOut.test(path))
    .sort();
  const files = paths.map((path) => {
    // a page is stored by the address that leads to it; that of the site's folder is not empty
    const address = path.replace(/(^|\/)index\.html$/, '$1') || './';
    return [address, integrityOf(readFileSync(join(folder, path)))] as const;
  });
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { version, files: Object.fromEntries(files) };
}

/** The script of the service worker of a built site. */
export async function serviceWorker(folder: string): Promise<string> {
  const file = join(import.meta.dirname, '../../web/pages/offline/service-worker.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const script = code.replace(/^export \{\};?$/m, '');
  return `const kBuild = ${JSON.stringify(offlineBuild(folder))};\n${script}`;
}

/** Writes sw.js once everything else is written. */
export const publishServiceWorker = (folder: string): Plugin => ({
  name: 'publish-service-worker',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler() {
      writeFileSync(join(folder, 'sw.js'), await serviceWorker(folder));
    },
  },
});
