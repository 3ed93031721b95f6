/** What came of copying. */
export type Copied = 'copied' | 'selected';

/** Where the page may not copy (no secure context, or a policy), the text is selected for the viewer to. */
export async function copyOrSelect(text: HTMLTextAreaElement): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text.value);
    return 'copied';
  } catch {
    text.focus();
    text.select();
    return 'selected';
  }
}
