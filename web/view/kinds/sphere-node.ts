// Sphere: a fill that is fainter in the middle, its silhouette, and three faint great
// circles.
import type { Vector4 } from 'three';
import { Group, Matrix4, Quaternion, SphereGeometry, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { circleEdges, greatCircleEdges } from '../engine/edges.ts';
import { FillMaterial } from '../engine/fill-material.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';
import { EdgeMaterial } from '../engine/line-materials.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { HighlightUniforms } from '../engine/uniforms.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { moveMesh, nodeMesh, paintEdges, paintFill } from './shape-node.ts';

const kForward = new Vector3(0, 0, 1);

export class SphereNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [0, 0] as const;
  readonly size = new Scalar();
  readonly highlight = new HighlightUniforms();
  readonly #resources: RenderResources;
  readonly #fill;
  readonly #outline;
  readonly #circles;
  readonly #matrix = new Matrix4();
  readonly #toEye = new Vector3();
  readonly #middle = new Vector3();
  readonly #rotation = new Quaternion();
  readonly #scale = new Vector3();

  constructor(resources: RenderResources) {
    this.#resources = resources;
    const sphere = resources.geometry('sphere', () => new SphereGeometry(1, 64, 32));
    const circle = resources.geometry('circle', circleEdges);
    const greatCircles = resources.geometry('great-circles', greatCircleEdges);
    this.#fill = nodeMesh(sphere, new FillMaterial(resources.screen, this.highlight));
    this.#fill.material.soft.value = 1;
    this.#circles = nodeMesh(
      greatCircles,
      new EdgeMaterial(resources.screen, this.highlight, false),
    );
    this.#circles.material.front.value.set(1, 0.55);
    this.#circles.material.hidden.value.set(0.7, 0.2);
    this.#outline = nodeMesh(circle, new EdgeMaterial(resources.screen, this.highlight, false));
    this.object.add(this.#fill, this.#circles, this.#outline);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'sphere') return;
    this.anchor.fromArray(shape.center);
    this.size.value = shape.radius;
    this.#matrix
      .makeScale(this.size.value, this.size.value, this.size.value)
      .setPosition(this.anchor);
    moveMesh(this.#fill, this.#matrix);
    moveMesh(this.#circles, this.#matrix);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    return writeAlong(into, this.anchor, direction, this.size);
  }

  paint(style: ShapeStyle): void {
    paintFill(this.#fill.material, style, this.#resources.colors);
    paintEdges(this.#outline.material, style);
    this.#circles.material.color.value.copy(this.#outline.material.color.value);
  }

  /** The outline is the circle where lines from the eye touch the sphere. */
  faceEye({ x, y, z, w }: Vector4): void {
    this.#toEye.set(x, y, z).addScaledVector(this.anchor, -w);
    const distance = this.#toEye.length();
    if (!(distance > w * this.size.value)) {
      this.#outline.visible = false;
      return;
    }
    this.#outline.visible = true;
    this.#toEye.divideScalar(distance);
    const sine = (w * this.size.value) / distance;
    const radius = this.size.value * Math.sqrt(1 - sine * sine);
    this.#middle.copy(this.anchor).addScaledVector(this.#toEye, this.size.value * sine);
    this.#rotation.setFromUnitVectors(kForward, this.#toEye);
    this.#outline.matrix.compose(
      this.#middle,
      this.#rotation,
      this.#scale.set(radius, radius, radius),
    );
    this.#outline.matrixWorldNeedsUpdate = true;
  }

  dispose(): void {
    this.#fill.material.dispose();
    this.#circles.material.dispose();
    this.#outline.material.dispose();
  }
}
