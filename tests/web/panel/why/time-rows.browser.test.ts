// The rows of a cast: intervals of time in a list that keys walk through, or the rows of the moment.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Shape } from '../../../../web/scene/shape.ts';
import { type Figure, openFigure } from '../support/figure.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openRows(preset: string, more: Readonly<Record<string, string>> = {}) {
  const figure = await openFigure({ preset, ...more });
  await figure.waitFor('.times .row');
  return figure;
}

const namesIn = (figure: Figure) => figure.textsOf('.times .row .name');
const chosen = (figure: Figure) => figure.textsOf('.times .row[aria-selected="true"] .name');
const rowNamed = (figure: Figure, name: string) =>
  figure.findAll('.times .row')[namesIn(figure).indexOf(name)];
/** Ends of bars, of the clock and so on, in parts of their line. */
function placeOf(row: HTMLElement | null | undefined, selector: string) {
  const line = row?.querySelector('.line')?.getBoundingClientRect();
  const part = row?.querySelector(selector)?.getBoundingClientRect();
  if (!(line && part)) throw new Error(`there is no ${selector}`);
  return [(part.left - line.left) / line.width, (part.right - line.left) / line.width] as const;
}

/** The first of two shapes moves 2 m a second along x. */
const movingScene = (first: Shape, second: Shape): string =>
  JSON.stringify({
    version: 2,
    scene: {
      items: [
        { id: 1, name: 'Ball', shape: first, velocity: [2, 0, 0] },
        { id: 2, name: 'Other', shape: second },
      ],
      pair: [1, 2],
      motion: { duration: 4 },
    },
  });

describe('the views', () => {
  test('are in time first, and now on demand', async () => {
    const figure = await openRows('flight-edges');
    const [inTime, now] = [button('In time'), button('Now')];
    await expect.element(inTime).toHaveAttribute('aria-pressed', 'true');
    await expect.element(now).toHaveAttribute('aria-pressed', 'false');
    expect(namesIn(figure)).toHaveLength(15);
    await now.click();
    await expect.poll(() => figure.find('.times')).toBeNull();
    await expect.element(now).toHaveAttribute('aria-pressed', 'true');
    await figure.waitFor('.ledger .row');
    expect(figure.textsOf('.sentence')[0]).not.toContain('projections overlap on every axis');
    await inTime.click();
    await figure.waitFor('.times .row');
    await expect.element(figure.undo).toBeDisabled();
  });

  test.each(['full', 'reason', 'min'])(
    'opens (%s) with those in time and nothing else before',
    async (ui) => {
      const seen = new Set<string>();
      const watched = ['.ledger:not(.times)', '.walk', '.reasons'];
      let isWatching = true;
      const watch = () => {
        const root = document.querySelector('collision-playground')?.shadowRoot;
        for (const each of watched) if (root?.querySelector(each)) seen.add(each);
        if (isWatching) requestAnimationFrame(watch);
      };
      document.querySelector('collision-playground')?.remove();
      watch();
      const figure = await openFigure({ preset: 'flight-edges', ui });
      await figure.waitFor(ui === 'min' ? '.time' : '.times .row');
      await figure.waitFor('.time');
      isWatching = false;
      expect([...seen]).toEqual([]);
    },
  );

  test('are none where nothing moves', async () => {
    const figure = await openFigure({ preset: 'edge-edge' });
    await figure.waitFor('.ledger .row');
    expect(figure.find('.views')).toBeNull();
    expect(figure.find('.times')).toBeNull();
  });

  test('in Korean', async () => {
    const figure = await openRows('flight-edges', { lang: 'ko' });
    await expect.element(button('시간')).toHaveAttribute('aria-pressed', 'true');
    expect(figure.textsOf('#times-heading')).toEqual(['축']);
    expect(figure.findAll('.times .row')[0]?.ariaLabel).toMatch(/열림|열리지 않음/);
  });
});

describe('the sentence', () => {
  test('says when they meet and which axis decides', async () => {
    const figure = await openRows('flight-edges');
    const [said = ''] = figure.textsOf('.sentence');
    expect(said).toMatch(
      /^A hits B at 0\.\d+ s; they (part at 0\.\d+ s|meet until the end)\. An axis is open/,
    );
    const [, row = ''] = /The last to open is (\S+), at/.exec(said) ?? [];
    expect(row).toMatch(/^A\.[xyz]×B\.[xyz]$/);
    const last = rowNamed(figure, row);
    expect(last?.querySelector('small')?.textContent).toBe('opens last');
    const [, first = ''] = /the first to close (\S+), at/.exec(said) ?? [];
    expect(rowNamed(figure, first)?.querySelector('small')?.textContent).toBe('closes first');
    expect(figure.findAll('.times small')).toHaveLength(2);
    expect(figure.findAll('.times .least')).toHaveLength(1);
  });

  test('says what the marks of a line stand for, and what tests at steps alone find', async () => {
    const figure = await openRows('tunnel');
    expect(figure.textsOf('.legend span')).toEqual(['the motion', 'near it', 'the clock']);
    expect(figure.textsOf('.sentence')[0]).toMatch(
      /Tested only every 0\.2 s, .* tests at 0\.4 s and 0\.6 s\.$/,
    );
  });

  test('says which feature is come near', async () => {
    const figure = await openRows('graze-corner');
    expect(figure.textsOf('.sentence')[0]).toMatch(/ first of B\.\+x\+y\+z, at 1 s\.$/);
    expect(figure.textsOf('.others')[0]).toMatch(/^It never comes near the other \d+\.$/);
    expect(namesIn(figure)).toContain('B.+x+y+z');
  });
});

