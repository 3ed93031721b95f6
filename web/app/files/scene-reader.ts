// Reads scenes from files, links, URLs and the host page. Each is checked by the format's reader and by the
// core before it is opened; errors are shown to the viewer and reported to the host page.
import type { InvalidShapeError } from '../../core/errors.ts';
import type { Scene } from '../../scene/scene.ts';
import { type Strings, stringsOf } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { FigureError } from '../figure-error.ts';
import type { Notices } from '../notices.ts';
import type { LinkedRead } from './linked-scene.ts';
import type { SceneFault, SceneRead } from './scene-file.ts';

/** Receives a valid scene. */
export type Open = (scene: Scene) => void;

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
  async openFile(file: File, open: Open): Promise<void> {
    try {
      const read = await readText(await file.text());
      if (this.#host.signal.aborted) return;
      await this.#take(file.name, read, (scene) => {
        open(scene);
        void this.#host.notices.inform((strings) =>
          format(strings['file.opened'], { file: file.name }),
        );
      });
    } catch (error) {
      this.#refuseUnreadable(file.name, error);
    }
  }

  /** The code of a link; `isCurrent`: whether it is still to be opened after decoding. */
  async openLink(link: string, open: Open, isCurrent: () => boolean): Promise<void> {
    try {
      const { readLinkedScene } = await import('./linked-scene.ts');
      const read = await readLinkedScene(link);
      if (!this.#host.signal.aborted && isCurrent()) await this.#take(kLink, read, open);
    } catch (error) {
      this.#refuseUnreadable(kLink, error);
    }
  }

  /** A scene from the host page: a document, the text of one, or the code of a link. */
  async openGiven(given: unknown, open: Open): Promise<void> {
    try {
      const { readGivenScene } = await import('./linked-scene.ts');
      const read = await readGivenScene(given);
      if (!this.#host.signal.aborted) await this.#take(kScene, read, open);
    } catch (error) {
      this.#refuseUnreadable(kScene, error);
    }
  }

  /** The scene file at a URL. */
  async openAddress(address: string, open: Open): Promise<void> {
    const { signal } = this.#host;
    try {
      const response = await fetch(new URL(address, document.baseURI), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const read = await readText(await response.text());
      if (!signal.aborted) await this.#take(address, read, open);
    } catch (error) {
      if (!signal.aborted) this.#refuseUnreadable(address, error, 'source');
    }
  }

  /** `file`: its name in messages. */
  async #take(file: string, read: LinkedRead, open: Open): Promise<void> {
    if ('link' in read) await this.#refuse((strings) => strings[`link.${read.link}`]);
    else if ('fault' in read) await this.#refuseFault(file, read.fault);
    else this.#openAccepted(file, read.scene, open);
  }

  #openAccepted(file: string, scene: Scene, open: Open): void {
    const refusal = this.#host.refusal(scene);
    if (refusal === null) {
      open(scene);
      return;
    }
    const place = scene.items.findIndex(({ name }) => name === refusal.shape);
    const path = `scene.items[${place}].shape.${refusal.field}`;
    const value = String(refusal.value);
    void this.#refuse((strings) => format(strings['file.refused'], { file, path, value }), {
      field: path,
      value,
    });
  }

  #refuseFault(file: string, { key, path, value, expects }: SceneFault): Promise<void> {
    return this.#refuse(
      (strings) => format(strings[key], { file, path, value, expects: strings[expects] }),
      { field: path, value },
    );
  }

  /** The source could not be read at all. */
  #refuseUnreadable(file: string, cause: unknown, code: 'scene' | 'source' = 'scene'): void {
    console.warn(cause);
    const text = (strings: Strings) => format(strings['file.unreadable'], { file });
    void this.#refuse(text, { value: file, cause }, code);
  }

  async #refuse(
    text: (strings: Strings) => string,
    at: { readonly field?: string; readonly value?: string; readonly cause?: unknown } = {},
    code: 'scene' | 'source' = 'scene',
  ): Promise<void> {
    await this.#host.notices.warn(text);
    this.#host.fail(new FigureError(code, text(stringsOf('en')), at));
  }
}

/** Loads the parser with its schema only when it is needed. */
export async function readText(text: string): Promise<SceneRead> {
  const { readScene } = await import('./scene-file.ts');
  return readScene(text);
}
