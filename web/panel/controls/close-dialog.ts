/** Closes the dialog that an element stands in; the focus goes back to what opened it. */
export function closeDialog(within: HTMLElement): void {
  within.closest('dialog')?.close();
}
