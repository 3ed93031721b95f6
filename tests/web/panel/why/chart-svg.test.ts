import { expect, test } from 'vitest';
import { StepGroup } from '../../../../web/core/results.ts';
import { chartSvg } from '../../../../web/panel/why/chart-svg.ts';
import { widthOf } from '../../../../web/panel/why/svg-text.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../../web/strings/index.ts';
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
  touch: 'brown',
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
await loadPanelStrings();
const said = { tone: 'apart', word: 'Apart', detail: '<0.250> & so on' } as const;
const chart = chartSvg(example, said, stringsOf('en'), colors);

test('the chart has a row for every candidate, with ends, value and status', () => {
  for (const text of ['A.x', 'A.y', '+0.250', '−0.500', 'skipped', 'separates', 'overlaps']) {
    expect(chart).toContain(text);
  }
  expect(chart).toContain('>0.000 … 1.000<');
  expect(chart).toContain('>1.250 … 3.000<');
});

test('it says the verdict, the unit, and which color is which shape', () => {
  for (const text of [
    'A · Box',
    'B · Triangle',
    'ends of the intervals (m)',
    'gap +, overlap − (m)',
  ]) {
    expect(chart).toContain(`>${text}<`);
  }
  expect(chart.split('fill="blue" fill-opacity="1"')).toHaveLength(3);
  expect(chart.split('fill="orange" fill-opacity="1"')).toHaveLength(3);
});

test('the separating row is highlighted', () => {
  expect(chart.split('fill="green" fill-opacity="0.25"')).toHaveLength(2);
});

test('it is an XML document: special characters are escaped', () => {
  expect(chart).toContain('Apart: &lt;0.250&gt; &amp; so on');
  expect(chart).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  expect(chart).not.toContain('NaN');
});

/** The texts of a chart as boxes, by the same estimate that lays them out. */
function boxesIn(svg: string) {
  const pattern =
    /<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="(\d+)"[^>]*?( text-anchor="end")?>([^<]+)</g;
  return Array.from(svg.matchAll(pattern), ([, x, y, size, atEnd, text]) => {
    const wide = widthOf(text as string, Number(size));
    const left = atEnd ? Number(x) - wide : Number(x);
    return {
      text,
      left,
      right: left + wide,
      top: Number(y) - Number(size) * 0.8,
      bottom: Number(y),
    };
  });
}

test.each(['en', 'ko'] as const)(
  'no text lies over another, with long names and numbers: %s',
  async (lang) => {
    await loadStrings(lang);
    const long = {
      ...example,
      names: ['받침대와바퀴와손잡이들', 'MMMMMMMMMMMM'] as const,
      ledger: {
        ...example.ledger,
        steps: example.ledger.steps.map((each) => ({
          ...each,
          aMin: -1.2345e-17,
          bMax: 6.789e123,
        })),
      },
    };
    const svg = chartSvg(
      long,
      { ...said, detail: 'first separated on B.x '.repeat(8) },
      stringsOf(lang),
      colors,
    );
    const boxes = boxesIn(svg);
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    expect(boxes.length).toBeGreaterThan(15);
    for (const [i, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right, one.text).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(i + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(across, down), `${one.text} over ${other.text}`).toBeLessThanOrEqual(1);
      }
    }
  },
);
