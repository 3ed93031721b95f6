// Scrolling and focus management after the panels have changed.

/** Half a row, to show that the list continues. */
const kMargin = 20;

/**
 * Brings the chosen row into view by scrolling its own list only: scrollIntoView would also move the
 * page that a figure is embedded in.
 */
export function revealChosen(root: ParentNode): void {
  const row = root.querySelector<HTMLElement>('.row[aria-selected="true"]');
  if (row) reveal(row, row.getBoundingClientRect());
}

/** Brings the unfolded formula into view, at least from its row on. */
export function revealFormula(formula: HTMLElement): void {
  const row = formula.parentElement?.querySelector('.row[aria-selected="true"]');
  const { top, bottom } = formula.getBoundingClientRect();
  if (formula.hidden || !row) return;
  reveal(formula, { top: row.getBoundingClientRect().top, bottom: Math.max(top, bottom) });
}

/** Scrolls to the plot above the rows. */
export function revealPlot(root: ParentNode): void {
  const list = root.querySelector('.reasons');
  if (list) list.scrollTop = 0;
}

/** Scrolls to an error message together with the field above it. */
export function revealRefusal(refusal: HTMLElement): void {
  const { bottom } = refusal.getBoundingClientRect();
  const top = (refusal.previousElementSibling ?? refusal).getBoundingClientRect().top;
  reveal(refusal, { top, bottom });
}

function reveal(
  element: HTMLElement,
  inner: { readonly top: number; readonly bottom: number },
): void {
  let { top, bottom } = inner;
  // The inner list first: it leaves what is above the list in place.
  for (const list of [element.closest('.reasons'), element.closest('.body')]) {
    if (!list) continue;
    const outer = list.getBoundingClientRect();
    const above = outer.top + kMargin - top;
    const below = bottom + kMargin - outer.bottom;
    const before = list.scrollTop;
    if (above > 0) list.scrollTop -= above;
    else if (below > 0) list.scrollTop += Math.min(below, -above);
    top -= list.scrollTop - before;
    bottom -= list.scrollTop - before;
  }
}

/** Focuses the canvas, after a focused button has removed itself. */
export function focusPicture(root: ParentNode): void {
  root.querySelector<HTMLElement>('canvas')?.focus({ preventScroll: true });
}

/** Moves the focus to the quiz when its question and its result replace each other. */
export function focusQuiz(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>('.quiz button');
  if (button) button.focus({ preventScroll: true });
  else focusPicture(root);
}

/** The small layout opens and closes the panel with different buttons: focuses the visible one. */
export function focusPanelToggle(root: ParentNode): void {
  for (const toggle of root.querySelectorAll<HTMLElement>('.why-toggle, .fold')) {
    if (toggle.offsetWidth > 0) toggle.focus({ preventScroll: true });
  }
}
