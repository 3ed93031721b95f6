import { CommandError } from './run.mjs';

/** Something the reader has to act on; `message` says what, in words. */
export class Problem extends Error {
  exitCode = 1;
}

const done = [];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Does one piece of work and prints one line on it. `work` may return a note for that line;
 * `advice` is what to do when it fails.
 */
export async function step(name, work, advice = '') {
  const started = performance.now();
  const time = () => seconds(performance.now() - started);
  process.stdout.write(`· ${name} … `);
  try {
    const note = await work();
    console.log(note ? `${time()}, ${note}` : time());
    done.push({ name, time: time(), result: note ?? 'ok' });
  } catch (error) {
    console.log(`failed after ${time()}\n`);
    done.push({ name, time: time(), result: 'failed' });
    if (error instanceof CommandError) console.log(error.output.trimEnd(), '\n');
    throw new Problem([`${name}: ${error.message}`, advice].filter(Boolean).join('\n'), {
      cause: error,
    });
  }
}

/** All steps so far, as a table. */
export function printSteps() {
  const width = (key) => Math.max(...done.map((row) => row[key].length));
  console.log('');
  for (const { name, time, result } of done) {
    console.log(`  ${name.padEnd(width('name'))}  ${time.padStart(width('time'))}  ${result}`);
  }
}

/** Runs a script's body; a problem ends it with its message instead of a stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = error.exitCode ?? 1;
  }
}
