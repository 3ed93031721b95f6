import { availableParallelism } from 'node:os';
import { CommandError } from './run.mjs';

/** Something the reader has to act on; `message` says what, in words. */
export class Problem extends Error {
  exitCode = 1;
}

const started = performance.now();
const done = [];

/** Whose line on the terminal waits for its end. */
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
 * Does one piece of work and prints one line on it. `work` may return a note for that line;
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
 * Runs steps that keep one processor busy each, as many at a time as there are processors. When all
 * have ended, throws what was wrong with any of them.
 */
export async function together(...steps) {
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

/** All steps so far, as a table, and how long it took altogether. */
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

/** Runs a script's body, whose result it answers; a problem ends it with its message instead of a stack. */
export async function main(body) {
  try {
    return await body();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = error.exitCode ?? 1;
    return undefined;
  }
}