describe('the intervals', () => {
  test('are beside that of the motion, and the clock across both', async () => {
    const figure = await openRows('flight-edges');
    const row = figure.find('.times .row.least');
    const margin = 0.08 / 1.16;
    expect(placeOf(row, '.bar.a')[0]).toBeCloseTo(margin, 1);
    expect(placeOf(row, '.bar.a')[1]).toBeCloseTo(1 - margin, 1);
    const text = row?.querySelector('.value')?.textContent ?? '';
    const opens = Number(/^(0\.\d+) – /.exec(text)?.[1]);
    expect(placeOf(row, '.bar.b')[0]).toBeCloseTo((opens + 0.08) / 1.16, 1);
    const middle = () => {
      const [left, right] = placeOf(row, '.clock');
      return (left + right) / 2;
    };
    expect(middle()).toBeCloseTo(margin, 1);
    (page.getByRole('slider').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(middle).toBeCloseTo(1 - margin, 1);
  });

  test('are said in words', async () => {
    const figure = await openRows('flight-edges');
    for (const { ariaLabel } of figure.findAll('.times .row')) {
      expect(ariaLabel).toMatch(
        /^\S+: (always open|never open|skipped|open from .+ s( on)?|open from the start until .+ s)$/,
      );
    }
  });
});

describe('the list', () => {
  const list = () =>
    page.getByRole('listbox', { name: 'Axes and the times at which they are open' });

  test('is walked through by keys', async () => {
    const figure = await openRows('flight-edges');
    (list().element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => chosen(figure)).toEqual(['A.x']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => chosen(figure)).toEqual(['A.z']);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => chosen(figure)).toEqual(['A.y']);
    const id = figure.find('.times .row[aria-selected="true"]')?.id;
    await expect.element(list()).toHaveAttribute('aria-activedescendant', id ?? '');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect.poll(() => chosen(figure)).toEqual(['A.z×B.z']);
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.poll(() => chosen(figure)).toEqual(['A.x']);
    await expect.element(figure.undo).toBeDisabled();
  });

  test('is chosen from by a press, and now and in time have the same row', async () => {
    const figure = await openRows('flight-edges');
    rowNamed(figure, 'B.y')?.click();
    await expect.poll(() => chosen(figure)).toEqual(['B.y']);
    await button('Now').click();
    await expect.poll(() => figure.textsOf('.row[aria-selected="true"] .name')).toEqual(['B.y']);
  });

  test('is walked through where shapes have other names', async () => {
    const figure = await openFigure({
      scene: movingScene(
        { kind: 'sphere', center: [-3, 0, 0], radius: 1 },
        { kind: 'sphere', center: [3, 0, 0], radius: 1 },
      ),
    });
    await figure.waitFor('.times .row');
    expect(namesIn(figure)).toEqual(['|Ball − Other|']);
    expect(chosen(figure)).toEqual(['|Ball − Other|']);
  });

  test('of features is walked through as well', async () => {
    // It is near the face x first, then near the edge, and near the face y at last.
    const figure = await openFigure({
      scene: movingScene(
        { kind: 'sphere', center: [-3, 0, 0], radius: 0.5 },
        { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
      ),
    });
    await figure.waitFor('.times .row');
    expect(namesIn(figure).length).toBeGreaterThan(1);
    (list().element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => chosen(figure)).toEqual(namesIn(figure).slice(0, 1));
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => chosen(figure)).toEqual(namesIn(figure).slice(1, 2));
  });
});

test('beside a figure without tabs the rows are shown as well', async () => {
  const figure = await openFigure({ preset: 'flight-edges', ui: 'reason' });
  await figure.waitFor('.why-side .times .row');
  expect(figure.textsOf('.why-side .sentence')[0]).toMatch(/^A hits B/);
});

test('while somebody walks, the rows are those of the moment', async () => {
  const figure = await openRows('triangle-through');
  // There the test has many steps.
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await button('Now').click();
  await page.getByRole('button', { name: 'Play the test' }).click();
  await page.getByRole('button', { name: 'Pause the test', exact: true }).click();
  await expect.poll(() => figure.word).toMatch(/^Step \d+ of \d+/);
  expect(figure.find('.views')).toBeNull();
  expect(figure.find('.time')).not.toBeNull();
});
