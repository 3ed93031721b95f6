import type { BufferGeometry, InstancedBufferGeometry, Mesh, ShaderMaterial } from 'three';
import { Line3, Vector3, Vector4 } from 'three';
import { describe, expect, test } from 'vitest';
import { Outcome } from '../../../../web/codes.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { EdgeMaterial } from '../../../../web/view/engine/line-materials.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { makeNode } from '../../../../web/view/kinds/make-node.ts';
import { outlinePoints } from '../../../../web/view/kinds/outline-points.ts';
import type { ShapeNode, ShapeStyle } from '../../../../web/view/kinds/shape-node.ts';
import { expectNear } from '../../scene/samples.ts';

const shapes: readonly Shape[] = [
  { kind: 'aabb', min: [-1, 0, 1], max: [2, 1, 3] },
  {
    kind: 'obb',
    center: [0.5, 1, -2],
    rotation: [0.2, -0.4, 0.4, 1.2],
    halfExtents: [1, 0.5, 0.25],
  },
  { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 1, 1] },
  { kind: 'parallelogram', a: [0, 0, 0], b: [2, 0, 1], c: [0, 1, 1] },
  { kind: 'ray', origin: [1, 2, 3], direction: [0.5, -1, 2] },
  { kind: 'point', position: [1, -2, 0.5] },
  { kind: 'segment', start: [1, 0, -1], end: [-1, 2, 0.5] },
];

/** Points whose hull is the drawn shape. */
function corners(shape: Shape): Vector3[] {
  if (shape.kind === 'triangle' || shape.kind === 'parallelogram') {
    const [a, b, c] = [shape.a, shape.b, shape.c].map((point) => new Vector3().fromArray(point));
    if (!(a && b && c)) return [];
    return shape.kind === 'triangle' ? [a, b, c] : [a, b, c, b.clone().add(c).sub(a)];
  }
  if (shape.kind === 'ray') {
    const origin = new Vector3().fromArray(shape.origin);
    return [origin, origin.clone().add(new Vector3().fromArray(shape.direction))];
  }
  return outlinePoints(shape);
}

describe('a drawn shape', () => {
  const directions = [
    [1, 0, 0],
    [0, -1, 0],
    [0.6, 0, -0.8],
    [-0.48, 0.6, 0.64],
  ].map((direction) => new Vector3().fromArray(direction));

  test.each(shapes)('has its support points where a $kind has them', (shape) => {
    const node = makeNode(shape.kind, new RenderResources());
    node.place(shape);
    for (const direction of directions) {
      const furthest = Math.max(...corners(shape).map((point) => point.dot(direction)));
      const support = node.support(direction, new Vector3());
      expect(support.dot(direction)).toBeCloseTo(furthest, 10);
    }
    node.dispose();
  });
});

test('round shapes have their support points a radius out', () => {
  const direction = new Vector3(0.48, 0.6, -0.64);
  const sphere: Shape = { kind: 'sphere', center: [1, 0, -1], radius: 0.5 };
  const capsule: Shape = { kind: 'capsule', start: [0, 1, 2], end: [2, 0.5, 1], radius: 0.5 };
  const expected = { sphere: [1.24, 0.3, -1.32], capsule: [2.24, 0.8, 0.68] };
  for (const shape of [sphere, capsule] as const) {
    const node = makeNode(shape.kind, new RenderResources());
    node.place(shape);
    expectNear(node.support(direction, new Vector3()).toArray(), expected[shape.kind]);
    node.dispose();
  }
});

describe('the outline of a capsule', () => {
  const start = new Vector3(-1, 0.5, 0);
  const end = new Vector3(1, -0.5, 0.25);
  const radius = 0.4;
  const core = new Line3(start, end);

  /** Corners of the drawn outline, in world space; w = 0: seen from a direction. */
  function outlineFrom({ x, y, z }: Vector3, capsule = core, w = 1): Vector3[] {
    const node = makeNode('capsule', new RenderResources());
    node.place({
      kind: 'capsule',
      start: capsule.start.toArray(),
      end: capsule.end.toArray(),
      radius,
    });
    node.faceEye?.(new Vector4(x, y, z, w));
    const mesh = node.object.children.at(-1) as Mesh;
    if (!mesh.visible) return [];
    const places = mesh.geometry.getAttribute('start');
    return Array.from({ length: places.count }, (_, i) =>
      new Vector3().fromBufferAttribute(places, i).applyMatrix4(mesh.matrix),
    );
  }

  test.each([
    ['in front', new Vector3(0, 0, 8)],
    ['nearly along it', new Vector3(6, -2, 1.2)],
    ['above', new Vector3(0.3, 5, 1)],
  ])('lies where lines of sight touch it, from %s', (_, eye) => {
    const corners = outlineFrom(eye);
    expect(corners.length).toBeGreaterThan(50);
    const foot = new Vector3();
    for (const corner of corners) {
      core.closestPointToPoint(corner, true, foot);
      const outward = corner.clone().sub(foot);
      expect(outward.length()).toBeCloseTo(radius, 5);
      expect(outward.dot(corner.clone().sub(eye))).toBeCloseTo(0, 5);
    }
  });

  test.each([
    ['in front', new Vector3(0, 0, 1)],
    ['nearly along it', new Vector3(0.97, -0.48, 0.12).normalize()],
    ['along it', end.clone().sub(start).normalize()],
    ['against it', start.clone().sub(end).normalize()],
  ])('lies where parallel lines of sight touch it, from %s', (_, direction) => {
    const corners = outlineFrom(direction, core, 0);
    const foot = new Vector3();
    for (const corner of corners) {
      core.closestPointToPoint(corner, true, foot);
      const outward = corner.clone().sub(foot);
      expect(outward.length()).toBeCloseTo(radius, 5);
      expect(outward.dot(direction)).toBeCloseTo(0, 5);
    }
    // all around
    const middle = corners.reduce((sum, corner) => sum.add(corner), new Vector3());
    const seen = corners.map((corner) => {
      return corner
        .clone()
        .addScaledVector(middle, -1 / corners.length)
        .projectOnPlane(direction);
    });
    for (const place of seen) {
      expect(Math.min(...seen.map((other) => other.dot(place)))).toBeLessThan(0);
    }
  });

  test('is a circle for an eye on the axis, and nothing for one inside', () => {
    const axis = end.clone().sub(start);
    const corners = outlineFrom(end.clone().addScaledVector(axis, 2));
    const distances = corners.map((corner) => corner.distanceTo(end));
    for (const distance of distances) expect(distance).toBeCloseTo(radius, 5);
    expect(outlineFrom(new Vector3(0, 0.1, 0))).toEqual([]);
  });

  test('of one without length is that of a ball', () => {
    const ball = new Line3(start, start);
    for (const corner of outlineFrom(new Vector3(3, 2, 8), ball)) {
      expect(corner.distanceTo(start)).toBeCloseTo(radius, 5);
    }
  });
});

