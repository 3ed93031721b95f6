// Turning, moving and zooming the view: three's OrbitControls without inertia, so that nothing runs
// when nobody touches the picture.
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { InputHost } from './host.ts';

const kTurnSpeed = 0.75;
/** Metres from the eye to what it looks at. */
const kNearest = 1e-4;

export class Orbit {
  private readonly controls: OrbitControls;

  constructor(host: InputHost, changed: () => void) {
    const { camera, canvas, target } = host.stage;
    this.controls = new OrbitControls(camera, canvas);
    this.controls.target = target;
    this.controls.enableDamping = false;
    this.controls.rotateSpeed = kTurnSpeed;
    this.controls.minDistance = kNearest;
    this.controls.addEventListener('change', changed);
  }

  /** Off while something else holds the pointer. */
  allow(allowed: boolean): void {
    this.controls.enabled = allowed;
  }

  dispose(): void {
    this.controls.dispose();
  }
}
