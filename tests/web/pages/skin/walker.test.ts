// The model of the page itself: whole, of sound weights, and it walks.
import type { SkinnedMesh } from 'three';
import { describe, expect, test } from 'vitest';
import { SkinSession } from '../../../../web/pages/skin/skin-session.ts';
import { SkinnedModel } from '../../../../web/pages/skin/skinned-model.ts';
import { kLegs, walker } from '../../../../web/pages/skin/walker/walker.ts';
import { influencesOf, vertexCountOf } from '../../../../web/pages/skin/weight-text.ts';
import { core } from '../../../core/support/core.ts';

const session = () => new SkinSession(core, new SkinnedModel(walker()), 0.5);

describe('the walker', () => {
  test('has weights that add up to 1, and every bone moves vertices of its own', () => {
    const { list } = session();
    for (let vertex = 0; vertex < vertexCountOf(list.weights); vertex++) {
      const influences = influencesOf(list.weights, vertex);
      expect(influences.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
    }
    const rows = session().bones();
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['pelvis', 'head', ...kLegs.map((leg) => `thigh_${leg}`)]),
    );
    for (const { moved, boxed } of rows) {
      expect(boxed).toBeGreaterThan(0);
      expect(moved).toBeGreaterThanOrEqual(boxed);
    }
  });

  test('has its triangles turned outward all alike: no edge is used twice in one direction', () => {
    const mesh = session().mesh as SkinnedMesh;
    const index = Array.from(mesh.geometry.index?.array ?? []);
    const edges = new Set<string>();
    for (let i = 0; i < index.length; i += 3) {
      for (const k of [0, 1, 2]) {
        const edge = `${index[i + k]}-${index[i + ((k + 1) % 3)]}`;
        expect(edges.has(edge)).toBe(false);
        edges.add(edge);
      }
    }
  });

  test('stands on the ground, and ends its stride as it began', () => {
    const { model } = session();
    const first = model.bounds();
    expect(Math.abs(first.min[1])).toBeLessThan(0.06);
    model.setTime(model.duration / 3);
    expect(model.bounds()).not.toEqual(first);
    model.setTime(model.duration);
    for (const [k, least] of model.bounds().min.entries()) {
      expect(least).toBeCloseTo(first.min[k] as number, 9);
    }
    model.setTime(2.25 * model.duration);
    expect(model.time).toBeCloseTo(model.duration / 4, 9);
  });
});

describe('hits', () => {
  test('are those of the boxes where the bones are', () => {
    const walking = session();
    const [x, , z] = walking.middle;
    const down = { kind: 'ray', origin: [x + 0.3, 9, z], direction: [0, -1, 0] } as const;
    walking.find(down);
    expect(walking.ray?.bone).toBe(walking.bones().find(({ name }) => name === 'chest')?.bone);
    walking.find({ ...down, direction: [0, 1, 0] });
    expect(walking.ray).toBeNull();
    walking.find(null);
    expect(walking.ray).toBeNull();
  });

  test('of the test box come and go with the stride', () => {
    const walking = session();
    const met = Array.from({ length: 20 }, (_, i) => {
      walking.model.setTime((i / 20) * walking.model.duration);
      walking.find(null);
      return walking.met.length;
    });
    expect(Math.max(...met)).toBeGreaterThan(0);
    expect(Math.min(...met)).toBe(0);
    walking.moveTestBox([99, walking.testCenter[1], walking.testCenter[2]]);
    expect(walking.testCenter[0]).toBe(walking.testRange(0)[1]);
  });

  test('of a lower threshold are of more vertices; without a core there are none', () => {
    const walking = session();
    const boxedOf = () => walking.bones().reduce((sum, { boxed }) => sum + boxed, 0);
    const before = boxedOf();
    walking.setThreshold(0.05);
    expect(boxedOf()).toBeGreaterThan(before);
    const alone = new SkinSession(null, new SkinnedModel(walker()), 0.5);
    alone.find(null);
    expect([alone.boxes, alone.ray, alone.met]).toEqual([[], null, []]);
    alone.dispose();
    walking.dispose();
  });
});
