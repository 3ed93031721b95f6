// Figures before they are loaded: the panels with the core's answers, and where the picture is.
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { stillFigure } from '../../../../tools/site/still/still-figure.ts';
import { core, pageMarkup } from '../../../../tools/site/still/still-page.ts';
import { pictureExtent } from '../../../../tools/site/still/still-picture.ts';
import { figureOf, sceneOf, startOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';
import { throughTheWall } from '../../../../web/pages/lessons/list/through-the-wall.ts';
import { twoTurnedBoxes } from '../../../../web/pages/lessons/list/two-turned-boxes.ts';

const boxes = {
  scene: sceneOf(twoTurnedBoxes.figures.main),
  ui: 'reason',
  axis: 'A.y×B.x',
} as const;

describe('the panels of two turned boxes', () => {
  const text = pageMarkup(boxes, 'en');
  const shown = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  test('say the verdict and the value of each candidate', () => {
    expect(shown).toContain('Apart');
    expect(shown).toContain('0.454 m of daylight');
    expect(text.match(/role="option"/g)).toHaveLength(15);
    expect(text).toMatch(/id="step-9"[^>]*aria-selected="true"/);
    expect(shown).toContain('+0.454');
  });

  test('are in the language of the page', () => {
    expect(pageMarkup(boxes, 'ko')).toContain('떨어져 있음');
  });

  test('lead nowhere', () => {
    expect(text).not.toContain('href');
  });
});

test('of a scene in motion they are those of time', () => {
  const scene = sceneOf(throughTheWall.figures.main);
  expect(pageMarkup({ scene, ui: 'reason' }, 'en')).toContain('0.446');
});

test('a figure is inert, and its picture stands where the canvas will be', () => {
  const { properties, children } = stillFigure(boxes, {
    picture: h('picture'),
    lang: 'en',
    up: '../../',
  });
  const [template, picture] = children as unknown as [{ value: string }, { tagName: string }];
  expect(properties['inert']).toBe(true);
  expect(template.value).toContain('<div class="free"><slot></slot></div>');
  expect(template.value).toContain('href="../../assets/pages/still.css"');
  // a script would take them for its own
  expect(template.value).not.toContain('<cp-');
  expect(template.value).not.toContain('<canvas');
  expect(picture.tagName).toBe('picture');
});

test('the shapes of each figure fill the part of the picture that the camera gives them', () => {
  for (const lesson of lessons) {
    for (const name of Object.keys({ ...lesson.figures, ...lesson.exercises })) {
      const { axis, camera } = figureOf(lesson, name);
      const scene = startOf(core, lesson, name);
      const figure = {
        scene,
        ui: 'min',
        ...(axis && { axis }),
        ...(camera && { camera }),
      } as const;
      const { wide, aspect } = pictureExtent(figure);
      const tall = (wide * 768) / 430 / aspect;
      expect(Math.max(wide, tall), `${lesson.slug} ${name}`).toBeCloseTo(0.86, 2);
    }
  }
});
