// Opens scenes: the first one of the figure, and every scene that replaces another.
import type { HistoryCommands } from '../../page/commands.ts';
import { openingPreset, presetByKey } from '../../presets/index.ts';
import { isModelPreset, type ModelPreset } from '../../presets/models.ts';
import type { SceneView } from '../../scene/appearance.ts';
import { emptyScene, type Scene } from '../../scene/scene.ts';
import type { History } from '../../scene/store.ts';
import type { Strings } from '../../strings/index.ts';
import { printable } from '../../strings/printable.ts';
import { format } from '../../strings/text.ts';
import type { Context } from '../context.ts';
import { askForFile } from '../files/download.ts';
import { LazyReader } from '../files/lazy-reader.ts';
import type { Taker } from '../files/scene-reader.ts';
import { StoredScene } from '../files/stored-scene.ts';
import type { Notices } from '../notices.ts';
import { OpenedScenes } from './opened-scenes.ts';

export interface OpeningHost {
  readonly notices: Notices;
  /** Another scene is in the store. */
  opened(): void;
  /** What was asked for is not there: nothing is shown but why. */
  missed(text: (strings: Strings) => string): void;
  /** Another scene of the history is in the store. */
  wentBack(): void;
  /** The figure shows its first scene again. */
  resetDone(): void;
  /** A file is a model, not a scene. */
  addModel(file: File): void;
}

export class Opening implements HistoryCommands {
  readonly #context: Context;
  readonly #host: OpeningHost;
  readonly #reader: LazyReader;
  readonly #stored: StoredScene;
  readonly #openedScenes = new OpenedScenes();
  readonly #views = new WeakMap<Scene, SceneView | null>();
  /** The scene that `reset` goes back to. */
  #beginning: Scene = emptyScene;
  /** A scene that the host page gives before the figure begins; undefined: none. */
  #given: unknown;
  #hasBegun = false;
  #isOpen = false;
  #reading: Promise<void> = Promise.resolve();

