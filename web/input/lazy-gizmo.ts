// The gizmo, loaded when a shape is first selected. Until it is loaded, and if loading fails, shapes and
// handles can be dragged without it.
import type { Scene } from '../scene/scene.ts';
import type { TurnedScene } from '../scene/turn.ts';
import type { Gizmo } from './gizmo.ts';
import type { InputHost } from './host.ts';

type Load = () => Promise<{ readonly Gizmo: new (host: InputHost) => Gizmo }>;

export class LazyGizmo {
  readonly #host: InputHost;
  readonly #load: Load;
  #gizmo: Gizmo | null = null;
  #colors: readonly [string, string] | null = null;
  #state: 'unloaded' | 'loading' | 'failed' | 'disposed' = 'unloaded';

  constructor(host: InputHost, load: Load = () => import('./gizmo.ts')) {
    this.#host = host;
    this.#load = load;
  }

  setColors(axis: string, active: string): void {
    this.#colors = [axis, active];
    this.#gizmo?.setColors(axis, active);
  }

  sync(): void {
    if (this.#gizmo !== null) this.#gizmo.sync();
    else if (this.#host.state().selected !== null) void this.#ensureLoaded();
    // Retries at the next selection.
    else if (this.#state === 'failed') this.#state = 'unloaded';
  }

  hover(x: number, y: number, pickRadius: number): boolean {
    return this.#gizmo?.hover(x, y, pickRadius) ?? false;
  }

  leave(): void {
    this.#gizmo?.leave();
  }

  grab(x: number, y: number, pickRadius: number): boolean {
    return this.#gizmo?.grab(x, y, pickRadius) ?? false;
  }

  drag(scene: Scene, x: number, y: number, snap: boolean): TurnedScene | null {
    return this.#gizmo?.drag(scene, x, y, snap) ?? null;
  }

  release(): void {
    this.#gizmo?.release();
  }

  dispose(): void {
    this.#state = 'disposed';
    this.#gizmo?.dispose();
    this.#gizmo = null;
  }

  async #ensureLoaded(): Promise<void> {
    if (this.#state !== 'unloaded') return;
    this.#state = 'loading';
    try {
      const { Gizmo } = await this.#load();
      if (!this.#isDisposed()) this.#attach(new Gizmo(this.#host));
    } catch (error) {
      if (this.#isDisposed()) return;
      console.error(error);
      this.#state = 'failed';
    }
  }

  #attach(gizmo: Gizmo): void {
    this.#gizmo = gizmo;
    if (this.#colors !== null) gizmo.setColors(...this.#colors);
    gizmo.sync();
    this.#host.changedView();
  }

  /** A method, so that the compiler does not narrow the state across an await. */
  #isDisposed(): boolean {
    return this.#state === 'disposed';
  }
}
