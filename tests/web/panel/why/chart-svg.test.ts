import { expect, test } from 'vitest';
import { StepGroup } from '../../../../web/core/results.ts';
import { chartSvg } from '../../../../web/panel/why/chart-svg.ts';
import { stringsOf } from '../../../../web/strings/index.ts';
import { explained, skippedStep, step } from '../../strings/explained.ts';

const colors = {
  paper: '#fff',
  ink: '#000',
  soft: '#555',
  hair: '#ddd',
  a: 'blue',
  b: 'orange',
  gap: 'green',
  hit: 'red',
};
const example = explained({
  a: 'obb',
  b: 'triangle',
  candidates: [
    ['A.x', StepGroup.faceA],
    ['A.y', StepGroup.faceA],
    ['B.face', StepGroup.faceB],
  ],
  steps: [step(-0.5), step(0.25), skippedStep(1)],
  verdict: {},
});
const chart = chartSvg(example, 'Apart <0.250> & so on', stringsOf('en'), colors);

test('the chart has a row for every candidate, with both bars of those that were tested', () => {
  for (const name of ['A.x', 'A.y', '+0.250', '−0.500', 'skipped']) expect(chart).toContain(name);
  expect(chart.split('fill="blue"')).toHaveLength(3);
  expect(chart.split('fill="orange"')).toHaveLength(3);
});

test('the separating row is highlighted', () => {
  expect(chart.split('fill="green" fill-opacity="0.25"')).toHaveLength(2);
});

test('it is an XML document: special characters are escaped', () => {
  expect(chart).toContain('Apart &lt;0.250&gt; &amp; so on');
  expect(chart).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 \d+"/);
  expect(chart).not.toContain('NaN');
});
