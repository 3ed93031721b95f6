// The readings that texts of lessons are filled in with when the site is built.
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tools/site/lessons/context.ts';
import { twoSpheres } from '../../../../web/pages/lessons/list/two-spheres.ts';

describe('the context of a lesson', () => {
  const { readingsOf } = contextOf(twoSpheres, 'en', '../../');

  it('has the readings of the lesson for its main figure', () => {
    expect(readingsOf('main').read('squaredDistance')).toBeCloseTo(2.25, 12);
    expect(readingsOf('main').read('squaredSum')).toBeCloseTo(2.89, 12);
  });

  it('has them for the figure of an exercise as well', () => {
    expect(readingsOf('catch').read('squaredDistance')).toBeCloseTo(0.65, 12);
    expect(readingsOf('catch').read('sumOfSquares')).toBeCloseTo(1.45, 12);
  });
});
