// The letters of corners: beside their corners, of the pair and of the selected shape, never over each other.
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Shape, Vec3 } from '../../../../web/scene/shape.ts';
import { kNoTexts } from '../../../../web/strings/stage-texts.ts';
import { Drawing, type Label, overlap, sceneOf } from '../support/drawing.ts';

const triangle: Shape = { kind: 'triangle', a: [-1, 0, 0], b: [1, 0, 0], c: [0, 1.5, 0] };
const parallelogram: Shape = { kind: 'parallelogram', a: [2, 0, 0], b: [4, 0, 0], c: [2, 0, 2] };
const far: Shape = { kind: 'triangle', a: [-1, 3, 0], b: [1, 3, 0], c: [0, 4, 0] };

const lettersOf = (labels: readonly Label[], color: string) =>
  labels.filter((label) => /^[a-d]$/.test(label.text) && label.color === color);

test('a, b, c and d = b + c − a stand beside their corners', () => {
  const drawing = new Drawing(sceneOf(triangle, parallelogram));
  const corners: Record<string, Record<string, Vec3>> = {
    a: { a: [-1, 0, 0], b: [1, 0, 0], c: [0, 1.5, 0] },
    b: { a: [2, 0, 0], b: [4, 0, 0], c: [2, 0, 2], d: [4, 0, 2] },
  };
  for (const [color, places] of Object.entries(corners)) {
    const letters = lettersOf(drawing.labels, color);
    expect(letters.map(({ text }) => text)).toEqual(Object.keys(places));
    for (const { text, x, y } of letters) {
      const corner = new Vector3(...(places[text] as Vec3));
      const at = drawing.viewpoint.project(corner, { x: 0, y: 0, visible: false });
      expect(Math.hypot(at.x - x, at.y - y)).toBeCloseTo(16, 6);
    }
  }
});

test('of other shapes only the selected one has letters', () => {
  const scene = sceneOf(triangle, parallelogram, far);
  expect(lettersOf(new Drawing(scene).labels, 'other')).toEqual([]);
  expect(lettersOf(new Drawing(scene, { selected: 3 }).labels, 'other')).toHaveLength(3);
});

test('a picture without words has none, as no formula beside it refers to them', () => {
  const drawing = new Drawing(sceneOf(triangle, parallelogram));
  drawing.texts = kNoTexts;
  expect(drawing.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['A', 'B']));
  expect(drawing.labels.filter(({ text }) => /^[a-d]$/.test(text))).toEqual([]);
});

test('corners of two shapes that coincide keep their letters apart', () => {
  const { labels } = new Drawing(sceneOf(triangle, triangle));
  const letters = [...lettersOf(labels, 'a'), ...lettersOf(labels, 'b')];
  expect(letters).toHaveLength(6);
  for (const [i, letter] of letters.entries()) {
    const others = labels.filter(
      (label) => label !== letter && !letters.slice(0, i).includes(label),
    );
    expect(others.filter((other) => overlap(letter, other))).toEqual([]);
  }
});

test('a shape that is seen as a speck has none', () => {
  const speck: Shape = { kind: 'triangle', a: [0, 0, 0], b: [0.01, 0, 0], c: [0, 0.01, 0] };
  const ball: Shape = { kind: 'sphere', center: [5, 0, 0], radius: 1 };
  expect(lettersOf(new Drawing(sceneOf(ball, speck)).labels, 'b')).toEqual([]);
});
