// What panels can ask for, and who of a figure's parts does it.
import type { Core } from '../core/index.ts';
import type { PageActions } from '../panel/model.ts';
import type { Walker } from '../panel/page/walker.ts';
import { openingPreset } from '../presets/index.ts';
import { itemById } from '../scene/scene.ts';
import { selectedIds } from '../scene/selection.ts';
import type { Store } from '../scene/store.ts';
import { writeCamera } from '../scene/views.ts';
import type { Attributes } from './attributes.ts';
import type { Files } from './files/files.ts';
import type { Panels } from './panels.ts';
import type { Picture } from './picture.ts';
import type { Quiz } from './quiz.ts';
import type { SceneCommands } from './scene-commands.ts';
import { tryShape } from './try-shape.ts';

/** Asked for anew each time: panels are built before some of these. */
export interface Parts {
  readonly store: Store;
  readonly attributes: Attributes;
  readonly commands: SceneCommands;
  readonly panels: Panels;
  readonly walker: Walker;
  readonly quiz: Quiz;
  readonly files: Files;
  /** null: the core is still loading. */
  readonly core: Core | null;
  /** null: the browser can't draw. */
  readonly picture: Picture | null;
  openPreset(key: string): void;
  reset(): void;
  refresh(): void;
}

export function pageActions(of: Parts): PageActions {
  const { store, commands } = of;
  return {
    undo: () => store.undo(),
    redo: () => store.redo(),
    reset: () => {
      of.reset();
      of.panels.focusPicture();
    },
    switchLang: () => of.attributes.switchLang(),
    switchTheme: () => of.attributes.switchTheme(),
    openPreset: (key) => of.openPreset(key),
    add: (kind) => commands.add(kind),
    remove: (id) => {
      commands.remove(id);
      of.panels.focusPicture();
    },
    removeSelected: () => {
      commands.remove(...selectedIds(store.state));
      of.panels.focusPicture();
    },
    deselect: () => {
      commands.select(null, false);
      of.panels.focusPicture();
    },
    select: (id) => commands.select(id, false),
    hover: (hovered) => store.update({ hovered }),
    toggleSelected: (id) => commands.toggleSelected(id),
    setSeveral: (several) => store.update({ several }),
    duplicate: (id) => commands.duplicate([id]),
    setTitle: (text) => {
      commands.setTitle(text);
      of.panels.relayout();
      return store.state.scene.title ?? '';
    },
    rename: (id, name) => commands.rename(id, name),
    nameOf: (id) => itemById(store.state.scene, id)?.name ?? '',
    setHidden: (id, hidden) => commands.setHidden(id, hidden),
    setLocked: (id, locked) => commands.setLocked(id, locked),
    setGizmo: (gizmo) => store.update({ gizmo }),
    setPairSide: (side, id) => commands.setPairSide(side, id),
    tryShape: (id, change) => tryShape(store, of.core, id, change),
    commit: () => store.commit(),
    cancel: () => store.cancel(),
    setStep: (step) => {
      of.walker.stop();
      store.update({ step });
      of.panels.reveal();
    },
    moveStep: (by) => {
      of.walker.stop();
      store.update({ step: of.panels.rowBeside(by) });
    },
    play: () => of.walker.toggle(),
    toggleQuiz: () => {
      of.quiz.toggle();
      of.panels.moveQuiz();
    },
    answer: (guess) => {
      of.quiz.answer(guess);
      of.panels.moveQuiz();
    },
    nextQuestion: () => {
      of.quiz.next();
      of.panels.moveQuiz();
    },
    toggleWhy: () => of.panels.toggleWhy(),
    openTab: (tab) => of.panels.openTab(tab),
    showDialog: (dialog) => of.panels.showDialog(dialog),
    lookFrom: (view) => of.picture?.lookFrom(view),
    toggleParallel: () => of.picture?.toggleParallel(),
    frameSelected: () => of.picture?.frameSelected(),
    saveScene: () => of.files.save(),
    openFile: () => of.files.choose(),
    copyLink: () => void of.files.copyLink(),
    savePicture: () => void of.files.savePicture(),
    saveChart: () => void of.files.saveChart(),
    saveWalk: (progress) => of.files.saveWalk(progress),
    camera: () => of.picture && writeCamera(of.picture.camera),
    startAnew: () => {
      of.openPreset(openingPreset);
      of.panels.focusPicture();
    },
    dismissNotice: () => {
      of.panels.setNotice(null);
      of.panels.focusPicture();
    },
    closeUp: (closeUp) => store.update({ closeUp }),
    toggleNudges: () => of.panels.toggleNudges(),
    nudge: (axis, metres) => commands.nudge(axis, metres),
    setAxisLock: (axisLock) => store.update({ axisLock }),
    setSingleKeys: (on) => of.panels.setSingleKeys(on),
    refresh: () => of.refresh(),
  };
}
