// The field that searches the lessons; the index comes when the field is first used.

export function connectSearch(): void {
  const place = document.querySelector<HTMLElement>('.search');
  if (!place) return;
  place.hidden = false;
  void import('./search.ts').then(({ showSearch }) => showSearch(place));
}
