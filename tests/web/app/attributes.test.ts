import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Attributes, attributeFault, kAttributes, kControls } from '../../../web/app/attributes.ts';
import { kUis } from '../../../web/scene/appearance.ts';
import { fuzzRuns } from '../../core/support/runs.ts';

/** An element, as far as its attributes are concerned. */
function having(attributes: Readonly<Record<string, string>>): Attributes {
  const element = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  return new Attributes(element as unknown as HTMLElement);
}

test('what is not said is as nobody would notice', () => {
  expect(having({})).toMatchObject({
    preset: null,
    scene: null,
    src: null,
    ui: 'full',
    readonly: false,
    controls: 'all',
    loading: 'lazy',
    camera: null,
    axis: null,
    step: null,
    highlight: [],
    vectors: null,
    link: '',
  });
});

test('what is said', () => {
  const said = { ui: 'min', readonly: '', controls: 'orbit', step: '12', camera: 'top' };
  expect(having(said)).toMatchObject({ ui: 'min', readonly: true, controls: 'orbit', step: 12 });
  expect(having(said).camera).toEqual({ azimuth: 0, elevation: 90, parallel: false });
});

test.each([
  ['', []],
  [' A', ['A']],
  ['A  B', ['A', 'B']],
  ['A,B', ['A', 'B']],
  ['Box 1, B,', ['Box 1', 'B']],
])('highlight="%s"', (highlight, names) => {
  expect(having({ highlight }).highlight).toEqual(names);
});

test('an invalid value counts as absent, and is reported with name and value', () => {
  for (const name of ['ui', 'controls', 'camera', 'step', 'theme', 'loading']) {
    const fault = attributeFault(name, 'constructor');
    expect(fault).toMatchObject({ code: 'attribute', field: name, value: 'constructor' });
    expect(fault?.message).toContain(`${name} is "constructor": it must be `);
  }
  expect(having({ ui: 'constructor', controls: 'x', step: '0', camera: 'x' })).toMatchObject({
    ui: 'full',
    controls: 'all',
    step: null,
    camera: null,
  });
});

test('what can be meant is no fault, and neither is what says nothing', () => {
  for (const ui of kUis) expect(attributeFault('ui', ui)).toBeNull();
  for (const controls of kControls) expect(attributeFault('controls', controls)).toBeNull();
  for (const name of kAttributes) {
    expect(attributeFault(name, null)).toBeNull();
    expect(attributeFault(name, '')).toBeNull();
  }
});

test('a long value is shown shortened', () => {
  expect(attributeFault('ui', 'x'.repeat(10_000))?.message.length).toBeLessThan(200);
});

test('any text in any attribute gives a value that there is, or a short error', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string(),
    fc.constantFrom(
      ...['', ' ', '0', '-1', '1e3', '9999', '10000', 'top', 'top parallel', '45 45', '__proto__'],
      ...[...kUis, ...kControls],
    ),
    fc.tuple(fc.double(), fc.double()).map(([x, y]) => `${x} ${y} parallel`),
  );
  fc.assert(
    fc.property(fc.constantFrom(...kAttributes), text, (name, given) => {
      const read = having({ [name]: given });
      expect(kUis).toContain(read.ui);
      expect(kControls).toContain(read.controls);
      expect(read.step === null || (Number.isInteger(read.step) && read.step > 0)).toBe(true);
      const { camera } = read;
      if (camera) expect(Number.isFinite(camera.azimuth + camera.elevation)).toBe(true);
      const fault = attributeFault(name, given);
      if (fault === null) return;
      expect(fault.message.length).toBeLessThanOrEqual(300);
      expect(fault.message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
    }),
    { numRuns: fuzzRuns(20_000) },
  );
}, 600_000);
