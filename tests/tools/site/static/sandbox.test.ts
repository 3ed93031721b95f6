// The document that visitors' code runs in: its policy lets one script run, and nothing else.
import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { attributeOf, elementIn, elementsOf, textOf } from '../../../../tools/site/document.ts';
import { kSandboxPolicy, sandboxFile } from '../../../../tools/site/static/sandbox.ts';

const document = parse(sandboxFile.source);

test('its policy comes before everything else, and names only its own script', () => {
  const [first] = elementsOf(elementIn(document, 'head')).slice(1);
  expect(first && attributeOf(first, 'http-equiv')).toBe('Content-Security-Policy');
  expect(first && attributeOf(first, 'content')).toBe(kSandboxPolicy);
  const script = textOf(elementIn(document, 'script'));
  expect(script.trimStart()).toMatch(/^'use strict';/);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(kSandboxPolicy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('it loads nothing', () => {
  expect(sandboxFile.fileName).toBe('bench/sandbox.html');
  const loading = elementsOf(document).filter((element) =>
    ['src', 'href', 'action'].some((name) => attributeOf(element, name) !== undefined),
  );
  expect(loading).toEqual([]);
});
