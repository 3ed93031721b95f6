// A text as a file on the visitor's disk.

/** Browsers read a download a little later than the click. In milliseconds. */
const kRevokeDelay = 10_000;

export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), kRevokeDelay);
}
