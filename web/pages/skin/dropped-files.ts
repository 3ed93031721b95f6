// Files that are dropped anywhere on the page.

export function listenForFiles(element: HTMLElement, take: (file: File) => void): void {
  element.addEventListener('dragover', (event) => {
    // without this the browser would open the file itself
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  element.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
}
