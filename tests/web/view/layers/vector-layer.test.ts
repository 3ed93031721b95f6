// Vectors of the page: where their lines are, and where their names stand.
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { DrawnVector } from '../../../../web/scene/drawn-vector.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { ShapeLayer } from '../../../../web/view/layers/shape-layer.ts';
import { VectorLayer } from '../../../../web/view/layers/vector-layer.ts';
import { Drawing, linesOf, numbersOf, overlap, sceneOf, watched } from '../support/drawing.ts';

const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
const plain: DrawnVector = { from: [-1, 0, 0], to: [1, 0.5, 0] };

function drawn(...vectors: readonly DrawnVector[]) {
  const { LayerClass, layer } = watched(VectorLayer);
  const drawing = new Drawing(sceneOf(ball, ball), { vectors }, [ShapeLayer, LayerClass]);
  const lines = linesOf(layer()).map(({ start, end }, i) => {
    const [width = 0, dash = 0, , head = 0] = numbersOf(layer(), 'style', i);
    return { from: start.toArray(), to: end.toArray(), width, dash, head };
  });
  return { drawing, lines };
}

test('an arrow goes from its start to its end', () => {
  const { lines } = drawn(plain);
  // on the color of the paper, and with a head
  expect(lines).toHaveLength(3);
  for (const { from, to } of lines) expect({ from, to }).toEqual(plain);
  expect(lines.filter(({ head }) => head > 0)).toHaveLength(1);
});

test('a dashed line has no head', () => {
  const { lines } = drawn({ ...plain, dashed: true });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ ...plain, head: 0 });
  expect(lines[0]?.dash).toBeGreaterThan(0);
});

test('a vector without length is not drawn, and none are drawn where there are none', () => {
  expect(drawn({ ...plain, to: plain.from }).lines).toEqual([]);
  expect(drawn().lines).toEqual([]);
});

test('names stand beside the middle, in the color of the vector, and not on one another', () => {
  const { drawing } = drawn(
    { ...plain, name: 'e', color: 'b' },
    { ...plain, name: 'w' },
    { ...plain, from: plain.to, to: plain.from, name: 'r', color: 'gap' },
  );
  const names = drawing.labels.filter(({ text }) => 'ewr'.includes(text));
  expect(names.map(({ text, color }) => [text, color])).toEqual([
    ['e', 'b'],
    ['w', 'ink'],
    ['r', 'gap'],
  ]);
  const middle = new Vector3(0, 0.25, 0);
  const at = drawing.viewpoint.project(middle, { x: 0, y: 0, visible: false });
  const [first] = names;
  expect(Math.hypot((first?.x ?? 0) - at.x, (first?.y ?? 0) - at.y)).toBeLessThan(40);
  for (const [i, name] of names.entries()) {
    expect(names.slice(i + 1).filter((other) => overlap(name, other))).toEqual([]);
  }
});
