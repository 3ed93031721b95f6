import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kViewAngles, kViews, readCamera, writeCamera } from '../../../web/scene/appearance.ts';

describe('the camera attribute', () => {
  test.each(kViews)('%s is a view', (view) => {
    expect(readCamera(view)).toEqual({ ...kViewAngles[view], parallel: false });
    expect(readCamera(` ${view}  parallel `)).toEqual({ ...kViewAngles[view], parallel: true });
  });

  test('two angles in degrees', () => {
    expect(readCamera('20 -8.5')).toEqual({ azimuth: 20, elevation: -8.5, parallel: false });
    expect(readCamera('-190 90 parallel')).toEqual({
      azimuth: -190,
      elevation: 90,
      parallel: true,
    });
  });

  test.each([
    '',
    'parallel',
    'above',
    '20',
    '20 91',
    '20 30 40',
    'front 20',
    '20 x',
    '1e3 0',
    'NaN 0',
    '20 30 parallel parallel',
  ])('%j is none', (text) => {
    expect(readCamera(text)).toBeNull();
  });

  test('round-trips to a hundredth of a degree', () => {
    const angle = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const camera = fc.record({ azimuth: angle(180), elevation: angle(90), parallel: fc.boolean() });
    fc.assert(
      fc.property(camera, (written) => {
        const read = readCamera(writeCamera(written));
        expect(read?.parallel).toBe(written.parallel);
        expect(Math.abs((read?.azimuth ?? 999) - written.azimuth)).toBeLessThanOrEqual(0.0051);
        expect(Math.abs((read?.elevation ?? 999) - written.elevation)).toBeLessThanOrEqual(0.0051);
      }),
    );
  });
});
