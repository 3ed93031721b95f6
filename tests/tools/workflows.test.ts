// The workflows run nothing that can be exchanged unnoticed, and give each job the least that it needs.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allParts } from '../../tools/lib/parts.mjs';
import { rangeOf } from '../../tools/lib/verification.mjs';
import { readCampaign } from '../../tools/lib/verify-options.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'runs-on': string;
  /** A workflow of this repository that is run as a job; then there is nothing else. */
  readonly uses?: string;
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } };
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = new URL('../../', import.meta.url);
const kFolder = '.github/workflows';
const own = readdirSync(new URL(kFolder, root));
/** To be copied to the folder of the others. */
const kExample = 'examples/many-machines/github-verify.yml';
const paths = [...own.map((name) => `${kFolder}/${name}`), kExample];
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const workflowOf = (name: string): Workflow => parse(textOf(name));
const jobsOf = (name: string) =>
  Object.entries(workflowOf(name).jobs).filter(([, { uses }]) => uses === undefined);
const usesIn = ({ steps = [] }: Job, action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`${action}@`));
const scriptOf = ({ steps = [] }: Job) => steps.map(({ run = '' }) => run).join('\n');

test('there are workflows, and nothing else', () => {
  expect(own).toContain('publish.yml');
  expect(own.filter((name) => !/\.ya?ml$/.test(name))).toEqual([]);
});

