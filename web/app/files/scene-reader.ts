// Scenes from elsewhere: files, links, addresses, and what the page around the figure gives. Each is looked
// at by the format's reader and by the core before it is opened; what is wrong is told to the viewer and to
// the page.
import type { InvalidShapeError } from '../../core/errors.ts';
import type { Scene } from '../../scene/scene.ts';
import { type Strings, stringsOf } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { FigureError } from '../figure-error.ts';
import type { Notices } from '../notices.ts';
import type { LinkedRead } from './linked-scene.ts';
import type { SceneFault, SceneRead } from './scene-file.ts';

/** Takes a scene that nothing is wrong with. */
export type Open = (scene: Scene) => void;

export interface SceneReaderHost {
  readonly notices: Notices;
  readonly signal: AbortSignal;
  /** What the core refuses of a scene; null: nothing, or it is not loaded yet. */
  refusal(scene: Scene): InvalidShapeError | null;
  fail(error: FigureError): void;
}

/** What a link is called in messages, and what an author wrote into the page. */
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
      this.#refuseUnread(file.name, error);
    }
  }

  /** The code of a link; `isCurrent`: it is still wanted once it is read. */
  async openLink(link: string, open: Open, isCurrent: () => boolean): Promise<void> {
    try {
      const { readLinkedScene } = await import('./linked-scene.ts');
      const read = await readLinkedScene(link);
      if (!this.#host.signal.aborted && isCurrent()) await this.#take(kLink, read, open);
    } catch (error) {
      this.#refuseUnread(kLink, error);
    }
  }

  /** A scene as an author gives it: a document, the text of one, or a link's code. */
  async openGiven(given: unknown, open: Open): Promise<void> {
    try {
      const { readGivenScene } = await import('./linked-scene.ts');
      const read = await readGivenScene(given);
      if (!this.#host.signal.aborted) await this.#take(kScene, read, open);
    } catch (error) {
      this.#refuseUnread(kScene, error);
    }
  }

  /** The scene file at an address. */
  async openAddress(address: string, open: Open): Promise<void> {
    const { signal } = this.#host;
    try {
      const response = await fetch(new URL(address, document.baseURI), { signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const read = await readText(await response.text());
      if (!signal.aborted) await this.#take(address, read, open);
    } catch (error) {
      if (!signal.aborted) this.#refuseUnread(address, error, 'source');
    }
  }

  /** `file`: what it is called in messages. */
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

  /** Nothing came that could be looked at. */
  #refuseUnread(file: string, cause: unknown, code: 'scene' | 'source' = 'scene'): void {
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

/** The reader knows the format in detail, and is loaded when there is something to read. */
export async function readText(text: string): Promise<SceneRead> {
  const { readScene } = await import('./scene-file.ts');
  return readScene(text);
}
