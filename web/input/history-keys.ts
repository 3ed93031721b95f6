// Undo and redo by keys, anywhere in the figure, with a picture or without.
import { keepsHistory, letterOf } from './key-events.ts';

export interface History {
  undo(): void;
  redo(): void;
}

export function listenForHistory(root: HTMLElement, history: History, signal: AbortSignal): void {
  const heard = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || keepsHistory(event)) return;
    if (!(event.ctrlKey || event.metaKey)) return;
    const letter = letterOf(event);
    if (letter === 'z' && !event.shiftKey) history.undo();
    else if (letter === 'z' || letter === 'y') history.redo();
    else return;
    event.preventDefault();
  };
  root.addEventListener('keydown', heard, { signal });
}
