// The modules of web/ and what they import, read from the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const web = fileURLToPath(new URL('../../../web', import.meta.url));

/** Paths under web/. */
export const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'));

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

/** Every import, re-export and import() of a source text. */
export function importsOf(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const made = (request: string, typeOnly: boolean, lazy = false): Import => ({
    from: path,
    to: request.startsWith('.') ? posix.join(posix.dirname(path), request) : request,
    local: request.startsWith('.'),
    typeOnly,
    lazy,
  });
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
