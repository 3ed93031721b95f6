// Copies the text of a field to the clipboard.
import type { CopyResult } from '../../page/page.ts';
import { copyText } from '../../shared/clipboard.ts';

/** Selects the text instead where the clipboard is blocked (insecure context or permissions policy). */
export async function copyOrSelect(text: HTMLTextAreaElement): Promise<CopyResult> {
  try {
    await copyText(text.value);
    return 'copied';
  } catch {
    text.focus();
    text.select();
    return 'selected';
  }
}
