// An axis of the viewer's own, typed into the fields below the ledger.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sceneOfShapes } from '../../../../../web/scene/edits.ts';
import { writeScene } from '../../../../../web/scene/scene-document.ts';
import { enter, openFigure } from '../../support/figure.ts';

test('starts with the axis of the shown row, and says exactly whether another one separates', async () => {
  const figure = await openFigure();
  await figure.waitFor('.own-axis summary');
  const finding = () => figure.find('.own-axis .finding')?.textContent?.trim();
  figure.find('.own-axis summary')?.click();
  await expect.poll(finding).toMatch(/^This axis separates them: the gap is 0\.454\sm\.$/);
  const field = (part: string) =>
    page.getByRole('spinbutton', { name: `An axis of your own Direction, of any length ${part}` });
  await enter(field('x'), '1');
  await enter(field('y'), '0');
  await enter(field('z'), '0');
  await expect.poll(finding).toMatch(/^This axis does not separate them: the intervals overlap by/);
  // No direction at all.
  await enter(field('x'), '0');
  await expect.element(figure.alert).toHaveTextContent(/length zero/);
  // Nothing of the scene has changed.
  await expect.element(figure.undo).toBeDisabled();
  // Choosing a row takes its place.
  figure.findAll('.row')[0]?.click();
  await expect.poll(() => figure.find<HTMLDetailsElement>('.own-axis')?.open).toBe(false);
});

test('in Korean as well', async () => {
  const ball = (x: number) => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 }) as const;
  const scene = writeScene(sceneOfShapes(ball(0), ball(2)));
  const figure = await openFigure({ lang: 'ko', scene });
  await figure.waitFor('.own-axis summary');
  figure.find('.own-axis summary')?.click();
  await expect
    .poll(() => figure.find('.own-axis .finding')?.textContent?.trim())
    .toBe('이 축에서 두 구간은 끝점 하나를 공유합니다.');
});
