// Texts pasted anywhere but in a field, which may be scenes.
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
    const isHere = target.isPage() || event.composedPath().includes(element);
    if (event.defaultPrevented || isForField(event) || !isHere || !target.allowed()) return;
    target.take(event.clipboardData?.getData('text/plain') ?? '');
  };
  document.addEventListener('paste', paste, { signal });
}
