// Scrolling and focus after the panels have changed.

/** Half a row, so that it shows that the list goes on. */
const kMargin = 20;

/**
 * Brings the chosen row into view by scrolling its own list only: scrollIntoView would also move the
 * page that a figure is embedded in.
 */
export function revealChosen(root: ParentNode): void {
  const row = root.querySelector<HTMLElement>('.row[aria-selected="true"]');
  if (row) reveal(row, row.getBoundingClientRect());
}

/** Brings what stands above the rows into view. */
export function revealPlot(root: ParentNode): void {
  const list = root.querySelector('.reasons');
  if (list) list.scrollTop = 0;
}

/** With the field above it, which holds what was refused. */
export function revealRefusal(refusal: HTMLElement): void {
  const { bottom } = refusal.getBoundingClientRect();
  const top = (refusal.previousElementSibling ?? refusal).getBoundingClientRect().top;
  reveal(refusal, { top, bottom });
}

function reveal(
  element: HTMLElement,
  inner: { readonly top: number; readonly bottom: number },
): void {
  // Where there is room for it, what stands above the list stays.
  const lists = [element.closest('.reasons'), element.closest('.body')];
  const list = lists.find((each) => each && each.scrollHeight > each.clientHeight);
  if (!list) return;
  const outer = list.getBoundingClientRect();
  const above = outer.top + kMargin - inner.top;
  const below = inner.bottom + kMargin - outer.bottom;
  if (above > 0) list.scrollTop -= above;
  else if (below > 0) list.scrollTop += below;
}

/** A button that takes itself away hands the focus to the picture, or keys would go nowhere. */
export function focusPicture(root: ParentNode): void {
  root.querySelector<HTMLElement>('canvas')?.focus({ preventScroll: true });
}

/** Question and answer take each other's place: the focus goes along. */
export function focusQuiz(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>('.quiz button');
  if (button) button.focus({ preventScroll: true });
  else focusPicture(root);
}

/** In a small frame one button opens the reasons and another closes them: the focus goes along. */
export function focusPanelToggle(root: ParentNode): void {
  for (const toggle of root.querySelectorAll<HTMLElement>('.why-toggle, .fold')) {
    if (toggle.offsetWidth > 0) toggle.focus({ preventScroll: true });
  }
}
