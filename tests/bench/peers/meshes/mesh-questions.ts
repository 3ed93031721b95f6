// What the bench asks of the torus: seeded rays, boxes, balls and points.
import { randomNumbers } from '../../../../web/pages/shared/random-numbers.ts';
import type { Obb, Quat, Ray, Sphere, Vec3 } from '../../../../web/scene/shape.ts';

/** Where a second mesh stands. */
export interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

export interface MeshQuestions {
  /** In the order of a picture's pixels. */
  readonly coherent: readonly Ray[];
  readonly incoherent: readonly Ray[];
  readonly smallBoxes: readonly Obb[];
  readonly largeBoxes: readonly Obb[];
  readonly balls: readonly Sphere[];
  readonly near: readonly Vec3[];
  readonly far: readonly Vec3[];
  /** Of a second torus, some of which are beside the first. */
  readonly poses: readonly Pose[];
}

export function meshQuestionsOf(count: number, seed: number): MeshQuestions {
  const random = randomNumbers(seed);
  const within = (most: number) => (2 * random() - 1) * most;
  const place = (x: number, y: number): Vec3 => [within(x), within(y), within(x)];
  const list = <Item>(length: number, item: (i: number) => Item) =>
    Array.from({ length }, (_, i) => item(i));
  const side = Math.ceil(Math.sqrt(count));
  const coherent = list(count, (i): Ray => {
    const [x, y] = [(i % side) / side - 0.5, Math.floor(i / side) / side - 0.5];
    return { kind: 'ray', origin: [0, 1.6, 2.4], direction: [1.35 * x, -0.62 - 0.75 * y, -0.9] };
  });
  const incoherent = list(count, (): Ray => {
    const origin = place(2, 2);
    const [x, y, z] = place(1.2, 0.3);
    return { kind: 'ray', origin, direction: [x - origin[0], y - origin[1], z - origin[2]] };
  });
  /** Close to the surface. */
  const beside = (most: number): Vec3 => {
    const [a, b] = [2 * Math.PI * random(), 2 * Math.PI * random()];
    const radius = 0.35 + within(most);
    const reach = 1 + radius * Math.cos(b);
    return [reach * Math.cos(a), radius * Math.sin(b), reach * Math.sin(a)];
  };
  const turn = (): Quat => {
    const [x, y, z, w] = list(4, () => within(1)) as [number, number, number, number];
    const norm = Math.hypot(x, y, z, w);
    return [x / norm, y / norm, z / norm, w / norm];
  };
  const box = (least: number, most: number): Obb => {
    const half = () => least + (most - least) * random();
    return {
      kind: 'obb',
      center: beside(least),
      rotation: turn(),
      halfExtents: [half(), half(), half()],
    };
  };
  const few = Math.min(count, 2000);
  return {
    coherent,
    incoherent,
    smallBoxes: list(few, () => box(0.02, 0.08)),
    largeBoxes: list(Math.ceil(few / 4), () => box(0.15, 0.6)),
    balls: list(few, () => ({ kind: 'sphere', center: beside(0.06), radius: 0.05 })),
    near: list(few, () => beside(0.1)),
    far: list(few, () => place(3, 3)),
    poses: list(Math.ceil(few / 20), () => ({ position: place(1.6, 1.2), rotation: turn() })),
  };
}
