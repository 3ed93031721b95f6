// The examples for many machines, with the installed program on this one: whatever runs the shards, their summaries
// make that of the whole, and a shard that was lost is no success.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { findGnuParallel, findProgram } from '../../tools/lib/programs.mjs';
import { examplesIn } from '../core/support/manual.ts';

const root = resolve(import.meta.dirname, '../..');
const examples = join(root, 'examples/many-machines');
const bin = join(inject('installed'), 'node_modules/.bin');
const folder = mkdtempSync(join(inject('installed'), 'machines-'));
const kPath = [bin, process.env['PATH']].join(delimiter);

/** In CI what is needed for a test must be there. */
const isMissing = (program: string | undefined) => program === undefined && !process.env['CI'];

interface Options {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function run(program: string, args: readonly string[], { input = '', env = {} }: Options = {}) {
  const all = { PATH: kPath, HOME: folder, LANG: 'C.UTF-8', ...env };
  const options = { cwd: folder, env: all, input, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, stdout, stderr };
}

const ball = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
const line = (x: number, expect: object) =>
  `${JSON.stringify({ a: ball(0), b: ball(x), expect })}\n`;
const good = Array.from({ length: 40 }, (_, i) => line(3 + i, { gap: 1 + i })).join('');
const wrong = `${good}no JSON\n${line(3, { gap: 2 })}${good}`;

/** The name has a space, which a shell would split it at. */
function casesOf(text: string): string {
  const path = join(folder, 'some cases.jsonl');
  writeFileSync(path, text);
  return path;
}

const summaryOf = (input: string) =>
  run('collision-playground', ['check', '-', '--json'], { input });
const countsOf = (summary: string) => JSON.parse(summary).counts;

/** A folder with a program in place of the installed one, which dies where this shell condition holds. */
function dyingProgram(condition: string): string {
  const place = mkdtempSync(join(folder, 'bin-'));
  const program = join(place, 'collision-playground');
  const real = join(bin, 'collision-playground');
  const code = `#!/bin/sh
if [ "$2" = - ]; then input=$(cat); fi
if [ "$2" != --merge ] && ${condition}; then kill -9 $$; fi
if [ "$2" = - ]; then printf '%s\\n' "$input" | ${real} "$@"; else exec ${real} "$@"; fi
`;
  writeFileSync(program, code);
  chmodSync(program, 0o755);
  return [place, kPath].join(delimiter);
}

test('the commands of the manual', () => {
  casesOf(wrong);
  const [commands = ''] = examplesIn('docs/many-machines.md', 'sh');
  expect(commands).toContain('--shard 2/2');
  const ran = run('sh', ['-c', commands.replaceAll(' cases.jsonl', ' "some cases.jsonl"')]);
  expect(ran).toMatchObject({ status: 1, stdout: summaryOf(wrong).stdout });
});

describe.skipIf(isMissing(findGnuParallel()))('GNU parallel', () => {
  const pipe = join(examples, 'parallel-pipe.sh');
  const shards = join(examples, 'parallel-shards.sh');
  // many blocks
  const env = { BLOCK: '2k' };

  test.each([
    [good, 0],
    [wrong, 1],
  ])('blocks of standard input %#', (input, expected) => {
    const { status, stdout } = run(pipe, [], { input, env });
    expect(status).toBe(expected);
    expect(countsOf(stdout)).toEqual(countsOf(summaryOf(input).stdout));
    expect(JSON.parse(stdout).input).toMatchObject({ bytes: Buffer.byteLength(input) });
  });

  test('a block whose run dies is no success', () => {
    const PATH = dyingProgram('printf %s "$input" | grep -q \'"gap":30}\'');
    const { status, stdout } = run(pipe, [], { input: good, env: { ...env, PATH } });
    expect(status).toBeGreaterThan(0);
    const { asExpected } = countsOf(stdout);
    expect(asExpected).toBeGreaterThan(0);
    expect(asExpected).toBeLessThan(40);
  });

  test('a block in which nothing is decided is no failure', () => {
    const { status, stdout } = run(pipe, [], {
      input: good + 'no JSON\n'.repeat(1000) + good,
      env,
    });
    expect(status).toBe(0);
    expect(countsOf(stdout)).toMatchObject({ asExpected: 80, bad: 1000 });
  });

  test('an empty stream has no summary', () => {
    expect(run(pipe, [])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no summary'),
    });
  });

  test.each([
    [good, 0],
    [wrong, 1],
  ])('shards of a file %#', (text, expected) => {
    const { status, stdout } = run(shards, [casesOf(text), '5']);
    expect({ status, stdout }).toEqual({ status: expected, stdout: summaryOf(text).stdout });
  });

  test('a shard whose run dies is missing', () => {
    const PATH = dyingProgram('[ "$4" = 2/3 ]');
    const { status, stdout, stderr } = run(shards, [casesOf(good), '3'], { env: { PATH } });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('1 of 3 shards are missing: 2/3.');
  });
});

interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value: unknown }[];
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

