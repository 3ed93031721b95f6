// What is wider than its place can be scrolled by keys, and is no stop for them otherwise.

export function connectScrollers(selector: string): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const element = target as HTMLElement;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
