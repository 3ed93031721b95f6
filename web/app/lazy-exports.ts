// Exports, whose code is loaded when something is exported.
import type { FileCommands, Progress, TextFile } from '../page/commands.ts';
import { copyText } from '../shared/clipboard.ts';
import type { Context } from './context.ts';
import type { ExportController } from './controllers/export-controller.ts';
import type { Display } from './display.ts';
import type { PhotographOptions } from './events.ts';
import type { Notices } from './notices.ts';

export class LazyExports implements FileCommands {
  readonly #load: () => Promise<ExportController>;
  readonly #notices: Notices;
  readonly #chooseFile: () => void;

  constructor(context: Context, notices: Notices, display: Display, chooseFile: () => void) {
    this.#load = async () => {
      const { ExportController } = await import('./controllers/export-controller.ts');
      return new ExportController(context, notices, display);
    };
    this.#notices = notices;
    this.#chooseFile = chooseFile;
  }

  openFile(): void {
    this.#chooseFile();
  }

  saveScene(): void {
    void this.#run((exports) => exports.saveScene());
  }

  saveText(text: string, type?: TextFile): void {
    void this.#run((exports) => exports.saveText(text, type));
  }

  /** The browser is asked at once: it may refuse what comes after a wait. */
  copyLink(): void {
    void this.#copy(this.#load().then((exports) => exports.link()));
  }

  savePicture(options: PhotographOptions = {}): void {
    void this.#run((exports) => exports.savePicture(options));
  }

  saveChart(): void {
    void this.#run((exports) => exports.saveChart());
  }

  async saveWalk(progress: Progress): Promise<boolean> {
    return (await this.#run((exports) => exports.saveWalk(progress))) ?? false;
  }

  async saveMotion(progress: Progress): Promise<boolean> {
    return (await this.#run((exports) => exports.saveMotion(progress))) ?? false;
  }

  /** @throws Error when the code can't be loaded */
  async pictureBlob(options: PhotographOptions): Promise<Blob | null> {
    return (await this.#load()).pictureBlob(options);
  }

  /** @throws Error when the code can't be loaded */
  async chart(): Promise<string | null> {
    return (await this.#load()).chart();
  }

  async #copy(link: Promise<string | null>): Promise<void> {
    try {
      await copyText(link.then((text) => text ?? Promise.reject(new Error('too large'))));
      void this.#notices.inform((strings) => strings['link.copied']);
    } catch (error) {
      console.warn(error);
      const why = await link.then(
        (text) => (text === null ? null : 'link.notCopied'),
        () => 'panel.failed' as const,
      );
      const exports = why ?? (await this.#load());
      void this.#notices.warn((strings) =>
        typeof exports === 'string' ? strings[exports] : exports.whyNoLink(strings),
      );
    }
  }

  /** Says so when the code can't be loaded. */
  async #run<Result>(
    act: (exports: ExportController) => Result | Promise<Result>,
  ): Promise<Result | null> {
    let exports: ExportController;
    try {
      exports = await this.#load();
    } catch (error) {
      void this.#notices.failed(error);
      return null;
    }
    return act(exports);
  }
}
