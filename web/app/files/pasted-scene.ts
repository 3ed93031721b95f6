// The scene in a pasted text: that of a file, of a pair with its answer, or the link to one.

const kFence = /^```json\s*\n([\s\S]*?)^```/m;

/** The document or the code of a link that a text is or has; null: it is about something else. */
export function sceneIn(text: string): string | null {
  const written = text.trim();
  if (written.startsWith('{')) return written;
  const fenced = kFence.exec(written)?.[1]?.trim();
  if (fenced?.startsWith('{')) return fenced;
  const code = URL.canParse(written) ? new URL(written).hash.slice(1) : '';
  return /^[12][\w-]{8,}$/.test(code) ? code : null;
}
