// The modules of web/ and what they import, read from the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const web = fileURLToPath(new URL('../../../web', import.meta.url));

const all = readdirSync(web, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);

/** Paths under web/. */
export const files = all.filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));
export const sheets = all.filter((path) => path.endsWith('.css'));

export const sourceOf = (path: string): string => readFileSync(`${web}/${path}`, 'utf8');

export interface Import {
  readonly from: string;
  /** A path under web/, or the name of a package. */
  readonly to: string;
  readonly local: boolean;
  readonly typeOnly: boolean;
  /** import(), which runs when it is called. */
  readonly lazy: boolean;
}

/** Every import, re-export and import() of a source text, and every @import of a style sheet. */
export function importsOf(path: string, source: string): Import[] {
  const made = (request: string, typeOnly: boolean, lazy = false): Import => ({
    from: path,
    to: request.startsWith('.') ? posix.join(posix.dirname(path), request) : request,
    local: request.startsWith('.'),
    typeOnly,
    lazy,
  });
  if (path.endsWith('.css')) {
    return Array.from(source.matchAll(/@import "(.+)"/g), ([, request = '']) =>
      made(request, false),
    );
  }
  const { module } = parseSync(path, source);
  const statics = module.staticImports.map((found) =>
    made(
      found.moduleRequest.value,
      found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    ),
  );
  const exports = module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest ? [made(entry.moduleRequest.value, entry.isType)] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap((found) => {
    const text = source.slice(found.moduleRequest.start, found.moduleRequest.end);
    return /^['"]/.test(text) ? [made(text.slice(1, -1), false, true)] : [];
  });
  return [...statics, ...exports, ...dynamics];
}