/** The one container of a job. */
function containerOf(job: ReturnType<typeof jobOf>): Container {
  const { restartPolicy, containers, volumes } = job.spec.template.spec;
  expect(restartPolicy).toBe('Never');
  expect(containers).toHaveLength(1);
  const [container] = containers;
  expect(container.volumeMounts[0].name).toBe(volumes[0].name);
  return container;
}

const jobOf = (name: string) => parse(readFileSync(join(examples, name), 'utf8'));

/** As Kubernetes starts it, with these variables besides its own and in their place. */
function start({ env, command, args }: Container, variables: Readonly<Record<string, string>>) {
  const own = Object.fromEntries(env.map(({ name, value }) => [name, String(value)]));
  const [program = '', ...options] = command;
  return run(program, [...options, ...args], { env: { ...own, ...variables } });
}

describe('Kubernetes', () => {
  const check = jobOf('kubernetes-check.yaml');
  const merge = jobOf('kubernetes-merge.yaml');
  const variableOf = ({ env }: Container, wanted: string) =>
    env.find(({ name }) => name === wanted)?.value;

  test('the job has an index for each shard', () => {
    for (const { apiVersion, kind } of [check, merge]) {
      expect({ apiVersion, kind }).toEqual({ apiVersion: 'batch/v1', kind: 'Job' });
    }
    const { completionMode, completions, parallelism } = check.spec;
    expect(completionMode).toBe('Indexed');
    expect(parallelism).toBeLessThanOrEqual(completions);
    // the API takes texts only
    expect(variableOf(containerOf(check), 'SHARDS')).toBe(String(completions));
    for (const { value } of containerOf(check).env) expect(value).toBeTypeOf('string');
  });

  test('both jobs have the same image, the same volume and the same folder in it', () => {
    const [one, other] = [containerOf(check), containerOf(merge)];
    expect(other.image).toBe(one.image);
    expect(merge.spec.template.spec.volumes).toEqual(check.spec.template.spec.volumes);
    expect(variableOf(other, 'SUMMARIES')).toBe(variableOf(one, 'SUMMARIES'));
    const [{ mountPath } = { mountPath: '' }] = one.volumeMounts;
    for (const name of ['CASES', 'SUMMARIES']) {
      expect(String(variableOf(one, name)).startsWith(`${mountPath}/`)).toBe(true);
    }
    expect(other.volumeMounts[0]?.mountPath).toBe(mountPath);
  });

  test.each([
    [good, 0],
    [wrong, 1],
  ])('all pods, then the merge %#', (text, expected) => {
    const SUMMARIES = join(folder, 'summaries');
    rmSync(SUMMARIES, { recursive: true, force: true });
    const CASES = casesOf(text);
    for (let index = 0; index < check.spec.completions; index++) {
      const JOB_COMPLETION_INDEX = String(index);
      const pod = start(containerOf(check), { CASES, SUMMARIES, JOB_COMPLETION_INDEX });
      // with a summary, it has done its work
      expect(pod.status).toBe(0);
    }
    const { status, stdout } = start(containerOf(merge), { SUMMARIES });
    expect({ status, stdout }).toEqual({ status: expected, stdout: summaryOf(text).stdout });
  });

  test('a pod that dies has failed, and is missing', () => {
    const PATH = dyingProgram('[ "$4" = 2/8 ]');
    const SUMMARIES = join(folder, 'some-summaries');
    const variables = { PATH, CASES: casesOf(good), SUMMARIES };
    const pods = ['0', '1', '2'].map(
      (JOB_COMPLETION_INDEX) =>
        start(containerOf(check), { ...variables, JOB_COMPLETION_INDEX }).status,
    );
    expect(pods).toEqual([0, 1, 0]);
    const { status, stderr } = start(containerOf(merge), { SUMMARIES });
    expect(status).toBe(2);
    expect(stderr).toContain(`${join(SUMMARIES, '2.json')} contains no summary`);
  });
});

describe.skipIf(isMissing(findProgram('python3')))('Spark', () => {
  const job = join(examples, 'spark-check.py');
  const env = { PYTHONPATH: join(import.meta.dirname, 'support'), PYTHONDONTWRITEBYTECODE: '1' };
  const submit = (text: string, more = {}) =>
    run('python3', [job, casesOf(text)], { env: { ...env, ...more } });

  test('the job compiles', () => {
    const compiled = run('python3', ['-W', 'error', '-m', 'py_compile', job], {
      env: { PYTHONPYCACHEPREFIX: join(folder, 'compiled') },
    });
    expect(compiled).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  test.each([
    [good, 0],
    [wrong, 1],
    ['', 4],
  ])('all partitions, of which one is empty %#', (text, expected) => {
    const { status, stdout } = submit(text);
    expect(status).toBe(expected);
    expect(countsOf(stdout)).toEqual(countsOf(summaryOf(text).stdout));
  });

  test('a partition whose run dies is missing', () => {
    const PATH = dyingProgram('printf %s "$input" | grep -q \'"gap":30}\'');
    const { status, stdout, stderr } = submit(good, { PATH });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('1 partitions have no summary');
  });
});
