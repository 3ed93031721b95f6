// Keys that a list or slider takes for itself.

/** Does what the key stands for, and stops the event. */
export function moveBy(event: KeyboardEvent, moves: Readonly<Record<string, () => void>>): void {
  const move = moves[event.key];
  if (move === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}
