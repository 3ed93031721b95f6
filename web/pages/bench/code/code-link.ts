// Code in a link: a version character, then JSON, deflated, as base64url. Links are untrusted input: sizes are
// limited before and after inflating, and what is in them is only shown until its reader runs it.
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '../../../scene/link/base64url.ts';
import { DeflateError, deflated, inflated } from '../../../scene/link/deflate.ts';
import type { TaskName } from '../judge-messages.ts';
import { isTask } from '../tasks-list.ts';
import { kMaxCode } from './read-code.ts';

const kVersion = '1';
const kMaxCharacters = 16_000;
const kMaxBytes = 256 * 1024;
/** Behind the # of an address. */
const kPrefix = 'code=';

export interface LinkedCode {
  readonly task: TaskName;
  readonly code: string;
}

/** `version`: made by a later version of this page. */
export type CodeLinkFault = 'version' | 'long' | 'broken';
export type CodeLinkRead = { readonly linked: LinkedCode } | { readonly fault: CodeLinkFault };

const schema = v.strictObject({
  task: v.pipe(
    v.string(),
    v.custom<TaskName>((value) => isTask(String(value))),
  ),
  code: v.pipe(v.string(), v.maxLength(kMaxCode)),
});

/** With its #; null: the code is too long for a link. */
export async function writeCodeLink({ task, code }: LinkedCode): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify({ task, code }));
  if (bytes.length > kMaxBytes || code.length > kMaxCode) return null;
  const text = kVersion + toBase64url(await deflated(bytes));
  return text.length > kMaxCharacters ? null : `#${kPrefix}${text}`;
}

/** null: there is no code in it. */
export async function readCodeLink(hash: string): Promise<CodeLinkRead | null> {
  if (!hash.startsWith(`#${kPrefix}`)) return null;
  const text = hash.slice(kPrefix.length + 1);
  if (text.length > kMaxCharacters) return { fault: 'long' };
  if (text[0] !== kVersion) return { fault: 'version' };
  const bytes = fromBase64url(text.slice(1));
  if (bytes === null) return { fault: 'broken' };
  try {
    const whole = await inflated(bytes, kMaxBytes);
    return whole === null ? { fault: 'long' } : readJson(new TextDecoder().decode(whole));
  } catch (error) {
    if (error instanceof DeflateError) return { fault: 'broken' };
    throw error;
  }
}

function readJson(text: string): CodeLinkRead {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? { linked: read.output } : { fault: 'broken' };
  } catch {
    return { fault: 'broken' };
  }
}
