// The workflows run nothing that can be exchanged unnoticed, and give each job the least that it needs.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = new URL('../../.github/workflows/', import.meta.url);
const names = readdirSync(folder);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const workflowOf = (name: string): Workflow => parse(textOf(name));
const jobsOf = (name: string) => Object.entries(workflowOf(name).jobs);
const usesIn = ({ steps }: Job, action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`${action}@`));
const scriptOf = ({ steps }: Job) => steps.map(({ run = '' }) => run).join('\n');

test('there are workflows, and nothing else', () => {
  expect(names).toContain('publish.yml');
  expect(names.filter((name) => !/\.ya?ml$/.test(name))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  test('pins each action to a commit, with its version beside it', () => {
    const actions = jobsOf(name).flatMap(([, { steps }]) =>
      steps.flatMap(({ uses }) => uses ?? []),
    );
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/);
    const lines = textOf(name)
      .split('\n')
      .filter((line) => /^\s*(- )?uses:/.test(line));
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
  const { jobs } = workflowOf('publish.yml');
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
    expect(scripts).toContain('npm test');
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