test.each([
  ['a point', new Vector4(3, 2, 8, 1)],
  ['a direction', new Vector4(0.48, 0.6, 0.64, 0)],
])('the outline of a ball is where lines of sight from %s touch it', (_, eye) => {
  const center = new Vector3(1, 0, -1);
  const node = makeNode('sphere', new RenderResources());
  node.place({ kind: 'sphere', center: [1, 0, -1], radius: 0.5 });
  node.faceEye?.(eye);
  const mesh = node.object.children.at(-1) as Mesh;
  const places = mesh.geometry.getAttribute('start');
  for (let i = 0; i < places.count; i++) {
    const corner = new Vector3().fromBufferAttribute(places, i).applyMatrix4(mesh.matrix);
    const sight = new Vector3(eye.x, eye.y, eye.z).addScaledVector(corner, -eye.w);
    expect(corner.distanceTo(center)).toBeCloseTo(0.5, 5);
    expect(corner.sub(center).dot(sight)).toBeCloseTo(0, 5);
  }
  node.dispose();
});

/** The width of the widest line that is drawn, in CSS pixels. */
function widest({ object }: ShapeNode, isPoint: boolean): number {
  const widths = object.children.map((child) => {
    const { geometry, material } = child as Mesh<BufferGeometry, ShaderMaterial>;
    if (material instanceof EdgeMaterial) return material.front.value.x;
    const styles = geometry.getAttribute('style');
    const { instanceCount = 0 } = geometry as InstancedBufferGeometry;
    const place = (name: string, i: number) =>
      new Vector3().fromBufferAttribute(geometry.getAttribute(name), i);
    // Not the arrowheads, nor the dots at the ends of a line.
    const isLine = (i: number) =>
      styles.getW(i) <= 0 && (isPoint || !place('start', i).equals(place('end', i)));
    const lines = styles ? Array.from({ length: instanceCount }, (_, i) => i).filter(isLine) : [];
    return Math.max(0, ...lines.map((i) => styles.getX(i)));
  });
  return Math.max(...widths);
}

const styleOf = ({ colors }: RenderResources): ShapeStyle => {
  return { color: colors.a, meets: 0, selected: false, lit: false };
};

test('a segment has dots at its ends, but as a guide', () => {
  const resources = new RenderResources();
  const node = makeNode('segment', resources);
  node.place({ kind: 'segment', start: [0, 0, 0], end: [1, 2, 0] });
  const widths = [false, true].map((isGuide) => {
    node.paint({ ...styleOf(resources), isGuide });
    return widest(node, true);
  });
  expect(widths[0]).toBeGreaterThan(4);
  expect(widths[1]).toBeLessThan(3);
  node.dispose();
});

describe.each([...shapes, { kind: 'plane', normal: [0, 1, 0], constant: 0 } as const])(
  'under the pointer the lines of a $kind gain some pixels',
  (shape) => {
    test.each([
      ['at rest', {}],
      ['selected', { selected: true }],
      ['overlapping', { meets: Outcome.overlapping }],
      ['selected and touching', { selected: true, meets: Outcome.touching }],
    ])('%s', (_, more) => {
      const resources = new RenderResources();
      const node = makeNode(shape.kind, resources);
      node.place(shape);
      const [usual, lit] = [false, true].map((lit) => {
        node.paint({ ...styleOf(resources), lit, ...more });
        return widest(node, shape.kind === 'point');
      });
      expect((lit ?? 0) - (usual ?? 0)).toBeGreaterThanOrEqual(3);
      node.dispose();
    });
  },
);
