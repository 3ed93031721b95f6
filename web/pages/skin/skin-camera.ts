// The camera of the picture, turned by hand, and the rays through its places.
import { MathUtils, PerspectiveCamera, Raycaster, type Sphere, type Vector2, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { fromRay, fromVector3 } from '../../adapters/index.ts';
import type { Ray, Vec3 } from '../../scene/shape.ts';

const kDirection = new Vector3(0.75, 0.4, 1).normalize();
const kFieldOfView = 35;
/** Of the ball around the model: it is seldom filled. */
const kRoom = 0.96;

export class SkinCamera {
  readonly camera = new PerspectiveCamera(kFieldOfView, 1);
  readonly #controls: OrbitControls;
  readonly #raycaster = new Raycaster();
  readonly #forward = new Vector3();
  #ball: Sphere | null = null;
  #isTurned = false;

  constructor(canvas: HTMLCanvasElement, draw: () => void) {
    this.#controls = new OrbitControls(this.camera, canvas);
    this.#controls.addEventListener('change', draw);
    this.#controls.addEventListener('start', () => {
      this.#isTurned = true;
    });
  }

  /** Whether the pointer turns the view. */
  set turns(turns: boolean) {
    this.#controls.enabled = turns;
  }

  /** All of a ball is seen, from the front. */
  frame(ball: Sphere): void {
    this.#ball = ball;
    this.#isTurned = false;
    this.camera.near = ball.radius / 100;
    this.camera.far = ball.radius * 40;
    this.#controls.minDistance = ball.radius / 4;
    this.#controls.maxDistance = ball.radius * 16;
    this.#place();
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
    this.#place();
  }

  /** Through a place of the picture, −1 to 1 to the right and upwards. */
  rayThrough(place: Vector2): Ray {
    this.camera.updateMatrixWorld();
    this.#raycaster.setFromCamera(place, this.camera);
    return fromRay(this.#raycaster.ray);
  }

  /** How far a point of a ray from the camera is before it, along the view. */
  depthOf({ direction }: Ray, distance: number): number {
    return distance * this.#share(new Vector3(...direction));
  }

  /** What is seen at a place, at a depth. */
  pointAt(place: Vector2, depth: number): Vec3 {
    this.rayThrough(place);
    const { origin, direction } = this.#raycaster.ray;
    return fromVector3(origin.clone().addScaledVector(direction, depth / this.#share(direction)));
  }

  #share(direction: Vector3): number {
    return direction.dot(this.camera.getWorldDirection(this.#forward));
  }

  /** Where it was put by hand it stays, and sees less or more at the sides. */
  #place(): void {
    if (this.#ball && !this.#isTurned) {
      const { center, radius } = this.#ball;
      const half = MathUtils.degToRad(kFieldOfView / 2);
      const narrower = Math.atan(Math.tan(half) * Math.min(1, this.camera.aspect));
      const away = (kRoom * radius) / Math.sin(narrower);
      this.#controls.target.copy(center);
      this.camera.position.copy(center).addScaledVector(kDirection, away);
    }
    this.camera.updateProjectionMatrix();
    this.#controls.update();
  }
}
