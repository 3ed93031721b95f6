// Reads scenes from files, links, URLs and the host page. Each is checked by the format's reader and by the
// core before it is opened; errors are shown to the viewer and reported to the host page.
import { type ModelPreset, rememberModelPreset } from '../../presets/models.ts';
import type { SceneView } from '../../scene/appearance.ts';
import type { Scene } from '../../scene/scene.ts';
import { loadPanelStrings, type Strings, stringsOf } from '../../strings/index.ts';
import { printable } from '../../strings/printable.ts';
import { format } from '../../strings/text.ts';
import type { Context } from '../context.ts';
import { FigureError } from '../figure-error.ts';
import type { Notices } from '../notices.ts';
import type { LinkedRead } from './linked-scene.ts';
import type { SceneRead } from './scene-file.ts';

/** Takes what was read. */
export interface Taker {
  /** Receives a valid scene; `view`: that of the link it came with, if any. */
  open(scene: Scene, view: SceneView | null): void;
  /**
   * Says in place of a scene why there is none; without it, a notice does. `isRead`: it was read, and is wrong; else
   * it, or what reads it, could not be loaded.
   */
  refused?(text: (strings: Strings) => string, isRead: boolean): void;
}

/** How messages name a link, and a scene that the host page gave. */
const kLink = 'link';
const kScene = 'scene';

/** The name of what is read in messages. */
type Name = string | ((strings: Strings) => string);
const shownName = (name: Name, strings: Strings) =>
  typeof name === 'string' ? printable(name) : name(strings);

type ReadingContext = Pick<Context, 'core' | 'emit' | 'signal'>;

/** What is asked for last is what is opened, however long that before it takes to be read. */
export class SceneReader {
  readonly #context: ReadingContext;
  readonly #notices: Notices;
  #latest = 0;

  constructor(context: ReadingContext, notices: Notices) {
    this.#context = context;
    this.#notices = notices;
  }

  /** Nothing is opened any more that was asked for before. */
  forget(): void {
    this.#latest += 1;
  }

