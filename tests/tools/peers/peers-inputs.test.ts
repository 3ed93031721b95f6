// What the libraries are asked: boxes that move, and the public corpus.
import { expect, test } from 'vitest';
import { corpusOf, wrongIn } from '../../bench/peers/corpus.ts';
import { kPairNames } from '../../bench/peers/libraries.ts';
import { kPose, Motion, makeBoxes } from '../../bench/peers/motion.ts';
import { core } from '../../core/support/core.ts';

const folder = new URL('../../corpus/', import.meta.url).pathname;

test('a seed makes the same boxes, of sizes within a factor of three', () => {
  const boxes = makeBoxes(50, 7);
  expect(makeBoxes(50, 7)).toEqual(boxes);
  expect(makeBoxes(50, 8)).not.toEqual(boxes);
  const { halfExtents } = new Motion(boxes);
  expect(Math.max(...halfExtents) / Math.min(...halfExtents)).toBeLessThanOrEqual(3);
});

test('boxes move and turn, and come back', () => {
  const motion = new Motion(makeBoxes(10, 1));
  const first = motion.poses.slice();
  motion.moveTo(5);
  for (let box = 0; box < motion.count; box++) {
    const pose = motion.poses.subarray(box * kPose, (box + 1) * kPose);
    expect(pose).not.toEqual(first.subarray(box * kPose, (box + 1) * kPose));
    expect(Math.hypot(...pose.subarray(3))).toBeCloseTo(1, 12);
  }
  motion.moveTo(32);
  expect(motion.poses).toEqual(first);
});

test.each(kPairNames)('the corpus has cases of %s, which the core decides as it says', (name) => {
  const { numbers, truth } = corpusOf(core, folder, name);
  const pair = core.catalog.pairs.find((one) => one.name === name);
  const stride = core.catalog.layout.slotStride;
  expect(numbers).toHaveLength(2 * truth.length * stride);
  expect(truth.length).toBeGreaterThan(40);
  const world = core.createWorld({ shapes: 2 * truth.length });
  world.numbers.set(numbers);
  const codeOf = (kind?: string) => core.catalog.kinds.findIndex((one) => one.name === kind);
  world.kinds.fill(codeOf(pair?.a), 0, truth.length).fill(codeOf(pair?.b), truth.length);
  for (let slot = 0; slot < world.capacity; slot++) world.refresh(slot);
  const answers = truth.map((_, i) => world.meets(i, truth.length + i));
  expect(wrongIn(answers, truth)).toBe(0);
  world.dispose();
});

test('no answer is a wrong one', () => {
  expect(wrongIn([true, null, false, false], [true, true, false, true])).toBe(2);
});
