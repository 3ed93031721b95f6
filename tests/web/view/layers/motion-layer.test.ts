// What is drawn of a scene in motion: arrows, the outlines of what shapes cover on their way, and ghosts.
import {
  type Group,
  type InstancedBufferGeometry,
  Line3,
  type Mesh,
  Vector3,
  Vector4,
} from 'three';
import { describe, expect, test, vi } from 'vitest';
import { motionAnswer } from '../../../../web/app/motion/motion-answer.ts';
import type { FrameResults } from '../../../../web/core/results.ts';
import type { MotionAnswer } from '../../../../web/page/motion.ts';
import { sceneAt } from '../../../../web/scene/clock.ts';
import { setHidden, setPair, withVelocity } from '../../../../web/scene/edits.ts';
import type { PlainScene, Scene } from '../../../../web/scene/scene.ts';
import type { Shape, Vec3 } from '../../../../web/scene/shape.ts';
import { visibleScene } from '../../../../web/scene/visible-scene.ts';
import { LabelWriter } from '../../../../web/view/engine/label-writer.ts';
import type { PaletteColors } from '../../../../web/view/engine/palette-colors.ts';
import { RenderResources } from '../../../../web/view/engine/render-resources.ts';
import { Viewpoint } from '../../../../web/view/engine/viewpoint.ts';
import { MotionLayer } from '../../../../web/view/layers/motion-layer.ts';
import { core } from '../../../core/support/core.ts';
import { expectNear } from '../../scene/samples.ts';
import { palette, sceneOf, sceneOfPreset, stateOf } from '../support/drawing.ts';

const ball = (x: number, z = 0): Shape => ({ kind: 'sphere', center: [x, 0, z], radius: 1 });
/** The first of them moves, for 4 s. */
function moving(velocity: Vec3, ...shapes: readonly Shape[]): Scene {
  return { ...withVelocity(sceneOf(...shapes), 1, velocity), motion: { duration: 4 } };
}
/** They meet from 1.5 s to 3.5 s. */
const passing = moving([2, 0, 0], ball(0), ball(5));
const answerOf = (scene: Scene): MotionAnswer =>
  motionAnswer(core, visibleScene(scene) as PlainScene);

function drawn(scene: Scene, time = 0) {
  const resources = new RenderResources();
  const { a, b, other } = resources.colors;
  a.set('#0000ff');
  b.set('#ff8000');
  other.set('#808080');
  const layer = new MotionLayer({ resources, shapes: [] });
  const [outlines, ghosts, arrows] = layer.object.children as [Mesh, Group, Mesh];
  const update = (next: Scene, at: number, motion: MotionAnswer | null = answerOf(next)) =>
    layer.update({
      state: stateOf(sceneAt(next, at), { time: at }),
      results: {} as FrameResults,
      step: null,
      motion,
    });
  update(scene, time);
  const seenFrom = (x: number, y: number, z: number, w = 1) => {
    layer.faceEye(new Vector4(x, y, z, w));
    return linesOf(outlines);
  };
  return { layer, resources, update, seenFrom, outlines, ghosts, arrows: () => arrowsOf(arrows) };
}

interface DrawnLine extends Line3 {
  readonly width: number;
  readonly color: readonly number[];
}

/** The lines of a batch in the world; dots have no length. */
function linesOf(mesh: Mesh): readonly DrawnLine[] {
  const { attributes, instanceCount } = mesh.geometry as InstancedBufferGeometry;
  return Array.from({ length: instanceCount }, (_, i) => {
    const [from, to] = ['start', 'end'].map((name) => {
      const places = attributes[name];
      const point = new Vector3(Number.NaN);
      return places ? point.fromBufferAttribute(places, i).applyMatrix4(mesh.matrix) : point;
    });
    const color = Array.from(attributes['tint']?.array.slice(4 * i, 4 * i + 3) ?? []);
    const width = attributes['style']?.getX(i) ?? Number.NaN;
    return Object.assign(new Line3(from, to), { width, color });
  });
}

