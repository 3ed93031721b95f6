// Which scene is open: what the figure begins with, and every scene that comes in place of another.
import type { HistoryCommands } from '../../page/commands.ts';
import { openingPreset, presetByKey } from '../../presets/index.ts';
import { emptyScene, type Scene } from '../../scene/scene.ts';
import { faultOf } from '../attributes.ts';
import type { Context } from '../context.ts';
import { askForFile } from '../files/download.ts';
import { KeptScene } from '../files/kept-scene.ts';
import { SceneReader } from '../files/scene-reader.ts';
import type { Notices } from '../notices.ts';
import { OpenedScenes } from './opened-scenes.ts';

export interface OpeningHost {
  readonly notices: Notices;
  /** Another scene is in the store: everything looks at it anew. */
  opened(): void;
  /** The figure shows its first scene again as at its beginning. */
  wasReset(): void;
}

export class Opening implements HistoryCommands {
  readonly #context: Context;
  readonly #host: OpeningHost;
  readonly #reader: SceneReader;
  readonly #kept: KeptScene;
  readonly #openedScenes = new OpenedScenes();
  /** What `reset` goes back to. */
  #beginning: Scene = emptyScene;
  #isOpen = false;

  constructor(context: Context, host: OpeningHost) {
    this.#context = context;
    this.#host = host;
    const { attributes, core, emit, signal } = context;
    this.#reader = new SceneReader({
      notices: host.notices,
      signal,
      refusal: (scene) => core.refusal(scene),
      fail: (error) => emit('error', error),
    });
    this.#kept = new KeptScene(attributes, signal);
    const follow = () => void this.#followLink((scene) => this.#openScene(scene));
    addEventListener('hashchange', follow, { signal });
  }

  /** What the figure begins with is there: before, nothing is decided or drawn. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  undo(): void {
    this.#context.store.undo();
  }

  redo(): void {
    this.#context.store.redo();
  }

  reset(): void {
    if (this.#context.store.state.scene !== this.#beginning) this.#replace(this.#beginning);
    this.#host.opened();
    this.#host.wasReset();
  }

  /** Opens a preset, or the opening scene where there is none of that key. */
  openPreset(key: string | null = openingPreset): void {
    const preset = presetByKey(key) ?? presetByKey(openingPreset);
    if (preset) {
      // The first is no step of history: there is nothing before it.
      if (this.#context.store.state.scene === emptyScene) this.#restore(preset.scene);
      else this.#replace(preset.scene);
    }
    this.#begin(this.#context.store.state.scene);
  }

  /** A scene that the page gives: a document, the text of one, or a link's code. */
  openGiven(given: unknown): Promise<void> {
    return this.#reader.openGiven(given, (scene) => this.#openAuthored(scene));
  }

  /** The scene file that the attribute `src` names. */
  async openSource(): Promise<void> {
    const { src } = this.#context.attributes;
    if (src !== null) await this.#reader.openAddress(src, (scene) => this.#openAuthored(scene));
  }

  chooseFile(): void {
    askForFile('.json,application/json', (file) => void this.openFile(file));
  }

  openFile(file: File): Promise<void> {
    return this.#reader.openFile(file, (scene) => this.#openScene(scene));
  }

  /**
   * Opens what the figure begins with over the preset, which is in its place already. `given`: a scene
   * that the page has set before there was a figure; undefined: none.
   */
  async openBeginning(given: unknown): Promise<void> {
    this.reportUnknownPreset();
    if (given === undefined) await this.#restoreAsked();
    else await this.openGiven(given);
  }

  /** From now on changes are steps of history. */
  finish(): void {
    this.#isOpen = true;
  }

  reportUnknownPreset(): void {
    const { attributes, emit } = this.#context;
    const { preset } = attributes;
    if (preset === null || presetByKey(preset)) return;
    emit('error', faultOf('preset', preset, 'the key of a preset'));
  }

  /** The scene became another one, which is kept; whether it leads to one that was opened another time. */
  changed(scene: Scene, previous: Scene): boolean {
    this.#kept.changed(scene);
    return this.#openedScenes.crossed(scene, previous);
  }

  /** The scene that the address holds, that the author names, or that of the last visit. */
  async #restoreAsked(): Promise<void> {
    const { attributes, store } = this.#context;
    const restore = (scene: Scene) => this.#restoreBeginning(scene);
    if (attributes.link !== '') await this.#followLink(restore);
    else if (attributes.scene !== null) await this.#reader.openGiven(attributes.scene, restore);
    else if (attributes.src !== null) await this.#reader.openAddress(attributes.src, restore);
    else {
      const kept = await this.#kept.read(() => store.state.scene);
      if (kept) this.#bringBack(kept);
    }
    this.#kept.allowOverwriting();
  }

  #bringBack(scene: Scene): void {
    this.#restoreBeginning(scene);
    void this.#host.notices.show({
      text: (strings) => strings['file.restored'],
      wrong: false,
      startAnew: true,
    });
  }

  /** Opens what stands in the address, if that is for this figure. */
  async #followLink(open: (scene: Scene) => void): Promise<void> {
    const { attributes } = this.#context;
    const { link } = attributes;
    if (link !== '') await this.#reader.openLink(link, open, () => attributes.link === link);
  }

  #openScene(scene: Scene): void {
    this.#replace(scene);
    this.#host.opened();
  }

  #openAuthored(scene: Scene): void {
    if (this.#isOpen) this.#replace(scene);
    else this.#restore(scene);
    this.#begin(scene);
  }

  #restoreBeginning(scene: Scene): void {
    this.#restore(scene);
    this.#begin(scene);
  }

  #begin(scene: Scene): void {
    this.#host.opened();
    this.#beginning = scene;
  }

  /** A scene that was there before there was a history. */
  #restore(scene: Scene): void {
    this.#openedScenes.opened(scene);
    this.#context.store.amend(scene);
  }

  /** A scene from elsewhere, as a step of history. */
  #replace(scene: Scene): void {
    const { store } = this.#context;
    this.#openedScenes.opened(scene);
    store.edit(scene);
    store.update({ selected: null, step: null, closeUp: null });
  }
}
