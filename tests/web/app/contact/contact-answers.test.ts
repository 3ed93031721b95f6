// Manifolds and common sets are asked for once, those of large meshes not while something moves.
import { expect, test, vi } from 'vitest';
import { ContactAnswers } from '../../../../web/app/contact/contact-answers.ts';
import { contactPart } from '../../../../web/app/contact/contact-part.ts';
import type { ContactView, ManifoldAnswer } from '../../../../web/page/contact.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { SceneShape } from '../../../../web/scene/scene-shape.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf, sceneOfPreset } from '../../view/support/drawing.ts';

const view: ContactView = {
  shown: 'manifold',
  incident: false,
  atMostFour: false,
  part: null,
  lit: null,
};
const lower = { kind: 'aabb', min: [-1.25, -0.5, -1.25], max: [1.25, 0.5, 1.25] } as const;
const turned = {
  kind: 'obb',
  center: [0, 0.875, 0],
  rotation: [0, 1, 0, 2],
  halfExtents: [1.25, 0.5, 1.25],
} as const;
const octagon = sceneOf(lower, turned);

function asking(times: readonly number[] = []) {
  const contacts = vi.fn(core.contacts.bind(core));
  const intersections = vi.fn(core.intersections.bind(core));
  const section = vi.fn(core.section.bind(core));
  const all = [...times];
  const asked = { contacts, intersections, section };
  const answers = new ContactAnswers(asked, () => all.shift() ?? 0);
  return { ...asked, answers };
}

type Answers = ContactAnswers;

function manifoldsOf(answers: Answers, ...asked: Parameters<Answers['answerOf']>): ManifoldAnswer {
  const answer = answers.answerOf(...asked);
  if (!(answer && 'contacts' in answer)) throw new Error('these are no manifolds');
  return answer;
}

test('once for a pair and a setting, and the same object as long as nothing changes', () => {
  const { contacts, answers } = asking();
  const answer = manifoldsOf(answers, octagon, view, false);
  expect(answer?.chosen).toMatchObject({ kind: 'face-face', depth: 0.125 });
  expect(answer?.chosen?.points).toHaveLength(8);
  expect(manifoldsOf(answers, { ...octagon }, view, true)).toBe(answer);
  const lit = manifoldsOf(answers, octagon, { ...view, lit: 2 }, false);
  expect(lit).not.toBe(answer);
  expect(lit?.contacts).toBe(answer?.contacts);
  expect(contacts).toHaveBeenCalledOnce();
  const four = manifoldsOf(answers, octagon, { ...view, atMostFour: true }, false);
  expect(four?.chosen?.points).toHaveLength(4);
  expect(contacts).toHaveBeenCalledTimes(2);
});

test('none of rays, of shapes that are apart, and where there is no pair', () => {
  const { contacts, answers } = asking();
  expect(manifoldsOf(answers, sceneOfPreset('ray-sphere'), view, false)?.contacts).toBe('ray');
  expect(contacts).not.toHaveBeenCalled();
  const apart = manifoldsOf(answers, sceneOfPreset('aabb-aabb'), view, false);
  expect([apart?.contacts, apart?.chosen]).toEqual([[], null]);
  expect(answers.answerOf({ ...octagon, pair: null }, view, false)).toBeNull();
});

const positions = [0, 0, 0, 4, 0, 0, 0, 0, 4, 4, 0.125, 4];
const mesh = core.createMesh(positions, [0, 2, 1, 1, 2, 3]);
const sceneOfMesh = (height: number): Scene => {
  const posed = {
    kind: 'mesh',
    geometry: mesh,
    position: [0, height, 0],
    rotation: [0, 0, 0, 1],
  } as unknown as SceneShape;
  const items = [posed, { kind: 'sphere', center: [2, 0.5, 2], radius: 1 } as const];
  return {
    items: items.map((shape, i) => ({ id: i + 1, name: 'AB'[i] ?? '', shape })),
    pair: [1, 2],
  };
};

test('of a mesh the deepest first, and any other where it is chosen', () => {
  const { answers } = asking();
  const scene = sceneOfMesh(0);
  const answer = manifoldsOf(answers, scene, view, false);
  if (typeof answer?.contacts !== 'object') throw new Error('there are none');
  const depths = answer.contacts.map(({ depth }) => depth ?? 0);
  expect(depths).toHaveLength(2);
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  expect(answer.chosen).toBe(answer.contacts[0]);
  const [, other] = answer.contacts;
  const part = `${other?.triangleA}×`;
  const chosen = manifoldsOf(answers, scene, { ...view, part }, false)?.chosen;
  expect(chosen).toBe(other);
  const gone = manifoldsOf(answers, scene, { ...view, part: '9×' }, false)?.chosen;
  expect(gone).toBe(answer.contacts[0]);
});

test('what has taken long is asked for again when the shapes stand still', () => {
  const { contacts, answers } = asking([0, 500, 500, 1000]);
  manifoldsOf(answers, sceneOfMesh(0), view, true);
  expect(manifoldsOf(answers, sceneOfMesh(0.01), view, true)?.contacts).toBe('later');
  expect(contacts).toHaveBeenCalledOnce();
  expect(manifoldsOf(answers, sceneOfMesh(0.02), view, false)?.contacts).toHaveLength(2);
  expect(manifoldsOf(answers, octagon, view, true)?.contacts).toHaveLength(1);
});