  /** A file that the viewer chose or dropped. `addModel`: takes one that is a model. */
  async openFile(file: File, taker: Taker, addModel: (file: File) => void): Promise<void> {
    const isCurrent = this.#begin();
    try {
      const read = await readFile(file);
      if (isCurrent() && 'fault' in read && read.fault.key === 'file.mesh') return addModel(file);
      await this.#take(isCurrent, file.name, read, {
        ...taker,
        open: (scene, view) => {
          taker.open(scene, view);
          void this.#notices.inform((strings) =>
            format(strings['file.opened'], { file: printable(file.name) }),
          );
        },
      });
    } catch (error) {
      if (isCurrent()) await this.#refuseUnreadable(file.name, error, taker);
    }
  }

  /** A text that the viewer pasted; nothing happens where it is about something else than a scene. */
  async openPasted(text: string, taker: Taker): Promise<void> {
    const { sceneIn } = await import('./pasted-scene.ts');
    const scene = sceneIn(text);
    if (scene === null) return;
    const name = (strings: Strings) => strings['file.pasted'];
    const read = async () => (await import('./linked-scene.ts')).readGivenScene(scene);
    const open: Taker['open'] = (opened, view) => {
      taker.open(opened, view);
      void this.#notices.inform((strings) => strings['file.pasteOpened']);
    };
    await this.#open(name, { ...taker, open }, read);
  }

  /** The text that was stored during the last visit. */
  openStored(text: string, taker: Taker): Promise<void> {
    const name = (strings: Strings) => strings['file.last'];
    return this.#open(name, taker, () => readText(text, ''));
  }

  /** The code of a link; `isAsked`: whether it is still to be opened after decoding. */
  openLink(link: string, taker: Taker, isAsked: () => boolean): Promise<void> {
    const read = async () => (await import('./linked-scene.ts')).readLinkedScene(link);
    return this.#open(kLink, taker, read, { isAsked });
  }

  /** A scene from the host page: a document, the text of one, or the code of a link. */
  openGiven(given: unknown, taker: Taker): Promise<void> {
    const read = async () => (await import('./linked-scene.ts')).readGivenScene(given);
    return this.#open(kScene, taker, read);
  }

  /** A preset whose scene has a model. */
  openModelPreset(key: ModelPreset, taker: Taker): Promise<void> {
    const read = async () => {
      const { documentOfPreset } = await import('../models/model-presets.ts');
      return { document: documentOfPreset(key) };
    };
    const open: Taker['open'] = (scene, view) => {
      rememberModelPreset(scene, key);
      taker.open(scene, view);
    };
    return this.#open(key, { ...taker, open }, read);
  }

  /** The scene file at a URL. */
  openAddress(address: string, taker: Taker): Promise<void> {
    const { signal } = this.#context;
    const read = async () => {
      const response = await fetch(new URL(address, document.baseURI), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return readText(await response.text(), address);
    };
    return this.#open(address, taker, read, { code: 'source' });
  }

  async #open(
    name: Name,
    taker: Taker,
    read: () => Promise<LinkedRead>,
    { isAsked, code }: { readonly isAsked?: () => boolean; readonly code?: 'source' } = {},
  ): Promise<void> {
    const isCurrent = this.#begin(isAsked);
    try {
      await this.#take(isCurrent, name, await read(), taker);
    } catch (error) {
      if (isCurrent()) await this.#refuseUnreadable(name, error, taker, code);
    }
  }

  /** Answers whether what is asked for now is still to be opened. */
  #begin(isAsked = () => true): () => boolean {
    this.#latest += 1;
    const mine = this.#latest;
    return () => !this.#context.signal.aborted && mine === this.#latest && isAsked();
  }

  /** What takes it is loaded with what has read it. */
  async #take(isCurrent: () => boolean, file: Name, read: LinkedRead, taker: Taker): Promise<void> {
    const { takeRead } = await import('./take-read.ts');
    if (!isCurrent()) return;
    await takeRead(read, {
      core: this.#context.core,
      name: (strings) => shownName(file, strings),
      isCurrent,
      open: taker.open.bind(taker),
      refuse: (text, at) => this.#refuse(text, taker, at),
    });
  }

  /** The source could not be read at all. */
  #refuseUnreadable(
    file: Name,
    cause: unknown,
    taker: Taker,
    code: 'scene' | 'source' = 'scene',
  ): Promise<void> {
    console.warn(cause);
    const text = (strings: Strings) =>
      format(strings['file.unreadable'], { file: shownName(file, strings) });
    return this.#refuse(text, taker, { value: shownName(file, stringsOf('en')), cause }, code);
  }

  async #refuse(
    text: (strings: Strings) => string,
    taker: Taker,
    at: { readonly field?: string; readonly value?: string; readonly cause?: unknown } = {},
    code: 'scene' | 'source' = 'scene',
  ): Promise<void> {
    const mine = this.#latest;
    await loadPanelStrings();
    if (this.#context.signal.aborted || mine !== this.#latest) return;
    if (taker.refused) taker.refused(text, !('cause' in at));
    else await this.#notices.warn(text);
    this.#context.emit('error', new FigureError(code, text(stringsOf('en')), at));
  }
}

/** Of one that is too long only as much is read as tells whether it is a mesh. */
async function readFile(file: File): Promise<SceneRead> {
  const { kLongestText, readScene, tooLong } = await import('./scene-file.ts');
  if (file.size <= kLongestText) return readScene(await file.text(), file.name);
  const read = readScene(await file.slice(0, kHead).text(), file.name);
  return 'fault' in read && read.fault.key === 'file.mesh' ? read : tooLong(file.size);
}

/** In bytes. */
const kHead = 1000;

/** Loads the parser with its schema only when it is needed. */
export async function readText(text: string, name: string): Promise<SceneRead> {
  const { readScene } = await import('./scene-file.ts');
  return readScene(text, name);
}
