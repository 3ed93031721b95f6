// The walk: a sentence a step, and nothing of what the test comes to before its end.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Figure, openFigure } from '../support/figure.ts';

const next = page.getByRole('button', { name: 'Next candidate' });

/** At the second of four steps. */
async function walking(preset: string): Promise<Figure> {
  const figure = await openFigure({ preset });
  await page.getByRole('button', { name: 'Play the test' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await next.click();
  await expect.poll(() => figure.word).toMatch(/^Step 2 of/);
  return figure;
}

test('nothing says the end before the row where the test stopped', async () => {
  const figure = await walking('ray-triangle');
  expect(figure.textsOf('.walk .step')[0]).toMatch(
    /^2 · u: value 0\.382, allowed \[0\.000,\s∞\), margin 0\.382 → next candidate$/,
  );
  expect(figure.textsOf('.row .value')).toEqual(['1.292', '0.382']);
  expect(figure.findAll('.row')[3]?.ariaLabel).toBe('Candidate 4, w: not reached by the walk yet');
  expect(figure.findAll('.tick.ahead')).toHaveLength(2);
  for (const hidden of ['.plot', '.answer', '.stopped', '.least', '.tick.least']) {
    expect(figure.findAll(hidden), hidden).toEqual([]);
  }
  for (const part of ['.top', '.side', '.walk']) {
    expect(figure.find(part)?.textContent, part).not.toMatch(/\bhits?\b/i);
  }
  expect(figure.find('canvas')?.ariaLabel).not.toMatch(/hits/i);

  await next.click();
  await next.click();
  await expect.poll(() => figure.word).toBe('Hits');
  expect(figure.textsOf('.walk .step')[0]).toMatch(
    /last candidate: the ray hits B at t\s=\s1\.292$/,
  );
  expect(figure.findAll('.row .value')).toHaveLength(4);
});

test('choosing a row in the ledger leaves the walk', async () => {
  const figure = await walking('aabb-obb');
  figure.findAll('.row')[0]?.click();
  await expect.poll(() => figure.word).toBe('Overlapping');
  expect(figure.textsOf('.walk .step')[0]).toMatch(/^1 · A\.x: /);
});

test('the step is announced', async () => {
  const figure = await walking('aabb-obb');
  await expect
    .poll(() => figure.find('[data-live]')?.textContent)
    .toMatch(/^Step 2 of 15: 2 · A\.y: .* → next axis$/);
});

test('a figure without a panel says the only step of a test', async () => {
  const figure = await openFigure({ preset: 'sphere-sphere', ui: 'min' });
  await expect
    .poll(() => figure.textsOf('.walk .step')[0])
    .toMatch(/^1 · \|A − B\|: A .* → they overlap$/);
  expect(figure.findAll('.tick')).toEqual([]);
});
