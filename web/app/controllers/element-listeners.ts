// Listeners on the whole element: undo and redo keys, dropped files, keyboard or pointer use.
import { listenForHistory } from '../../input/history-keys.ts';
import type { Context } from '../context.ts';
import { listenForDrops } from '../files/drop.ts';

export function listenToElement(
  { element, store, pageStore, attributes, signal }: Context,
  openFile: (file: File) => void,
): void {
  const early = { signal, capture: true };
  element.addEventListener('keydown', () => pageStore.update({ byKeys: true }), early);
  element.addEventListener('pointerdown', () => pageStore.update({ byKeys: false }), early);
  const mayEdit = () => !attributes.readonly;
  const history = {
    undo: () => mayEdit() && store.undo(),
    redo: () => mayEdit() && store.redo(),
  };
  listenForHistory(element, history, signal);
  const drop = {
    allowed: mayEdit,
    hovering: (dropping: boolean) => pageStore.update({ dropping }),
    take: openFile,
  };
  listenForDrops(element, drop, signal);
}
