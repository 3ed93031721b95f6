// A campaign of the native program collision_verify: its chunks, its stored state, its totals.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const program = join(root, 'build/native/collision_verify');
const pairs = 55;
const leastChunk = pairs * 100;

/** Columns that are counts; the others are maxima. */
const counts = ['cases', 'wrong', 'failed', 'exact', 'numbers'];

/** What the program prints: lines of JSON, one a failing case, then a table. */
function readOutput(output) {
  const lines = output.split('\n').filter(Boolean);
  const failures = lines.filter((line) => line.startsWith('{'));
  const [header, ...rows] = lines.slice(failures.length).map((line) => line.split(/\s+/));
  if (header?.[0] !== 'pair' || rows.length !== pairs) throw new Error(`cut short: ${output}`);
  const table = Object.fromEntries(
    rows.map(([name, ...cells]) => [
      name,
      Object.fromEntries(cells.map((cell, i) => [header[i + 1], Number(cell)])),
    ]),
  );
  return { failures, table };
}

function addCells(sum, row) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const before = sum?.[key] ?? 0;
      return [key, counts.includes(key) ? before + value : Math.max(before, value)];
    }),
  );
}

const addTables = (sum, table) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, addCells(sum[name], row)]));

/** The total row. */
export const totalOf = (table) => Object.values(table).reduce(addCells, undefined);

/** The cases of part i of n, of all from 0 on: the first one, and the one behind the last. */
export const rangeOf = (cases, part, parts) =>
  [part - 1, part].map((before) => Math.floor((cases * before) / parts));

export class Campaign {
  #running = new Set();
  #stopped = false;

  constructor({ seed, cases, shard: [part, parts], numbers, fresh }) {
    this.options = { seed, numbers };
    [this.from, this.to] = rangeOf(cases, part, parts);
    this.chunk = Math.max(leastChunk, Math.ceil((this.to - this.from) / 5000 / pairs) * pairs);
    const name = `seed-${seed}-cases-${cases}-numbers-${numbers}-shard-${part}-of-${parts}`;
    this.stateFile = join(root, 'build/verify', `${name}.json`);
    this.failuresFile = join(root, 'build/verify', `${name}.failures.jsonl`);
    this.identity = createHash('sha256').update(readFileSync(program)).digest('hex');
    this.state = this.#read(fresh);
  }

  get chunks() {
    return Math.ceil((this.to - this.from) / this.chunk);
  }
  /** Cases done, in this run and before. */
  get done() {
    const { next, ahead } = this.state;
    const whole = (next + ahead.length) * this.chunk;
    return Math.min(whole, this.to - this.from);
  }

  /** The stored state of an earlier run of the same program. */
  #read(fresh) {
    const state = existsSync(this.stateFile) && JSON.parse(readFileSync(this.stateFile, 'utf8'));
    if (!fresh && state?.identity === this.identity) return { ...state, resumed: state.next > 0 };
    rmSync(this.failuresFile, { force: true });
    return { identity: this.identity, next: 0, ahead: [], table: {}, resumed: false };
  }

  #write() {
    mkdirSync(dirname(this.stateFile), { recursive: true });
    const { resumed, ...kept } = this.state;
    writeFileSync(`${this.stateFile}.new`, JSON.stringify(kept));
    renameSync(`${this.stateFile}.new`, this.stateFile);
  }

  #finish(chunk, { failures, table }) {
    const { state } = this;
    state.table = addTables(state.table, table);
    state.ahead.push(chunk);
    while (state.ahead.includes(state.next)) {
      state.ahead = state.ahead.filter((index) => index !== state.next);
      state.next += 1;
    }
    if (failures.length > 0) {
      mkdirSync(dirname(this.failuresFile), { recursive: true });
      appendFileSync(this.failuresFile, `${failures.join('\n')}\n`);
    }
    this.#write();
  }

  #runChunk(chunk) {
    const from = this.from + chunk * this.chunk;
    const to = Math.min(from + this.chunk, this.to);
    const options = Object.entries({ ...this.options, from, to });
    const args = options.flatMap(([key, value]) => [`--${key}`, String(value)]);
    return new Promise((resolve, reject) => {
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      this.#running.add(child);
      const parts = [];
      child.stdout.on('data', (part) => parts.push(part));
      child.on('error', reject);
      child.on('close', (code, signal) => {
        this.#running.delete(child);
        if (code === 0 || code === 1) resolve(readOutput(Buffer.concat(parts).toString()));
        else if (this.#stopped || signal === 'SIGINT') resolve(undefined);
        else reject(new Error(`cases ${from} to ${to}: ended with ${signal ?? code}`));
      });
    });
  }

  /** Runs the remaining chunks, `jobs` at a time; `report` is called after each. */
  async run(jobs, report) {
    const left = Array.from({ length: this.chunks }, (_, chunk) => chunk).filter(
      (chunk) => chunk >= this.state.next && !this.state.ahead.includes(chunk),
    );
    const worker = async () => {
      for (let chunk = left.shift(); chunk !== undefined && !this.#stopped; chunk = left.shift()) {
        const result = await this.#runChunk(chunk);
        if (!result) return;
        this.#finish(chunk, result);
        report();
      }
    };
    try {
      await Promise.all(Array.from({ length: jobs }, worker));
    } finally {
      this.stop();
    }
  }

  /** Ends the running programs; finished chunks are kept. (Ctrl-C ends the programs by itself, too.) */
  stop() {
    this.#stopped = true;
    for (const child of this.#running) child.kill();
  }
}