/** Each from the center to the tip: a halo, a shaft and a head, and on the tip a dot. */
function arrowsOf(mesh: Mesh) {
  const lines = linesOf(mesh);
  const dots = lines.filter((line) => line.distance() === 0);
  return dots.map((dot) => {
    const strokes = lines.filter((line) => line !== dot && line.end.equals(dot.end));
    return { tip: dot.end.toArray(), from: strokes[0]?.start.toArray(), strokes, color: dot.color };
  });
}

const colorsOf = ({ a, b, other }: PaletteColors) =>
  [a, b, other].map(({ r, g, b: blue }) => [r, g, blue].map(Math.fround));

describe('arrows', () => {
  test('lead from where a center is to where it is at the end', () => {
    for (const [time, from] of [
      [0, [0, 0, 0]],
      [1, [2, 0, 0]],
    ] as const) {
      const [arrow, ...others] = drawn(passing, time).arrows();
      expect(others).toEqual([]);
      expectNear(arrow?.from ?? [], from, 5);
      expectNear(arrow?.tip ?? [], [8, 0, 0], 5);
      expect(arrow?.strokes).toHaveLength(3);
    }
  });

  test('are dots at the end, and where the velocity is none', () => {
    for (const { arrows } of [drawn(passing, 4), drawn(moving([0, 0, 0], ball(8), ball(0)))]) {
      const [arrow] = arrows();
      expectNear(arrow?.tip ?? [], [8, 0, 0], 5);
      expect(arrow?.strokes).toEqual([]);
    }
  });

  test('are one for each moving shape, in the colors of the pair and of the others', () => {
    const crowd = sceneOfPreset('crowd');
    const { arrows, resources } = drawn(setPair(crowd, 3, 1));
    expect(arrows()).toHaveLength(12);
    const [a, b, other] = colorsOf(resources.colors);
    expect(arrows().map(({ color }) => color)).toEqual([b, other, a, ...Array(9).fill(other)]);
  });

  test('of planes and rays are drawn as well', () => {
    const plane: Shape = { kind: 'plane', normal: [0, 1, 0], constant: -1 };
    expectNear(drawn(moving([0, 1, 0], plane, ball(0))).arrows()[0]?.tip ?? [], [0, 5, 0], 5);
    const ray: Shape = { kind: 'ray', origin: [1, 0, 0], direction: [0, 1, 0] };
    expectNear(drawn(moving([0, 1, 0], ray, ball(0))).arrows()[0]?.tip ?? [], [1, 4, 0], 5);
  });

  test('of hidden shapes are hidden', () => {
    expect(drawn(setHidden(passing, 1, true)).arrows()).toEqual([]);
  });

  test('go with the last velocity, and with the answer', () => {
    const { update, arrows, layer, ghosts, seenFrom } = drawn(passing);
    update(passing, 0, null);
    expect(arrows()).toEqual([]);
    expect(ghosts.children).toEqual([]);
    expect(seenFrom(0, 0, 9)).toEqual([]);
    expect(layer.object.children.filter(({ type, visible }) => type === 'Mesh' && visible)).toEqual(
      [],
    );
  });
});

