// All input of one figure: pointer, camera, gizmo and keyboard.
import type { InputHost } from './host.ts';
import { Keyboard } from './keyboard.ts';
import { LazyGizmo } from './lazy-gizmo.ts';
import { Orbit } from './orbit.ts';
import { Pointer } from './pointer.ts';
import { ScrollGuard } from './scroll-guard.ts';

export class Input {
  readonly #gizmo: LazyGizmo;
  readonly #orbit: Orbit;
  readonly #pointer: Pointer;
  readonly #keyboard: Keyboard;
  readonly #scrollGuard: ScrollGuard;

  /** Handles keys anywhere inside `root`. */
  constructor(host: InputHost, root: HTMLElement) {
    this.#gizmo = new LazyGizmo(host);
    // Created before OrbitControls, which would consume every wheel event.
    this.#scrollGuard = new ScrollGuard(host, root, () => this.#pointer.isHolding);
    this.#orbit = new Orbit(host, () => {
      this.#gizmo.sync();
      host.changedView();
    });
    this.#pointer = new Pointer(host, this.#gizmo, this.#orbit);
    this.#keyboard = new Keyboard(host, root, this.#pointer);
  }

  /** Must be called after every change of the state or the camera. */
  sync(): void {
    this.#orbit.sync();
    this.#gizmo.sync();
    this.#scrollGuard.sync();
  }

  /** Colors of the gizmo: default, and under the pointer. */
  setColors(axis: string, active: string): void {
    this.#gizmo.setColors(axis, active);
  }

  dispose(): void {
    this.#scrollGuard.dispose();
    this.#keyboard.dispose();
    this.#pointer.dispose();
    this.#orbit.dispose();
    this.#gizmo.dispose();
  }
}
