// The function of a module that is judged: a named export, the default one, the one with the pair's name, or the only one.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shortJson } from '../../strings/printable.ts';
import { CommandError, FileError } from '../errors.ts';

type Own = (...values: unknown[]) => unknown;

const isFunction = (value: unknown): value is Own => typeof value === 'function';

/**
 * `name`: of an export; null: not given. `usual`: the name that it may have.
 * @throws FileError, CommandError
 */
export async function functionOf(path: string, name: string | null, usual: string): Promise<Own> {
  const all = await exportsOf(path);
  const functions = Object.values(all).filter(isFunction);
  const found =
    name === null
      ? (all['default'] ?? all[usual] ?? (functions.length === 1 ? functions[0] : undefined))
      : all[name];
  if (isFunction(found)) return found;
  if (name !== null) throw new CommandError('error.noExport', { path, name: shortJson(name) });
  throw new CommandError('error.noFunction', { path, name: usual });
}

async function exportsOf(path: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ERR_MODULE_NOT_FOUND' ? code : String(error);
    throw new FileError('error.module', { path, reason }, error);
  }
}
