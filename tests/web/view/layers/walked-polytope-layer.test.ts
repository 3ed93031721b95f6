// A step of GJK or EPA in its picture: what is written into it, and which faces are drawn how.
import type { Mesh } from 'three';
import { expect, test } from 'vitest';
import { differenceLayer } from '../../../../web/view/layers/difference-layer.ts';
import {
  type WalkedFaceKind,
  type WalkedPolytope,
  walkedPolytopeLayer,
} from '../../../../web/view/layers/walked-polytope-layer.ts';
import { Drawing, sceneOf } from '../support/drawing.ts';

const scene = sceneOf(
  { kind: 'sphere', center: [-1, 0, 0], radius: 0.5 },
  { kind: 'sphere', center: [1, 0, 0], radius: 0.5 },
);

const face = (kind: WalkedFaceKind) =>
  ({
    kind,
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ],
  }) as const;

const walked: WalkedPolytope = {
  faces: [face('nearest'), face('removed')],
  edges: [],
  corners: [[0, 0, 0]],
  newest: { at: [1, 0, 0], text: 'new' },
  next: { at: [0, 1, 0], text: 'next' },
  line: { from: [0, 0, 0], to: [0, 0, 2], text: '2.000', kind: 'open' },
  arrow: { from: [0, 0, 0], to: [0, 0, 1] },
};

function drawnAs(drawn: WalkedPolytope | null) {
  const layer = walkedPolytopeLayer(() => drawn);
  const made: InstanceType<typeof layer>[] = [];
  const Kept = class extends layer {
    constructor(...context: ConstructorParameters<typeof layer>) {
      super(...context);
      made.push(this);
    }
  };
  const labels = new Drawing(scene, {}, [Kept]).labels.map(({ text }) => text);
  const children = (made[0]?.object?.children ?? []) as Mesh[];
  return { labels, fills: children.slice(0, 4).map(({ visible }) => visible) };
}

test('the distance, the newest corner and the next one are named', () => {
  expect(drawnAs(walked).labels.toSorted()).toEqual(['2.000', 'new', 'next']);
  expect(drawnAs({ ...walked, line: null, next: null }).labels).toEqual(['new']);
  expect(drawnAs(null).labels).toEqual([]);
});

test('no label is written over the arrow and the corners, of other layers neither', () => {
  const others = differenceLayer(() => ({
    ...{ facets: [], edges: [], radius: 0, lines: [], path: null },
    origin: [0, 0, 0],
    originText: 'origin',
  }));
  const arrow = { from: [0, 0, 0], to: [0, -1, 0] } as const;
  const placeOf = (drawn: WalkedPolytope | null) =>
    new Drawing(scene, {}, [others, walkedPolytopeLayer(() => drawn)]).labels.find(
      ({ text }) => text === 'origin',
    );
  const alone = placeOf(null);
  const beside = placeOf({ ...walked, line: null, arrow });
  // The arrow goes down from the origin, below which its name would stand; half of that is 24 pixels wide.
  expect(Math.abs((beside?.x ?? 0) - (alone?.x ?? 0))).toBeGreaterThanOrEqual(24 + 5);
});

test('only the kinds of faces that it has are drawn', () => {
  expect(drawnAs(walked).fills).toEqual([false, false, true, true]);
  expect(drawnAs({ ...walked, faces: [face('simplex')] }).fills).toEqual([
    ...[true, false, false, false],
  ]);
});
