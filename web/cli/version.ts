import { createRequire } from 'node:module';

/** Of the package that this file belongs to, built or not. */
export function version(): string {
  const require = createRequire(import.meta.url);
  return (require('collision-playground/package.json') as { version: string }).version;
}
