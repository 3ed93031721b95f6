// Orbiting, panning and zooming the camera: OrbitControls of three.js without damping, so that no frames
// are drawn without input.
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { InputHost } from './host.ts';

const kTurnSpeed = 0.75;
/** Meters between camera and target, and the equivalent zoom of the orthographic camera. */
const kMinDistance = 1e-4;
const kMaxZoom = 1e5;

export interface OrbitMode {
  readonly allowed: boolean;
  readonly turns: boolean;
  readonly zooms: boolean;
}

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
    this.#controls.minDistance = kMinDistance;
    this.#controls.maxZoom = kMaxZoom;
    this.#controls.addEventListener('change', changed);
  }

  /** Attaches the controls to the current camera. */
  sync(): void {
    this.#controls.object = this.#host.stage.camera;
  }

  /**
   * What pointers may do; those that turn nothing are still tracked, as a second finger may join them.
   * `allowed`: the figure lets its view be changed.
   */
  setMode({ allowed, turns, zooms }: OrbitMode): void {
    this.#controls.enabled = allowed;
    this.#controls.enableRotate = turns;
    this.#controls.enableZoom = zooms;
    this.#controls.enablePan = zooms;
  }

  /** Saves the camera at the start of a press. */
  begin(): void {
    this.#controls.saveState();
  }

  /** Restores the camera after a cancelled press. */
  revert(): void {
    this.#controls.reset();
  }

  dispose(): void {
    this.#controls.dispose();
  }
}