describe('outlines', () => {
  test.each([
    ['above', [0, 9, 0, 1]],
    ['the front', [0, 0, 30, 1]],
    ['afar, in parallel', [1, 2, 3, 0]],
    ['a corner', [7, -4, 5, 1]],
  ] as const)('seen from %s are along the way, on both sides of it', (_, eye) => {
    const [x, y, z, w] = eye;
    const lines = drawn(passing).seenFrom(x, y, z, w);
    expect(lines).toHaveLength(2);
    const toEye = new Vector3(x, y, z);
    const [one, other] = lines.map(({ start }) => start.clone());
    if (!(one && other)) throw new Error('there are two lines');
    for (const line of lines) {
      expectNear(line.delta(new Vector3()).toArray(), [8, 0, 0], 5);
      // On the ball, as far aside as it is wide.
      expect(line.start.length()).toBeCloseTo(1, 5);
      expect(line.start.dot(toEye)).toBeCloseTo(0, 4);
      expect(line.start.x).toBeCloseTo(0, 5);
    }
    expectNear(one.add(other).toArray(), [0, 0, 0], 5);
  });

  test('seen along the way are none', () => {
    expect(drawn(passing).seenFrom(20, 0, 0)).toEqual([]);
    expect(drawn(passing).seenFrom(-1, 0, 0, 0)).toEqual([]);
  });

  test('stay where the way is while the clock runs', () => {
    const starts = [0, 1, 4].map((time) =>
      drawn(passing, time)
        .seenFrom(3, 5, 20)
        .map(({ start, end }) => [start.toArray(), end.toArray()]),
    );
    expect(starts[1]).toEqual(starts[0]);
    expect(starts[2]).toEqual(starts[0]);
  });

  test('of a ray are along its way, from its origin and its tip', () => {
    const ray: Shape = { kind: 'ray', origin: [1, 0, 0], direction: [0, 2, 0] };
    const lines = drawn(moving([1, 0, 0], ray, ball(9))).seenFrom(0, 0, 9);
    const ends = lines.map(({ start, end }) => [...start.toArray(), ...end.toArray()]);
    ends.sort(([, a = 0], [, b = 0]) => a - b);
    expect(ends).toHaveLength(2);
    expectNear(ends[0] ?? [], [1, 0, 0, 5, 0, 0], 5);
    expectNear(ends[1] ?? [], [1, 2, 0, 5, 2, 0], 5);
  });

  test('of a plane are along its normal, from the patch that is drawn', () => {
    const plane: Shape = { kind: 'plane', normal: [0, 2, 0], constant: -2 };
    const lines = drawn(moving([3, 1, 0], plane, ball(0))).seenFrom(1, 2, 9);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.start.y).toBeCloseTo(1, 5);
      expectNear(line.delta(new Vector3()).toArray(), [0, 4, 0], 5);
    }
    const [one, other] = lines.map(({ start }) => start.x);
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(1);
    expect(drawn(moving([3, 0, 0], plane, ball(0))).seenFrom(1, 2, 9)).toEqual([]);
  });

  test('are of what moves, and of forty shapes at most', () => {
    expect(drawn(moving([0, 0, 0], ball(5), ball(0))).seenFrom(1, 2, 3)).toEqual([]);
    expect(drawn(sceneOfPreset('crowd')).seenFrom(3, 40, 5)).toHaveLength(24);
    const items = Array.from({ length: 50 }, (_, i) => ({
      id: i + 1,
      name: `N${i}`,
      shape: ball(3 * i),
      velocity: [0, 0, 1] as const,
    }));
    expect(drawn({ items, pair: [1, 2] }).seenFrom(3, 40, 5)).toHaveLength(80);
  });
});

/** Where the drawings of balls have their middle. */
const middlesOf = (ghosts: Group): readonly number[] =>
  ghosts.children.map((object) => {
    let at: number | undefined;
    object.traverse((part) => {
      at ??= part.matrix.elements[12] || undefined;
    });
    return Math.round(1000 * (at ?? 0)) / 1000;
  });