test('the picture has the polygon, and depths beside the numbers where they differ', () => {
  const { answers } = asking();
  const partOf = (scene: Scene, change: Partial<ContactView> = {}) => {
    const answer = answers.answerOf(scene, { ...view, ...change }, false);
    return answer && contactPart(answer);
  };
  const flat = partOf(octagon, { lit: 1 });
  expect(flat?.polygons.map(({ length }) => length)).toEqual([8]);
  expect(flat?.points.map(({ text }) => text).slice(0, 3)).toEqual(['1', '2: 0.125', '3']);
  expect(flat?.points.filter(({ isLit }) => isLit)).toHaveLength(1);
  const tilted = sceneOf(lower, { ...turned, center: [0, 0.75, 0], rotation: [1, 20, 2, 40] });
  const clipped = partOf(tilted, { incident: true });
  expect(clipped?.points.every(({ text }) => /^\d: 0\.\d{3}$/.test(text))).toBe(true);
  expect(partOf(sceneOfPreset('aabb-aabb'))).toBeNull();
  expect(partOf(sceneOfPreset('ray-sphere'))).toBeNull();
  expect(
    partOf(sceneOf(lower, { kind: 'sphere', center: [0, 1, 0], radius: 1 }))?.polygons,
  ).toEqual([]);
});

const intersection: ContactView = { ...view, shown: 'intersection' };
const plane = { kind: 'plane', normal: [0, 1, 0], constant: -0.25 } as const;

test('what two shapes have in common is asked for once, without the manifolds', () => {
  const { answers, contacts, intersections } = asking();
  const scene = sceneOf(lower, plane);
  const answer = answers.answerOf(scene, intersection, false);
  expect(answer?.chosen).toMatchObject({ kind: 'polygon', area: 6.25 });
  expect(answers.answerOf({ ...scene }, intersection, true)).toBe(answer);
  expect(answers.answerOf(scene, { ...intersection, incident: true }, false)?.chosen).toBe(
    answer?.chosen,
  );
  expect([intersections.mock.calls.length, contacts.mock.calls.length]).toEqual([1, 0]);
});

test('of some round shapes there is none', () => {
  const { answers } = asking();
  const sphere = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
  const answer = answers.answerOf(sceneOf(lower, sphere), intersection, false);
  expect(answer).toMatchObject({ intersections: 'round', chosen: null });
  expect(answer && contactPart(answer)).toBeNull();
  const two = answers.answerOf(
    sceneOf(sphere, { ...sphere, center: [1, 0, 0] }),
    intersection,
    false,
  );
  expect(two?.chosen).toMatchObject({ kind: 'circle' });
});

const cutOf = (scene: Scene, shape: SceneShape): Scene => ({
  ...scene,
  items: scene.items.map((item) => (item.id === 2 ? { ...item, shape } : item)),
});

test('of a mesh parts, the largest first, and of a mesh and a plane a section', () => {
  const { answers, section } = asking();
  const parts = answers.answerOf(cutOf(sceneOfMesh(0), lower), intersection, false);
  if (!(parts && 'intersections' in parts && typeof parts.intersections === 'object')) {
    throw new Error('there are no parts');
  }
  const areas = parts.intersections.map(({ area }) => area ?? 0);
  expect(areas).toEqual(areas.toSorted((a, b) => b - a));
  const scene = cutOf(sceneOfMesh(0), { kind: 'plane', normal: [1, 0, 0], constant: -1 });
  const lines = answers.answerOf(scene, { ...intersection, part: '7' }, false);
  expect(lines).toMatchObject({ section: { lines: [{ closed: false }] } });
  expect(lines?.chosen?.points).toHaveLength(3);
  expect(lines && contactPart(lines)).toMatchObject({ lines: [{ closed: false }] });
  expect(section).toHaveBeenCalledOnce();
});

test('a section that has taken long is asked for again when the shapes stand still', () => {
  const { answers, section } = asking([0, 500, 500, 1000]);
  const sceneAt = (constant: number) =>
    cutOf(sceneOfMesh(0), { kind: 'plane', normal: [1, 0, 0], constant });
  answers.answerOf(sceneAt(-1), intersection, true);
  expect(answers.answerOf(sceneAt(-2), intersection, true)).toMatchObject({
    intersections: 'later',
    chosen: null,
  });
  expect(section).toHaveBeenCalledOnce();
  expect(answers.answerOf(sceneAt(-2), intersection, false)).toMatchObject({ section: {} });
});

test('the picture has the outline with numbered corners; of many corners the lit one alone', () => {
  const { answers } = asking();
  const partOf = (scene: Scene, change: Partial<ContactView> = {}) => {
    const answer = answers.answerOf(scene, { ...intersection, ...change }, false);
    return answer && contactPart(answer);
  };
  const flat = partOf(sceneOf(lower, plane), { lit: 2 });
  expect(flat?.polygons.map(({ length }) => length)).toEqual([4]);
  expect(flat?.points.map(({ text, isLit }) => [text, isLit])).toEqual([
    ['1', false],
    ['2', false],
    ['3', true],
    ['4', false],
  ]);
  const strip = core.createMesh(
    Array.from({ length: 50 }, (_, x) => [
      ...[x, 0, 0, x + 1, 0, 0, x + 1, 0, 1],
      ...[x, 0, 0, x + 1, 0, 1, x, 0, 1],
    ]).flat(),
  );
  const posed = { kind: 'mesh', geometry: strip, position: [0, 0, 0], rotation: [0, 0, 0, 1] };
  const scene = sceneOf(posed as never, { kind: 'plane', normal: [0, 0, 1], constant: -0.5 });
  expect(partOf(scene)?.points).toEqual([]);
  expect(partOf(scene)?.lines[0]?.points.length).toBeGreaterThan(40);
  expect(partOf(scene, { lit: 3 })?.points.map(({ text }) => text)).toEqual(['4']);
});
