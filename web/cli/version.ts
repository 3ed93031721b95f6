import { createRequire } from 'node:module';

/** Version of this package, whether built or run from source. */
export function version(): string {
  const require = createRequire(import.meta.url);
  return (require('collision-playground/package.json') as { version: string }).version;
}
