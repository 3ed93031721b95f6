// Manifolds are asked for once, those of large meshes not while something moves.
import { expect, test, vi } from 'vitest';
import { ContactAnswers } from '../../../../web/app/contact/contact-answers.ts';
import { contactPart } from '../../../../web/app/contact/contact-part.ts';
import type { ContactView } from '../../../../web/page/contact.ts';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { SceneShape } from '../../../../web/scene/scene-shape.ts';
import { core } from '../../../core/support/core.ts';
import { sceneOf, sceneOfPreset } from '../../view/support/drawing.ts';

const view: ContactView = { incident: false, atMostFour: false, triangles: null, lit: null };
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
  const all = [...times];
  return { contacts, answers: new ContactAnswers({ contacts }, () => all.shift() ?? 0) };
}

test('once for a pair and a setting, and the same object as long as nothing changes', () => {
  const { contacts, answers } = asking();
  const answer = answers.answerOf(octagon, view, false);
  expect(answer?.chosen).toMatchObject({ kind: 'face-face', depth: 0.125 });
  expect(answer?.chosen?.points).toHaveLength(8);
  expect(answers.answerOf({ ...octagon }, view, true)).toBe(answer);
  const lit = answers.answerOf(octagon, { ...view, lit: 2 }, false);
  expect(lit).not.toBe(answer);
  expect(lit?.contacts).toBe(answer?.contacts);
  expect(contacts).toHaveBeenCalledOnce();
  const four = answers.answerOf(octagon, { ...view, atMostFour: true }, false);
  expect(four?.chosen?.points).toHaveLength(4);
  expect(contacts).toHaveBeenCalledTimes(2);
});

test('none of rays, of shapes that are apart, and where there is no pair', () => {
  const { contacts, answers } = asking();
  expect(answers.answerOf(sceneOfPreset('ray-sphere'), view, false)?.contacts).toBe('ray');
  expect(contacts).not.toHaveBeenCalled();
  const apart = answers.answerOf(sceneOfPreset('aabb-aabb'), view, false);
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
  const answer = answers.answerOf(scene, view, false);
  if (typeof answer?.contacts !== 'object') throw new Error('there are none');
  const depths = answer.contacts.map(({ depth }) => depth ?? 0);
  expect(depths).toHaveLength(2);
  expect(depths).toEqual(depths.toSorted((a, b) => b - a));
  expect(answer.chosen).toBe(answer.contacts[0]);
  const [, other] = answer.contacts;
  const triangles = `${other?.triangleA}×`;
  const chosen = answers.answerOf(scene, { ...view, triangles }, false)?.chosen;
  expect(chosen).toBe(other);
  const gone = answers.answerOf(scene, { ...view, triangles: '9×' }, false)?.chosen;
  expect(gone).toBe(answer.contacts[0]);
});

test('what has taken long is asked for again when the shapes stand still', () => {
  const { contacts, answers } = asking([0, 500, 500, 1000]);
  answers.answerOf(sceneOfMesh(0), view, true);
  expect(answers.answerOf(sceneOfMesh(0.01), view, true)?.contacts).toBe('later');
  expect(contacts).toHaveBeenCalledOnce();
  expect(answers.answerOf(sceneOfMesh(0.02), view, false)?.contacts).toHaveLength(2);
  expect(answers.answerOf(octagon, view, true)?.contacts).toHaveLength(1);
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
