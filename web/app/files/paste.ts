// Scenes pasted anywhere but in a field: the text of one, of a pair with its answer, or the link to one.
import { isForField } from '../../input/key-events.ts';

export interface PasteTarget {
  /** Whether scenes are accepted. */
  allowed(): boolean;
  /** Whether the whole page is the figure's, wherever the focus is. */
  isPage(): boolean;
  take(text: string): void;
}

export function listenForPastes(
  element: HTMLElement,
  target: PasteTarget,
  signal: AbortSignal,
): void {
  const paste = (event: ClipboardEvent) => {
    if (event.defaultPrevented || isForField(event) || !target.allowed()) return;
    if (!(target.isPage() || event.composedPath().includes(element))) return;
    const text = sceneIn(event.clipboardData?.getData('text/plain') ?? '');
    if (text === null) return;
    event.preventDefault();
    target.take(text);
  };
  document.addEventListener('paste', paste, { signal });
}

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
