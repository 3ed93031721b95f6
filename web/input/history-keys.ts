// Keyboard shortcuts for undo and redo, anywhere in the figure, even without WebGL.
import { keepsHistory, letterOf } from './key-events.ts';

export interface History {
  undo(): void;
  redo(): void;
}

export function listenForHistory(root: HTMLElement, history: History, signal: AbortSignal): void {
  const onKeydown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || keepsHistory(event)) return;
    if (!(event.ctrlKey || event.metaKey)) return;
    const letter = letterOf(event);
    if (letter === 'z' && !event.shiftKey) history.undo();
    else if (letter === 'z' || letter === 'y') history.redo();
    else return;
    event.preventDefault();
  };
  root.addEventListener('keydown', onKeydown, { signal });
}
