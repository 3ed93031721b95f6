// The numbers of places: one for all that are equal, in the order in which they come.
import { expect, test } from 'vitest';
import { ModelError } from '../../../web/models/model-error.ts';
import { Places } from '../../../web/models/places.ts';
import { randomNumbers } from '../../../web/pages/shared/random-numbers.ts';

const at = (x: number, y: number, z: number) => ({ x, y, z });

test('equal places have one number, and 0 no sign', () => {
  const places = new Places(4);
  expect(places.numberOf(at(1, 2, 3))).toBe(0);
  expect(places.numberOf(at(0, -0, 5e-324))).toBe(1);
  expect(places.numberOf(at(1, 2, 3))).toBe(0);
  expect(places.numberOf(at(-0, 0, 5e-324))).toBe(1);
  expect(places.numberOf(at(3, 2, 1))).toBe(2);
  expect(places.positions()).toEqual(Float64Array.of(1, 2, 3, 0, 0, 5e-324, 3, 2, 1));
});

test('as many as there is room for, as by their texts', () => {
  const random = randomNumbers(1);
  // few values, and those that differ in the last bit alone
  const value = () => {
    const whole = Math.floor(random() * 5) - 2;
    return random() < 0.5 ? whole : whole * (1 + 2 ** -52);
  };
  const given = Array.from({ length: 3000 }, () => at(value(), value(), value()));
  const places = new Places(given.length);
  const known = new Map<string, number>();
  for (const place of given) {
    const key = `${place.x},${place.y},${place.z}`;
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    expect(places.numberOf(place)).toBe(number);
  }
  expect(places.positions().length).toBe(3 * known.size);
  const full = new Places(1000);
  for (let i = 0; i < 1000; i++) expect(full.numberOf(at(i, 0, 0))).toBe(i);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  '%d is no coordinate',
  (value) => {
    expect(() => new Places(1).numberOf(at(0, value, 0))).toThrow(ModelError);
  },
);
