// Files dropped anywhere on the figure.

export interface DropTarget {
  /** Whether a file is wanted here. */
  allowed(): boolean;
  /** Whether a file is held over the figure. */
  hovering(over: boolean): void;
  take(file: File): void;
}

export function listenForDrops(
  element: HTMLElement,
  target: DropTarget,
  signal: AbortSignal,
): void {
  const options = { signal };
  const bringsFile = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') ?? false;
  element.addEventListener(
    'dragover',
    (event) => {
      if (!(bringsFile(event) && target.allowed())) return;
      // Without this the browser would leave the page for the file.
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
      if (!(bringsFile(event) && target.allowed())) return;
      event.preventDefault();
      target.hovering(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) target.take(file);
    },
    options,
  );
}
