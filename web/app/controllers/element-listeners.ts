// Listeners on the whole element: undo and redo keys, dropped files, pasted scenes, keyboard or pointer use.
import { listenForHistory } from '../../input/key-events.ts';
import type { Context } from '../context.ts';
import { listenForDrops } from '../files/drop.ts';
import { listenForPastes } from '../files/paste.ts';
import type { Opening } from './opening.ts';
import type { SceneUpdates } from './scene-updates.ts';

export function listenToElement(
  { element, pageStore, attributes, signal }: Context,
  opening: Pick<Opening, 'undo' | 'redo' | 'openFile' | 'openPasted'>,
  updates: Pick<SceneUpdates, 'finish'>,
): void {
  const early = { signal, capture: true };
  const attend = (byKeys: boolean) => {
    updates.finish();
    pageStore.update({ byKeys });
  };
  element.addEventListener('keydown', () => attend(true), early);
  element.addEventListener('pointerdown', () => attend(false), early);
  const mayEdit = () => !attributes.readonly;
  const history = {
    undo: () => mayEdit() && opening.undo(),
    redo: () => mayEdit() && opening.redo(),
  };
  listenForHistory(element, history, signal);
  const drop = {
    allowed: mayEdit,
    hovering: (dropping: boolean) => pageStore.update({ dropping }),
    take: (file: File) => void opening.openFile(file),
  };
  listenForDrops(element, drop, signal);
  const paste = {
    allowed: mayEdit,
    isPage: () => !attributes.embedded,
    take: (text: string) => void opening.openPasted(text).catch(console.warn),
  };
  listenForPastes(element, paste, signal);
}
