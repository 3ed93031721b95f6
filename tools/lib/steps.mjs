// Runs and prints the steps of a command.
import { availableParallelism } from 'node:os';
import { CommandError } from './run.mjs';

/** An error that the user has to act on; `message` says how. */
export class Problem extends Error {
  exitCode = 1;
}

const started = performance.now();
const done = [];

/** The step whose line on the terminal is unfinished. */
let open;

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

function begin(name) {
  process.stdout.write(`${open ? '\n' : ''}· ${name} … `);
  open = name;
}

function end(name, text) {
  console.log(open === name ? text : `${open ? '\n' : ''}· ${name} … ${text}`);
  open = undefined;
}

/**
 * Runs one step and prints one line about it. `work` may return a note for that line;
 * `advice` is what to do when it fails.
 */
export async function step(name, work, advice = '') {
  const from = performance.now();
  const time = () => seconds(performance.now() - from);
  begin(name);
  try {
    const note = await work();
    end(name, note ? `${time()}, ${note}` : time());
    done.push({ name, time: time(), result: note ?? 'ok' });
  } catch (error) {
    end(name, `failed after ${time()}\n`);
    done.push({ name, time: time(), result: 'failed' });
    if (error instanceof CommandError) console.log(error.output.trimEnd(), '\n');
    throw new Problem([`${name}: ${error.message}`, advice].filter(Boolean).join('\n'), {
      cause: error,
    });
  }
}

/**
 * Runs single-threaded steps, as many at a time as there are processors. When all
 * have ended, throws the errors of those that failed.
 */
export async function inParallel(...steps) {
  const left = [...steps];
  const problems = [];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await next().catch((error) => problems.push(error));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const unexpected = problems.find((error) => !(error instanceof Problem));
  if (unexpected) throw unexpected;
  if (problems.length > 0) throw new Problem(problems.map(({ message }) => message).join('\n'));
}

/** All steps so far as a table, and the total time. */
export function printSteps() {
  const rows = [...done, { name: 'all', time: seconds(performance.now() - started), result: '' }];
  const width = (key) => Math.max(...rows.map((row) => row[key].length));
  console.log('');
  for (const { name, time, result } of rows) {
    console.log(
      `  ${name.padEnd(width('name'))}  ${time.padStart(width('time'))}  ${result}`.trimEnd(),
    );
  }
}

/** Runs a script's body and returns its result; of a Problem only the message is printed, without a stack. */
export async function main(body) {
  try {
    return await body();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = error.exitCode ?? 1;
    return undefined;
  }
}
