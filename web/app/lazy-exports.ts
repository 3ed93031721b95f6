// Exports, whose code is loaded when something is exported.
import type { FileCommands, Progress } from '../page/commands.ts';
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

  saveText(text: string): void {
    void this.#run((exports) => exports.saveText(text));
  }

  copyLink(): void {
    void this.#run((exports) => exports.copyLink());
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

  /** @throws Error when the code can't be loaded */
  async pictureBlob(options: PhotographOptions): Promise<Blob | null> {
    return (await this.#load()).pictureBlob(options);
  }

  /** @throws Error when the code can't be loaded */
  async chart(): Promise<string | null> {
    return (await this.#load()).chart();
  }

  /** Says so when the code can't be loaded. */
  async #run<Result>(
    act: (exports: ExportController) => Result | Promise<Result>,
  ): Promise<Result | null> {
    let exports: ExportController;
    try {
      exports = await this.#load();
    } catch (error) {
      console.warn(error);
      void this.#notices.warn((strings) => strings['panel.failed']);
      return null;
    }
    return act(exports);
  }
}
