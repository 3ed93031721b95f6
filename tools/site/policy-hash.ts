// Names a script or a style sheet in a content security policy.
import { createHash } from 'node:crypto';

/** Of what stands between the tags, to the letter. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
