export type CopyResult = 'copied' | 'selected';

/** Selects the text instead where the clipboard is blocked (insecure context or permissions policy). */
export async function copyOrSelect(text: HTMLTextAreaElement): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text.value);
    return 'copied';
  } catch {
    text.focus();
    text.select();
    return 'selected';
  }
}
