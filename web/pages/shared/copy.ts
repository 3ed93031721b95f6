// Buttons that copy: the code beside them, or another text.

import { copyText } from '../../shared/clipboard.ts';

/** How long a button says that it has copied, in milliseconds. */
const kShown = 2_000;

export interface Copying {
  readonly textOf: () => string;
  /** Says whether it has just been copied. */
  readonly say: (isCopied: boolean) => void;
}

/** Makes a button work, where the browser lets pages write to the clipboard. */
export function connectCopying(button: HTMLButtonElement, { textOf, say }: Copying): void {
  if (!('clipboard' in navigator)) return;
  const copy = async () => {
    await copyText(textOf());
    say(true);
    setTimeout(() => say(false), kShown);
  };
  button.hidden = false;
  button.ariaLive = 'polite';
  button.addEventListener('click', () => {
    copy().catch((error: unknown) => console.warn('Not copied:', error));
  });
}

/** Of the page, those of code. */
export function connectCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    const words = button.textContent;
    const code = button.parentElement?.querySelector('pre');
    connectCopying(button, {
      textOf: () => `${(code?.textContent ?? '').trimEnd()}\n`,
      say: (isCopied) => {
        button.textContent = isCopied ? (button.dataset['copied'] ?? words) : words;
      },
    });
  }
}
