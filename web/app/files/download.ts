// Files to and from the viewer's disk.

/** Browsers read a download a little later than the click. In milliseconds. */
const kRevokeDelay = 10_000;

/** Starts the download of a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), kRevokeDelay);
}

/** Opens the file dialog; `take` is not called if none is chosen. */
export function askForFile(accept: string, take: (file: File) => void): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = accept;
  field.addEventListener('change', () => {
    const [chosen] = field.files ?? [];
    if (chosen) take(chosen);
  });
  field.click();
}