describe.each(paths)('%s', (name) => {
  test('pins each action to a commit, with its version beside it', () => {
    const actions = jobsOf(name).flatMap(([, { steps }]) =>
      steps.flatMap(({ uses }) => uses ?? []),
    );
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
    const lines = textOf(name)
      .split('\n')
      .filter((line) => /^\s*(- )?uses: (?!\.\/)/.test(line));
    expect(lines).toHaveLength(actions.length);
    for (const line of lines) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    // one version of an action, everywhere
    const pins = new Set(lines.map((line) => line.replace(/^.*uses: /, '')));
    expect(new Set([...pins].map((pin) => pin.split('@')[0])).size).toBe(pins.size);
  });

  test('allows nothing by itself, and each job what it says', () => {
    expect(workflowOf(name).permissions).toEqual({});
    for (const [job, { permissions, 'timeout-minutes': minutes }] of jobsOf(name)) {
      expect(permissions, job).toBeTypeOf('object');
      expect(minutes, job).toBeGreaterThan(0);
    }
  });

  test('leaves no token in the folder of the sources', () => {
    for (const [, job] of jobsOf(name)) {
      for (const step of usesIn(job, 'actions/checkout')) {
        expect(step.with).toMatchObject({ 'persist-credentials': false });
      }
    }
  });

  test('lets no text of an event into a command', () => {
    for (const [job, steps] of jobsOf(name)) {
      expect(scriptOf(steps), job).not.toMatch(/\$\{\{\s*github\.(event|head_ref)/);
    }
  });

  test('runs code of others only where nothing can be written and no secret is known', () => {
    const running = jobsOf(name).filter(([, job]) =>
      /npm (ci|test|run|pack|install)/.test(scriptOf(job)),
    );
    expect(running.length).toBeGreaterThan(0);
    for (const [job, content] of running) {
      expect(content.permissions, job).toEqual({ contents: 'read' });
      expect(JSON.stringify(content), job).not.toMatch(/secrets\.|github\.token|GITHUB_TOKEN/);
    }
  });
});

describe('publish.yml', () => {
  const { jobs } = workflowOf(`${kFolder}/publish.yml`);
  const [publishing, ...others] = Object.entries(jobs).filter(([, job]) =>
    scriptOf(job).includes('npm publish'),
  );
  const job = publishing?.[1] as Job;

  test('publishes in one job, with a statement of where it was made', () => {
    expect(others).toEqual([]);
    expect(scriptOf(job)).toMatch(/npm publish .*--provenance/);
    expect(job.permissions).toEqual({ 'id-token': 'write' });
  });

  test('what it publishes was made by a job before it, and nothing runs in between', () => {
    expect(scriptOf(job)).toMatch(/npm publish .*--ignore-scripts/);
    expect(usesIn(job, 'actions/checkout')).toEqual([]);
    expect(usesIn(job, 'actions/download-artifact')).toHaveLength(1);
  });

  test('publishes only after every check', () => {
    const needed = [job.needs ?? []].flat();
    const scripts = needed.map((name) => scriptOf(jobs[name] as Job)).join('\n');
    expect(scripts).toContain('npm run test:all && npm run test:release');
    expect(scripts).toContain('npm pack');
  });

  test('adds the bill of materials to the release', () => {
    const made = Object.values(jobs).some((each) => scriptOf(each).includes('npm run sbom'));
    expect(made).toBe(true);
    const writing = Object.values(jobs).filter(
      (each) => each.permissions?.['contents'] === 'write',
    );
    expect(writing).toHaveLength(1);
    const [attaching] = writing as [Job];
    expect(scriptOf(attaching)).toMatch(/gh release upload .*\.cdx\.json/);
    expect([attaching.needs].flat()).toContain(publishing?.[0]);
  });
});

describe('pages.yml', () => {
  const { jobs } = workflowOf(`${kFolder}/pages.yml`);
  const jobWith = (action: string) => {
    const found = Object.entries(jobs).filter(([, job]) => usesIn(job, action).length > 0);
    expect(found, action).toHaveLength(1);
    const [[name, job]] = found as [[string, Job]];
    return { name, job };
  };

  test('publishes what a job before it has built, and nothing runs in between', () => {
    const { name: building, job: build } = jobWith('actions/upload-pages-artifact');
    const { job: publish } = jobWith('actions/deploy-pages');
    expect(scriptOf(build).trim()).toBe('npm run build');
    expect(publish.needs).toEqual([building, 'check']);
    expect(publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(scriptOf(publish).trim()).toBe('');
  });

  test('publishes only what has passed the checks of a pull request', () => {
    expect(jobs['check']?.uses).toBe(`./${kFolder}/check.yml`);
  });

  test('the built site knows its address and that of the repository', () => {
    const { name: asking } = jobWith('actions/configure-pages');
    const { job: build } = jobWith('actions/upload-pages-artifact');
    expect(build.needs).toBe(asking);
    const step = build.steps.find(({ run }) => run === 'npm run build');
    expect(step?.env).toEqual({
      SITE_URL: `\${{ needs.${asking}.outputs.site }}`,
      REPOSITORY_URL: ['server_url', 'repository']
        .map((name) => `\${{ github.${name} }}`)
        .join('/'),
    });
    const [upload] = usesIn(build, 'actions/upload-pages-artifact');
    expect(upload?.with).toEqual({ path: 'dist/site' });
  });
});

describe('check.yml', () => {
  const { jobs } = workflowOf(`${kFolder}/check.yml`);

  test('runs every part of the checks once', () => {
    const matrix = jobs['parts']?.strategy?.matrix as { parts?: readonly string[] } | undefined;
    const named = (matrix?.parts ?? []).flatMap((names) => names.split(','));
    // the newest Debian is one of the systems
    expect([...named, 'webkit', 'debian'].sort()).toEqual([...allParts].sort());
    expect(scriptOf(jobs['webkit'] as Job)).toContain('npm test -- --only webkit');
  });

  test('asks three systems and the newest Emscripten', () => {
    const matrix = jobs['systems']?.strategy?.matrix as { image?: readonly string[] } | undefined;
    expect(matrix?.image).toEqual(['debian:12', 'debian:13', 'ubuntu:24.04']);
    expect(jobs['newest-emscripten']).toMatchObject({ container: 'emscripten/emsdk:latest' });
  });
});

describe('the matrix for npm run verify', () => {
  const [job] = Object.values(workflowOf(kExample).jobs) as [Job];
  const shards = job.strategy?.matrix.shard ?? [];
  const step = job.steps.find(({ run }) => run?.includes('npm run verify')) as Step;

  /** The command of one job of the matrix, as the options that it gives. */
  function campaignOf(shard: number) {
    const values: Record<string, number> = {
      'matrix.shard': shard,
      'strategy.job-total': shards.length,
      'github.run_number': 7,
    };
    const script = step.run?.replace(/"\$(\w+)"/g, (_, name) => step.env?.[name] ?? '') ?? '';
    const command = script.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name) => String(values[name]));
    const [, options = ''] = /^npm run verify -- (.*)$/.exec(command) ?? [];
    return readCampaign(options.split(' '));
  }

  test('has jobs that check every case once', () => {
    expect(shards.length).toBeGreaterThan(1);
    const ranges = shards.map((shard) => {
      const {
        cases,
        shard: [part, parts],
      } = campaignOf(shard);
      return rangeOf(cases, part, parts);
    });
    const { cases } = campaignOf(1);
    expect(ranges[0]?.[0]).toBe(0);
    expect(ranges.at(-1)?.[1]).toBe(cases);
    for (const [i, [from]] of ranges.slice(1).entries()) expect(from).toBe(ranges[i]?.[1]);
  });

  test('has one seed for all jobs of a run, and another for the next', () => {
    expect(new Set(shards.map((shard) => campaignOf(shard).seed))).toEqual(new Set([7]));
  });

  test('keeps the cases that failed, each job under its own name', () => {
    const [upload] = usesIn(job, 'actions/upload-artifact');
    expect(upload).toMatchObject({
      if: 'failure()',
      with: {
        path: 'build/verify/*.failures.jsonl',
        name: expect.stringContaining('matrix.shard'),
      },
    });
  });
});
