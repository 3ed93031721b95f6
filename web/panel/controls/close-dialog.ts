/** Closes the dialog that contains an element; the browser restores the focus. */
export function closeDialog(within: HTMLElement): void {
  within.closest('dialog')?.close();
}
