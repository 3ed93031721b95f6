// Models, whose code is loaded with the first one.
import type { Example } from '../models/examples.ts';
import type { MadeOfModel, ModelCommands } from '../page/commands.ts';
import type { ModelController, ModelControllerHost } from './models/model-controller.ts';

export class LazyModels implements ModelCommands {
  readonly #host: ModelControllerHost;

  constructor(host: ModelControllerHost) {
    this.#host = host;
  }

  add(file: File): void {
    void this.#run((models) => models.add(file));
  }

  addExample(name: Example): void {
    void this.#run((models) => models.addExample(name));
  }

  make(what: MadeOfModel, id: number): void {
    void this.#run((models) => models.make(what, id));
  }

  async #run(act: (models: ModelController) => Promise<void>): Promise<void> {
    try {
      const { ModelController } = await import('./models/model-controller.ts');
      await act(new ModelController(this.#host));
    } catch (error) {
      console.warn(error);
      void this.#host.notices.warn((strings) => strings['panel.failed']);
    }
  }
}