  constructor(context: Context, host: OpeningHost) {
    this.#context = context;
    this.#host = host;
    const { attributes, signal } = context;
    this.#reader = new LazyReader(context, host.notices);
    this.#stored = new StoredScene(attributes, signal, (kept) => {
      const text = (strings: Strings) => strings['file.unstored'];
      void host.notices.show({ text, wrong: true, offer: { kept } });
    });
    addEventListener('hashchange', () => void this.#followLink(this.#chosen), { signal });
  }

  /** The first scene is open; before that nothing is evaluated or drawn. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when the scene that was asked for last is open or refused: another promise for each one. */
  get reading(): Promise<void> {
    return this.#reading;
  }

  undo(): void {
    this.#context.store.undo();
    this.#host.wentBack();
  }

  redo(): void {
    this.#context.store.redo();
    this.#host.wentBack();
  }

  reset(): void {
    this.#forget();
    if (this.#context.store.state.scene !== this.#beginning) this.#replace(this.#beginning);
    this.#host.opened();
    this.#host.resetDone();
  }

  /** Opens a preset; where there is none of that key, says so. null: the opening one. */
  openPreset(key: string | null): void {
    this.#forget();
    if (isModelPreset(key)) {
      if (this.#hasBegun) void this.#openModelPreset(key); // before, the core is loading
      return;
    }
    const preset = presetByKey(key ?? openingPreset);
    if (!preset) {
      this.#miss((strings) => format(strings['missing.preset'], { key: printable(key ?? '') }));
      return;
    }
    // The first scene is no step of history: there is nothing to go back to.
    if (this.#context.store.state.scene === emptyScene) this.#restore(preset.scene);
    else this.#replace(preset.scene);
    this.#begin(preset.scene);
  }

  #openModelPreset(key: ModelPreset): Promise<void> {
    return this.#readAsked((reader, taker) => reader.openModelPreset(key, taker));
  }

  /** Opens a scene without shapes, to begin with. */
  openEmpty(): void {
    this.#forget();
    this.#openScene({ items: [], pair: null }, null);
  }

  /** The host page has given the scene that the figure is to begin with. */
  get isGiven(): boolean {
    return this.#given !== undefined;
  }

  /** Opens a scene that the host page gives: a document, the text of one, or the code of a link. */
  openGiven(given: unknown): Promise<void> {
    if (this.#hasBegun) {
      const open: Taker['open'] = (...read) => this.#openAuthored(...read);
      this.#reading = this.#read((reader, taker) => reader.openGiven(given, taker), { open });
    } else this.#given = given;
    return this.#reading;
  }

  /** Opens the scene that the attribute `scene` has. */
  async openWritten(): Promise<void> {
    const { scene } = this.#context.attributes;
    if (scene !== null) await this.#readAsked((reader, taker) => reader.openGiven(scene, taker));
  }

  /** Opens the scene file that the attribute `src` names. */
  async openSource(): Promise<void> {
    const { src } = this.#context.attributes;
    if (src !== null) await this.#readAsked((reader, taker) => reader.openAddress(src, taker));
  }

  /** Shows a scene with a history of its own, which is not kept for the next visit; returns what it replaces. */
  exchange(history: History): History {
    const { attributes, store } = this.#context;
    this.#openedScenes.opened(history.scene);
    const before = store.exchange(history);
    store.update({ selected: null, step: attributes.firstRow, closeUp: null });
    this.#host.opened();
    return before;
  }

  chooseFile(): void {
    askForFile('.json,application/json,.glb,.gltf,.obj,.stl', (file) => void this.openFile(file));
  }

  openPasted(text: string): Promise<void> {
    return this.#read((reader, taker) => reader.openPasted(text, taker), this.#chosen);
  }

  openFile(file: File): Promise<void> {
    const { addModel } = this.#host;
    return this.#read((reader, taker) => reader.openFile(file, taker, addModel), this.#chosen);
  }

  /** Replaces the preset, which is open already, by the first scene that the host page or the link asks for. */
  async openBeginning(): Promise<void> {
    this.#hasBegun = true;
    if (this.#given === undefined) await this.#restoreRequested();
    else await this.#read((reader, taker) => reader.openGiven(this.#given, taker), this.#asked);
  }

  /** From now on changes are steps of history. */
  finish(): void {
    this.#hasBegun = true;
    this.#isOpen = true;
  }

  /** The view of the link that the shown scene was opened from; null: it had none. */
  get openedView(): SceneView | null {
    const opened = this.#openedScenes.originOf(this.#context.store.state.scene);
    return this.#views.get(opened) ?? null;
  }

  /** Stores the changed scene; true if it descends from another opened scene than the previous one. */
  changed(scene: Scene, previous: Scene): boolean {
    // The questions of the quiz are not the viewer's scene.
    if (this.#context.store.state.quiz === null) this.#stored.changed(scene);
    return this.#openedScenes.leadsToOther(scene, previous);
  }

  /** The scene of the link, that of the attributes, or the stored one of the last visit. */
  async #restoreRequested(): Promise<void> {
    const { attributes } = this.#context;
    const { link, scene, src, preset } = attributes;
    if (link !== '') await this.#followLink(this.#asked);
    else if (scene !== null) await this.openWritten();
    else if (src !== null) await this.openSource();
    else if (isModelPreset(preset)) await this.#openModelPreset(preset);
    else await this.#openStored();
    this.#stored.allowOverwriting();
  }

  /**
   * The scene of the last visit. One that is wrong is set aside, one that could not be read this time stays where it
   * is, and the figure starts with its own.
   */
  async #openStored(): Promise<void> {
    const kept = this.#stored.text;
    if (kept === null) return;
    const { notices } = this.#host;
    await this.#read((reader, taker) => reader.openStored(kept, taker), {
      open: (scene) => {
        this.#restore(scene);
        this.#begin(scene);
        const text = (strings: Strings) => strings['file.restored'];
        void notices.show({ text, wrong: false, offer: 'startAnew' });
      },
      refused: (why, isRead) => {
        if (isRead) this.#stored.setAside(kept);
        else this.#stored.leave();
        const text = (strings: Strings) => format(strings['file.setAside'], { why: why(strings) });
        void notices.show({ text, wrong: true, offer: { kept } });
      },
    });
  }

  /** Opens the scene in the URL's fragment, if it is for this figure. */
  async #followLink(taker: Taker): Promise<void> {
    const { attributes } = this.#context;
    const { link } = attributes;
    if (link === '') return;
    const isAsked = () => attributes.link === link;
    await this.#read((reader, asked) => reader.openLink(link, asked, isAsked), taker);
  }

  #openScene(scene: Scene, view: SceneView | null): void {
    this.#views.set(scene, view);
    this.#replace(scene);
    this.#host.opened();
  }

  #openAuthored(scene: Scene, view: SceneView | null): void {
    this.#views.set(scene, view);
    if (this.#isOpen) this.#replace(scene);
    else this.#restore(scene);
    this.#begin(scene);
  }

  #read(...asked: Parameters<LazyReader['read']>): Promise<void> {
    return this.#reader.read(...asked);
  }

  #readAsked(open: Parameters<LazyReader['read']>[0]): Promise<void> {
    this.#reading = this.#read(open, this.#asked);
    return this.#reading;
  }

  /** For what the viewer asks for: where that is not there, the scene stays. */
  get #chosen(): Taker {
    return { open: (...read) => this.#openScene(...read) };
  }

  /** For what the page asks for: where that is not there, nothing else takes its place. */
  get #asked(): Taker {
    return {
      open: (...read) => this.#openAuthored(...read),
      refused: (text) => this.#miss(text),
    };
  }

  #miss(text: (strings: Strings) => string): void {
    this.#openAuthored(emptyScene, null);
    this.#beginning = presetByKey(openingPreset)?.scene ?? emptyScene;
    this.#host.missed(text);
  }

  #forget(): void {
    this.#reader.forget();
    this.#reading = Promise.resolve();
  }

  #begin(scene: Scene): void {
    this.#host.opened();
    this.#beginning = scene;
  }

  /** Sets a scene without a step of history. */
  #restore(scene: Scene): void {
    this.#openedScenes.opened(scene);
    this.#context.store.amend(scene);
    this.#context.store.update({ step: this.#context.attributes.firstRow });
  }

  /** Sets a scene as a step of history, at the start of its motion. */
  #replace(scene: Scene): void {
    const { attributes, store } = this.#context;
    this.#openedScenes.opened(scene);
    store.edit(scene);
    store.update({ selected: null, step: attributes.firstRow, closeUp: null, time: 0 });
  }
}
