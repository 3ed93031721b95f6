// The words about the triangle under the pointer.
import { render } from 'lit';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from '../../../../web/page/page.ts';
import { pointedTemplate } from '../../../../web/panel/layout/pointed.ts';
import type { PointedTriangle } from '../../../../web/scene/pointing.ts';
import type { SceneShape } from '../../../../web/scene/scene-shape.ts';
import {
  type Lang,
  loadPanelStrings,
  loadStrings,
  stringsOf,
} from '../../../../web/strings/index.ts';

const shape: SceneShape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
const root = document.createElement('div').attachShadow({ mode: 'open' });

beforeAll(async () => {
  await loadStrings('ko');
  await loadPanelStrings();
});
afterEach(() => render(null, root));

function textOf(pointed: PointedTriangle, lang: Lang = 'en'): string {
  const state = { pointed, scene: { items: [{ id: 1, name: 'Mesh', shape }], pair: null } };
  render(pointedTemplate({ state, strings: stringsOf(lang) } as unknown as Page), root);
  return (root.querySelector('.pointed')?.textContent ?? '')
    .replace(/[⁨⁩\u2066-\u2069]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

const pointed: PointedTriangle = { shape, triangle: 12, point: [0.5, -1, 2], normal: [0, 1, 0] };

test('name the shape and the triangle, and say where it is hit', () => {
  expect(textOf(pointed)).toBe(
    'Mesh · triangle 12 hit at (0.500, −1.000, 2.000) normal (0.000, 1.000, 0.000)',
  );
  expect(textOf(pointed, 'ko')).toContain('Mesh · 12번 삼각형');
});

test('leave out a normal that there is not', () => {
  expect(textOf({ ...pointed, normal: null })).toBe(
    'Mesh · triangle 12 hit at (0.500, −1.000, 2.000)',
  );
});

test('say nothing of a shape that has moved since', () => {
  expect(textOf({ ...pointed, shape: { ...shape } })).toBe('');
});
