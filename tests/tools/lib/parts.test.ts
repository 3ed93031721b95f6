import { expect, test } from 'vitest';
import { allParts, projectsOf, requirementsOf } from '../../../tools/lib/parts.mjs';
import config from '../../../vitest.config.ts';

test('each project of Vitest belongs to one part', () => {
  const projects = (config.test?.projects ?? []) as { test: { name: string } }[];
  expect(projects.length).toBeGreaterThan(5);
  // those in Firefox are run apart
  expect([...projectsOf(allParts), 'firefox'].sort()).toEqual(
    projects.map(({ test: { name } }) => name).sort(),
  );
});

test('what two parts need is named once', () => {
  const names = requirementsOf(['page', 'package']).map(({ name }) => name);
  expect(names).toContain('Emscripten 3.1.6 or later');
  expect(new Set(names).size).toBe(names.length);
});