describe('ghosts', () => {
  test('are where a shape starts, meets first, parts and ends', () => {
    expect(middlesOf(drawn(passing).ghosts)).toEqual([0, 3, 7, 8]);
    expect(middlesOf(drawn(passing, 2.5).ghosts)).toEqual([0, 3, 7, 8]);
  });

  test('of a pair that never meets are where it ends', () => {
    expect(middlesOf(drawn(moving([-2, 0, 0], ball(0), ball(5))).ghosts)).toEqual([0, -8]);
  });

  test('of a pair that meets from the start, until the end, or that touches are not drawn twice', () => {
    expect(middlesOf(drawn(moving([2, 0, 0], ball(4), ball(5))).ghosts)).toEqual([4, 7, 12]);
    expect(middlesOf(drawn(moving([1, 0, 0], ball(0), ball(5))).ghosts)).toEqual([0, 3, 4]);
    const touching = moving([2, 0, 0], ball(0, 2), ball(4));
    expect(middlesOf(drawn(touching).ghosts)).toEqual([0, 4, 8]);
  });

  test('of both, where both move', () => {
    const both = withVelocity(passing, 2, [0, 0, 0.001]);
    expect(drawn(both).ghosts.children).toHaveLength(2 * 4);
  });

  test('in a crowd are the starts, and the meeting of the pair alone', () => {
    const { ghosts } = drawn(sceneOfPreset('crowd'));
    const { pair } = answerOf(sceneOfPreset('crowd'));
    const met = new Set(pair?.outcome === 'never' ? [] : [pair?.tEnter, pair?.tExit]);
    expect(ghosts.children).toHaveLength(12 + 2 * met.size);
  });

  /** What is written into the picture below `top` pixels, and how high. */
  const labelsBelow = (top: number) => {
    const { layer } = drawn(passing);
    const written: { readonly text: string; readonly y: number }[] = [];
    const context = {
      measureText: (text: string) => ({ width: 8 * text.length }),
      strokeText: () => undefined,
      fillText: (text: string, _: number, y: number) => written.push({ text, y }),
    };
    const viewpoint = new Viewpoint();
    viewpoint.resize(800, 600);
    viewpoint.frame([new Vector3(-2, -2, -2), new Vector3(9, 2, 2)]);
    const labels = new LabelWriter(context as unknown as CanvasRenderingContext2D, viewpoint);
    labels.area = { ...viewpoint.freeArea, top };
    layer.writeLabels(labels, palette);
    return written;
  };

  test('say the times at which the pair meets first and parts', () => {
    expect(labelsBelow(0).map(({ text }) => text)).toEqual(['1.5 s', '3.5 s']);
  });

  test('say them where no panel is', () => {
    for (const { y } of labelsBelow(0)) expect(y).toBeLessThan(320);
    const lower = labelsBelow(320);
    expect(lower.map(({ text }) => text)).toEqual(['1.5 s', '3.5 s']);
    for (const { y } of lower) expect(y).toBeGreaterThan(320);
  });

  test('are made anew with another answer alone', () => {
    const { update, ghosts } = drawn(passing);
    const before = [...ghosts.children];
    const answer = answerOf(passing);
    update(passing, 0, answer);
    expect(ghosts.children).toHaveLength(4);
    expect(ghosts.children.filter((each) => before.includes(each))).toEqual([]);
    const now = [...ghosts.children];
    update(passing, 2, answer);
    expect(ghosts.children).toEqual(now);
  });

  test('follow the colors', () => {
    const { layer, resources, ghosts } = drawn(passing);
    const seen = () => {
      const found: string[] = [];
      ghosts.traverse((part) => {
        const { uniforms } = ((part as Mesh).material ?? {}) as {
          uniforms?: Readonly<Record<string, { readonly value: unknown }>>;
        };
        for (const { value } of Object.values(uniforms ?? {})) found.push(JSON.stringify(value));
      });
      return found.join();
    };
    const before = seen();
    resources.colors.a.set('#ff00ff');
    layer.changeColors();
    expect(seen()).not.toBe(before);
  });
});

test('what is not drawn any more is freed', () => {
  const { layer, update, ghosts } = drawn(passing);
  const freed = vi.fn();
  let materials = 0;
  const watch = () => {
    materials = 0;
    ghosts.traverse((part) => {
      const { material } = part as Mesh;
      if (!material || Array.isArray(material)) return;
      materials += 1;
      material.addEventListener('dispose', freed);
    });
  };
  watch();
  expect(materials).toBeGreaterThanOrEqual(4);
  update(passing, 0, null);
  expect(freed).toHaveBeenCalledTimes(materials);

  freed.mockClear();
  update(passing, 0);
  watch();
  const geometries = layer.object.children.flatMap((part) => (part as Mesh).geometry ?? []);
  expect(geometries).toHaveLength(2);
  for (const geometry of geometries) geometry.addEventListener('dispose', freed);
  layer.dispose();
  expect(freed).toHaveBeenCalledTimes(materials + 2);
  expect(ghosts.children).toEqual([]);
});
