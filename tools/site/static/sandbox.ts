// The document of the frame that visitors' code runs in: nothing but one script, which its policy names by its hash.
// Workers from blobs inherit that policy: no network, no other scripts, no eval.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kSandbox } from '../../../web/pages/bench/sandbox-address.ts';
import type { OutputFile } from '../files.ts';
import { policyHash } from '../policy-hash.ts';

const kScript = join(import.meta.dirname, '../../../web/pages/bench/sandbox/sandbox.js');
const text = `\n'use strict';\n${readFileSync(kScript, 'utf8')}`;

const kHash = policyHash(text);

export const kSandboxPolicy = [
  "default-src 'none'",
  `script-src ${kHash}`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What the policy of a page has to allow for a frame that it writes this document into, and that inherits it. */
export const kForSandbox = { scripts: kHash, workers: 'blob:' };

export const sandboxFile: OutputFile = {
  fileName: kSandbox,
  source: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${kSandboxPolicy}">
<title>Sandbox</title>
</head>
<body><script>${text}</script></body>
</html>
`,
};
