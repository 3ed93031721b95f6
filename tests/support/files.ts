// Files of this repository, by their paths.
import { readdirSync } from 'node:fs';

/** The files below a folder whose paths match a pattern, sorted. */
export const filesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .sort();
