/** By then a browser has taken hold of a download, in milliseconds. */
const kTaken = 10_000;

/** Hands the viewer a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser may take hold of the content a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), kTaken);
}

/** Asks the viewer for a file; never answers if there is none. */
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
