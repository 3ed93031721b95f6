import { expect, test } from 'vitest';
import { countCTest } from '../../../tools/lib/suites.mjs';

const passed = [
  '1: [==========] 150 tests from 30 test suites ran. (900 ms total)',
  '1: [  PASSED  ] 150 tests.',
  '1/3 Test #1: collision_tests.1 ...   Passed    0.90 sec',
  '2: Campaign: nothing wrong',
  '2/3 Test #2: Verify.Part1 ...   Passed    2.00 sec',
  '3: [  PASSED  ] 1 test.',
];

test('counts the tests in each program, and programs that do not say', () => {
  expect(countCTest([...passed, '100% tests passed, 0 tests failed out of 3'].join('\n'))).toEqual({
    passed: 152,
    failed: 0,
  });
});

test('counts the failed ones of a program, and a program that ended early', () => {
  const output = [
    ...passed,
    '4: [  PASSED  ] 148 tests.',
    '4: [  FAILED  ] 2 tests, listed below:',
    '4: [  FAILED  ] Sphere.Meets',
    '4: ',
    '4:  2 FAILED TESTS',
    '5: Segmentation fault',
    '60% tests passed, 2 tests failed out of 5',
  ];
  expect(countCTest(output.join('\n'))).toEqual({ passed: 300, failed: 3 });
});
