// Files dropped anywhere on the figure.

export interface DropTarget {
  /** Whether files are accepted. */
  allowed(): boolean;
  /** Whether a file is dragged over the figure. */
  hovering(over: boolean): void;
  take(file: File): void;
}

export function listenForDrops(
  element: HTMLElement,
  target: DropTarget,
  signal: AbortSignal,
): void {
  const options = { signal };
  const carriesFile = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') ?? false;
  element.addEventListener(
    'dragover',
    (event) => {
      if (!(carriesFile(event) && target.allowed())) return;
      // Without this the browser would navigate to the file.
      event.preventDefault();
      target.hovering(true);
    },
    options,
  );
  element.addEventListener(
    'dragleave',
    (event) => {
      if (!element.contains(event.relatedTarget as Node | null)) target.hovering(false);
    },
    options,
  );
  element.addEventListener(
    'drop',
    (event) => {
      if (!(carriesFile(event) && target.allowed())) return;
      event.preventDefault();
      target.hovering(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) target.take(file);
    },
    options,
  );
}
