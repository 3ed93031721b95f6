// The document of the frame that visitors' code runs in: nothing but one script, which its policy names by its hash.
// Workers from blobs inherit that policy: no network, no other scripts, no eval.

import script from '../../../web/pages/bench/sandbox/sandbox.js?raw';
import { kSandbox } from '../../../web/pages/bench/sandbox-address.ts';
import type { OutputFile } from '../files.ts';
import { policyHash } from '../policy-hash.ts';

const text = `\n${script}`;

export const kSandboxPolicy = [
  "default-src 'none'",
  `script-src ${policyHash(text)}`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

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
