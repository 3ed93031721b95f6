// Reads scenes from files, links, URLs and the host page. Each is checked by the format's reader and by the
// core before it is opened; errors are shown to the viewer and reported to the host page.
import type { InvalidShapeError } from '../../core/errors.ts';
import type { SceneView } from '../../scene/appearance.ts';
import type { Scene } from '../../scene/scene.ts';
import { loadPanelStrings, type Strings, stringsOf } from '../../strings/index.ts';
import { printable } from '../../strings/printable.ts';
import { format } from '../../strings/text.ts';
import { FigureError } from '../figure-error.ts';
import type { Notices } from '../notices.ts';
import type { AcceptedRead, LinkedRead } from './linked-scene.ts';
import type { SceneFault, SceneRead } from './scene-file.ts';

/** Takes what was read. */
export interface Taker {
  /** Receives a valid scene; `view`: that of the link it came with, if any. */
  open(scene: Scene, view: SceneView | null): void;
  /** Says in place of a scene why there is none; without it, a notice does. */
  refused?(text: (strings: Strings) => string): void;
}

export interface SceneReaderHost {
  readonly notices: Notices;
  readonly signal: AbortSignal;
  /** The error with which the core rejects a scene; null: none, or the core is not loaded. */
  refusal(scene: Scene): InvalidShapeError | null;
  fail(error: FigureError): void;
}

/** How messages name a link, and a scene that the host page gave. */
const kLink = 'link';
const kScene = 'scene';

export class SceneReader {
  readonly #host: SceneReaderHost;

  constructor(host: SceneReaderHost) {
    this.#host = host;
  }

  /** A file that the viewer chose or dropped. */
  async openFile(file: File, taker: Taker): Promise<void> {
    try {
      const read = await readText(await file.text(), file.name);
      if (this.#host.signal.aborted) return;
      await this.#take(file.name, read, {
        ...taker,
        open: (scene, view) => {
          taker.open(scene, view);
          void this.#host.notices.inform((strings) =>
            format(strings['file.opened'], { file: printable(file.name) }),
          );
        },
      });
    } catch (error) {
      await this.#refuseUnreadable(file.name, error, taker);
    }
  }

  /** The code of a link; `isCurrent`: whether it is still to be opened after decoding. */
  async openLink(link: string, taker: Taker, isCurrent: () => boolean): Promise<void> {
    try {
      const { readLinkedScene } = await import('./linked-scene.ts');
      const read = await readLinkedScene(link);
      if (!this.#host.signal.aborted && isCurrent()) await this.#take(kLink, read, taker);
    } catch (error) {
      await this.#refuseUnreadable(kLink, error, taker);
    }
  }

  /** A scene from the host page: a document, the text of one, or the code of a link. */
  async openGiven(given: unknown, taker: Taker): Promise<void> {
    try {
      const { readGivenScene } = await import('./linked-scene.ts');
      const read = await readGivenScene(given);
      if (!this.#host.signal.aborted) await this.#take(kScene, read, taker);
    } catch (error) {
      await this.#refuseUnreadable(kScene, error, taker);
    }
  }

  /** The scene file at a URL. */
  async openAddress(address: string, taker: Taker): Promise<void> {
    const { signal } = this.#host;
    try {
      const response = await fetch(new URL(address, document.baseURI), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const read = await readText(await response.text(), address);
      if (!signal.aborted) await this.#take(address, read, taker);
    } catch (error) {
      if (!signal.aborted) await this.#refuseUnreadable(address, error, taker, 'source');
    }
  }

  /** `file`: its name in messages. */
  async #take(file: string, read: LinkedRead, taker: Taker): Promise<void> {
    if ('link' in read) await this.#refuse((strings) => strings[`link.${read.link}`], taker);
    else if ('fault' in read) await this.#refuseFault(file, read.fault, taker);
    else await this.#openAccepted(file, read, taker);
  }

  async #openAccepted(
    file: string,
    { scene, view = null }: AcceptedRead,
    taker: Taker,
  ): Promise<void> {
    const refusal = this.#host.refusal(scene);
    if (refusal === null) {
      taker.open(scene, view);
      return;
    }
    const place = scene.items.findIndex(({ name }) => name === refusal.shape);
    const path = `scene.items[${place}].shape.${refusal.field}`;
    const value = String(refusal.value);
    const values = { file: printable(file), path, value };
    const text = (strings: Strings) => format(strings['file.refused'], values);
    await this.#refuse(text, taker, { field: path, value });
  }

  #refuseFault(
    file: string,
    { key, path, value, expects }: SceneFault,
    taker: Taker,
  ): Promise<void> {
    const text = (strings: Strings) =>
      format(strings[key], { file: printable(file), path, value, expects: strings[expects] });
    return this.#refuse(text, taker, { field: path, value });
  }

  /** The source could not be read at all. */
  #refuseUnreadable(
    file: string,
    cause: unknown,
    taker: Taker,
    code: 'scene' | 'source' = 'scene',
  ): Promise<void> {
    console.warn(cause);
    const values = { file: printable(file) };
    const text = (strings: Strings) => format(strings['file.unreadable'], values);
    return this.#refuse(text, taker, { value: file, cause }, code);
  }

  async #refuse(
    text: (strings: Strings) => string,
    taker: Taker,
    at: { readonly field?: string; readonly value?: string; readonly cause?: unknown } = {},
    code: 'scene' | 'source' = 'scene',
  ): Promise<void> {
    await loadPanelStrings();
    if (this.#host.signal.aborted) return;
    if (taker.refused) taker.refused(text);
    else await this.#host.notices.warn(text);
    this.#host.fail(new FigureError(code, text(stringsOf('en')), at));
  }
}

/** Loads the parser with its schema only when it is needed. */
export async function readText(text: string, name: string): Promise<SceneRead> {
  const { readScene } = await import('./scene-file.ts');
  return readScene(text, name);
}
