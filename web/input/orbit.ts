// Turning, moving and zooming the view: three's OrbitControls without inertia, so that nothing runs
// when nobody touches the picture.
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { InputHost } from './host.ts';

const kTurnSpeed = 0.75;
/** Metres from the eye to what it looks at, and what that comes to without perspective. */
const kNearest = 1e-4;
const kMostZoom = 1e5;

export class Orbit {
  readonly #host: InputHost;
  readonly #controls: OrbitControls;

  constructor(host: InputHost, changed: () => void) {
    this.#host = host;
    const { camera, canvas, target } = host.stage;
    this.#controls = new OrbitControls(camera, canvas);
    this.#controls.target = target;
    this.#controls.enableDamping = false;
    this.#controls.rotateSpeed = kTurnSpeed;
    this.#controls.minDistance = kNearest;
    this.#controls.maxZoom = kMostZoom;
    this.#controls.addEventListener('change', changed);
  }

  /** Holds the camera that is in use. */
  sync(): void {
    this.#controls.object = this.#host.stage.camera;
  }

  /** Off while something else holds the pointer. */
  allow(allowed: boolean): void {
    this.#controls.enabled = allowed;
  }

  /** From here on the view may be turned by a press. */
  begin(): void {
    this.#controls.saveState();
  }

  /** The press was not meant for the view: back to where it began. */
  takeBack(): void {
    this.#controls.reset();
  }

  dispose(): void {
    this.#controls.dispose();
  }
}
