// Models, whose code is loaded with the first one.
import type { Example } from '../models/examples.ts';
import type { MadeOfModel, ModelCommands, WalkCommands } from '../page/commands.ts';
import type { TreeView } from '../scene/mesh-tree.ts';
import type { ModelController, ModelControllerHost } from './models/model-controller.ts';
import type { TreeWalk, TreeWalkHost } from './models/tree-walk.ts';
import type { Notices } from './notices.ts';

type Host = ModelControllerHost & TreeWalkHost & { readonly notices: Pick<Notices, 'failed'> };

export class LazyModels implements ModelCommands {
  readonly #host: Host;
  #walk: TreeWalk | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Of a ray through the hierarchy that is shown; null: there is none. */
  get walk(): WalkCommands | null {
    return this.#walk?.isShown ? this.#walk : null;
  }

  add(file: File): void {
    void this.#run((models) => models.add(file));
  }

  addExample(name: Example): void {
    void this.#run((models) => models.addExample(name));
  }

  showTree(tree: TreeView | null): void {
    void this.#run(async () => {
      const { TreeWalk } = await import('./models/tree-walk.ts');
      this.#walk ??= new TreeWalk(this.#host);
      this.#walk.show(tree);
    });
  }

  make(what: MadeOfModel, id: number): void {
    void this.#run((models) => models.make(what, id));
  }

  setSolid(id: number, solid: boolean): void {
    void this.#run((models) => models.setSolid(id, solid));
  }

  async #run(act: (models: ModelController) => Promise<void>): Promise<void> {
    try {
      const { ModelController } = await import('./models/model-controller.ts');
      await act(new ModelController(this.#host));
    } catch (error) {
      void this.#host.notices.failed(error);
    }
  }
}
