// Scenes out to files and back in, pictures out, and the scene of the last visit.
import type { InvalidShapeError } from '../../core/errors.ts';
import type { Progress } from '../../panel/model.ts';
import { presets } from '../../presets/index.ts';
import type { Scene } from '../../scene/scene.ts';
import { loadPanelStrings, type Strings, stringsOf } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import type { Attributes } from '../attributes.ts';
import { FigureError } from '../figure-error.ts';
import { Autosave, kSceneKey } from './autosave.ts';
import { askForFile, download } from './download.ts';
import type { LinkedRead } from './linked-scene.ts';
import { readStored, writeStored } from './local-storage.ts';
import type { SceneFault, SceneRead } from './scene-file.ts';
import { writeScene } from './write-scene.ts';

/** Something to tell, in the language that is spoken by then. */
export interface Told {
  text(strings: Strings): string;
  readonly wrong: boolean;
  readonly startAnew: boolean;
}

export interface FilesHost {
  readonly attributes: Attributes;
  readonly signal: AbortSignal;
  scene(): Scene;
  /** As a step of history. */
  open(scene: Scene): void;
  /** As what the page starts with. */
  restore(scene: Scene): void;
  /** What the core has to say against a scene; null: nothing, or it is not here yet. */
  refusal(scene: Scene): InvalidShapeError | null;
  notify(told: Told): void;
  fail(error: FigureError): void;
  picture(): Promise<Blob | null>;
  /** null: no pair is chosen. */
  chart(): Promise<string | null>;
  /** null: there is none, or it was given up. */
  walk(progress: Progress): Promise<Blob | null>;
}

const kName = 'collision-playground';
/** What a link is called in messages, and what an author wrote into the page. */
const kLink = 'link';
const kScene = 'scene';

export class Files {
  readonly #host: FilesHost;
  readonly #autosave = new Autosave((scene) => (isPreset(scene) ? null : writeScene(scene)));
  /** What was kept has been looked at: from now on it may be overwritten. */
  #restored = false;

