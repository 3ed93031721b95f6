// Running other programs.
import { spawn, spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A command that failed; `output`: everything it printed. */
export class CommandError extends Error {
  constructor(command, code, output) {
    super(`${basename(command)} ended with ${code}`);
    this.output = output;
  }
}

/** Runs a command quietly in the project's root; resolves with its output. */
export function read(command, args = [], { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new CommandError(command, signal ?? code, output));
    });
  });
}

/** The same for a command that is run for its effect. */
export async function run(command, args, options) {
  await read(command, args, options);
}

/** Runs a Node program of an installed package, without a wrapper process that could outlive it. */
export const readPackage = (script, args = [], options = {}) =>
  read(process.execPath, [`node_modules/${script}`, ...args], options);

/** The same for a program that is run for its effect. */
export async function runPackage(script, args, options) {
  await readPackage(script, args, options);
}

/** The output of a short command, or undefined where it fails or doesn't exist. */
export function outputOf(command, args = [], input = '') {
  const answer = spawnSync(command, args, { encoding: 'utf8', input });
  return answer.status === 0 ? answer.stdout : undefined;
}
