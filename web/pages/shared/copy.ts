// Buttons that copy the code beside them.

import { copyText } from '../../shared/clipboard.ts';

/** How long a button says that it has copied, in milliseconds. */
const kShown = 2_000;

async function copy(button: HTMLButtonElement, words: string): Promise<void> {
  const code = button.parentElement?.querySelector('pre');
  await copyText(`${(code?.textContent ?? '').trimEnd()}\n`);
  button.textContent = button.dataset['copied'] ?? words;
  setTimeout(() => {
    button.textContent = words;
  }, kShown);
}

/** Makes the page's buttons work, where the browser lets pages write to the clipboard. */
export function connectCopyButtons(): void {
  if (!('clipboard' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const words = button.textContent;
    button.hidden = false;
    button.ariaLive = 'polite';
    button.addEventListener('click', () => {
      copy(button, words).catch((error: unknown) => console.warn('Not copied:', error));
    });
  }
}