  constructor(host: FilesHost) {
    this.#host = host;
    const { signal } = host;
    addEventListener('pagehide', () => this.#autosave.flush(), { signal });
    signal.addEventListener('abort', () => this.#autosave.flush());
    const follow = () => void this.#follow((scene) => host.open(scene));
    addEventListener('hashchange', follow, { signal });
  }

  /** The scene that the address holds, that the author names, or that of the last visit. */
  async restore(): Promise<void> {
    const { attributes } = this.#host;
    const restore = (scene: Scene) => this.#host.restore(scene);
    if (attributes.link !== '') await this.#follow(restore);
    else if (attributes.scene !== null) await this.openGiven(attributes.scene, restore);
    else if (attributes.src !== null) await this.openAddress(attributes.src, restore);
    else if (attributes.autosave) await this.#restoreKept();
    // From now on what is kept may be overwritten.
    this.#restored = true;
  }

  /** Where the page was asked for no other. */
  async #restoreKept(): Promise<void> {
    const asked =
      this.#host.attributes.preset !== null || location.hash !== '' || location.search !== '';
    const text = asked ? null : readStored(kSceneKey);
    if (text === null) return;
    const opening = this.#host.scene();
    try {
      const read = await readText(text);
      if (this.#host.signal.aborted || this.#host.scene() !== opening) return;
      if ('fault' in read) writeStored(kSceneKey, null);
      else this.#bringBack(read.scene);
    } catch (error) {
      console.error(error);
    }
  }

  changed(scene: Scene): void {
    if (this.#host.attributes.autosave && this.#restored) this.#autosave.note(scene);
  }

  save(): void {
    const content = new Blob([writeScene(this.#host.scene())], { type: 'application/json' });
    download(`${kName}.json`, content);
  }

  choose(): void {
    askForFile('.json,application/json', (file) => void this.take(file));
  }

  async take(file: File): Promise<void> {
    try {
      const read = await readText(await file.text());
      if (this.#host.signal.aborted) return;
      if ('fault' in read) await this.#tellFault(file.name, read.fault);
      else this.#open(file.name, read.scene);
    } catch (error) {
      this.#refuseUnread(file.name, error);
    }
  }

  /** An address that opens the scene, to be sent to somebody. */
  async copyLink(): Promise<void> {
    try {
      const { writeLink } = await import('../../scene/link/link.ts');
      const link = await writeLink(this.#host.scene());
      if (link === null) {
        void this.#say(true, (strings) => strings['link.tooLong']);
        return;
      }
      const { origin, pathname } = location;
      await navigator.clipboard.writeText(`${origin}${pathname}#${link}`);
      void this.#say(false, (strings) => strings['link.copied']);
    } catch (error) {
      console.warn(error);
      void this.#say(true, (strings) => strings['link.notCopied']);
    }
  }

  async savePicture(): Promise<void> {
    const picture = await this.#host.picture();
    if (picture) download(`${kName}.png`, picture);
    else void this.#say(true, (strings) => strings['error.webgl']);
  }

  async saveChart(): Promise<void> {
    const chart = await this.#host.chart();
    if (chart) download(`${kName}.svg`, new Blob([chart], { type: 'image/svg+xml' }));
  }

  async saveWalk(progress: Progress): Promise<boolean> {
    const walk = await this.#host.walk(progress);
    if (walk) download(`${kName}.gif`, walk);
    return walk !== null;
  }

  /** Opens what the address holds, if that is for this figure. */
  async #follow(open: (scene: Scene) => void): Promise<void> {
    const { attributes, signal } = this.#host;
    const { link } = attributes;
    if (link === '') return;
    try {
      const { readLinkedScene } = await import('./linked-scene.ts');
      const read = await readLinkedScene(link);
      // Meanwhile another address may have been asked for.
      if (signal.aborted || attributes.link !== link) return;
      await this.#takeRead(kLink, read, open);
    } catch (error) {
      this.#refuseUnread(kLink, error);
    }
  }

  /** A scene as an author gives it: a document, the text of one, or a link's code. */
  async openGiven(given: unknown, open: (scene: Scene) => void): Promise<void> {
    try {
      const { readGivenScene } = await import('./linked-scene.ts');
      const read = await readGivenScene(given);
      if (!this.#host.signal.aborted) await this.#takeRead(kScene, read, open);
    } catch (error) {
      this.#refuseUnread(kScene, error);
    }
  }

  /** The scene file at an address. */
  async openAddress(address: string, open: (scene: Scene) => void): Promise<void> {
    const { signal } = this.#host;
    try {
      const response = await fetch(new URL(address, document.baseURI), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const read = await readText(await response.text());
      if (!signal.aborted) await this.#takeRead(address, read, open);
    } catch (error) {
      if (!signal.aborted) this.#refuseUnread(address, error, 'source');
    }
  }

  async #takeRead(file: string, read: LinkedRead, open: (scene: Scene) => void): Promise<void> {
    if ('scene' in read) this.#take(file, read.scene, open);
    else if ('link' in read) this.#refuse((strings) => strings[`link.${read.link}`]);
    else await this.#tellFault(file, read.fault);
  }

  #bringBack(scene: Scene): void {
    this.#host.restore(scene);
    void this.#tell({
      text: (strings) => strings['file.restored'],
      wrong: false,
      startAnew: true,
    });
  }

  #open(file: string, scene: Scene): void {
    this.#take(file, scene, (accepted) => {
      this.#host.open(accepted);
      void this.#say(false, (strings) => format(strings['file.opened'], { file }));
    });
  }

  #take(file: string, scene: Scene, open: (scene: Scene) => void): void {
    const refusal = this.#host.refusal(scene);
    if (refusal === null) {
      open(scene);
      return;
    }
    const place = scene.items.findIndex(({ name }) => name === refusal.shape);
    const path = `scene.items[${place}].shape.${refusal.field}`;
    const value = String(refusal.value);
    this.#refuse((strings) => format(strings['file.refused'], { file, path, value }), {
      field: path,
      value,
    });
  }

  #tellFault(file: string, { key, path, value, expects }: SceneFault): Promise<void> {
    return this.#refuse(
      (strings) => format(strings[key], { file, path, value, expects: strings[expects] }),
      { field: path, value },
    );
  }

  /** Nothing came that could be looked at. */
  #refuseUnread(file: string, cause: unknown, code: 'scene' | 'source' = 'scene'): void {
    console.warn(cause);
    const text = (strings: Strings) => format(strings['file.unreadable'], { file });
    this.#refuse(text, { value: file, cause }, code);
  }

  /** Told to the viewer, and to the page. */
  async #refuse(
    text: (strings: Strings) => string,
    at: { readonly field?: string; readonly value?: string; readonly cause?: unknown } = {},
    code: 'scene' | 'source' = 'scene',
  ): Promise<void> {
    await this.#say(true, text);
    this.#host.fail(new FigureError(code, text(stringsOf('en')), at));
  }

  #say(wrong: boolean, text: (strings: Strings) => string): Promise<void> {
    return this.#tell({ text, wrong, startAnew: false });
  }

  async #tell(told: Told): Promise<void> {
    await loadPanelStrings();
    if (!this.#host.signal.aborted) this.#host.notify(told);
  }
}

/** The reader knows the format in detail, and is loaded when there is something to read. */
async function readText(text: string): Promise<SceneRead> {
  const { readScene } = await import('./scene-file.ts');
  return readScene(text);
}

const isPreset = (scene: Scene) => presets.some((preset) => preset.scene === scene);
