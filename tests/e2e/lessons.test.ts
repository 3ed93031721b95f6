// Lessons as a reader meets them: light before the first interaction, and alive after it.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { Playground } from './support/playground.ts';
import { expect, test } from './support/test.ts';

const kLesson = './lessons/two-turned-boxes/';

/** Bytes on the way, text after gzip as static hosts send it. */
async function bytesOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    const isText = /^text\/|javascript|json|svg/.test(type);
    sizes.push(response.body().then((body) => (isText ? gzipSync(body) : body).length));
  };
  page.on('response', weigh);
  await act();
  page.off('response', weigh);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The layout shifts since the page began, as the browser scores them. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** Which parts of the pixels of two pictures differ clearly, in the left half and in the right third. */
const changedParts = (page: Page, before: Buffer, after: Buffer) =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (data) => {
          const bitmap = await createImageBitmap(await (await fetch(data)).blob());
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!(first && second)) throw new Error('there is no canvas');
      const { width, height } = first;
      const changed = (from: number, to: number) => {
        let count = 0;
        for (let y = 0; y < height; y++) {
          for (let x = from; x < to; x++) {
            const at = 4 * (y * width + x);
            const far = [0, 1, 2].some(
              (i) => Math.abs((first.data[at + i] ?? 0) - (second.data[at + i] ?? 0)) > 48,
            );
            if (far) count += 1;
          }
        }
        return count / ((to - from) * height);
      };
      return {
        left: changed(0, Math.floor(width / 2)),
        right: changed(Math.floor((2 * width) / 3), width),
      };
    },
    [before, after].map((bytes) => `data:image/png;base64,${bytes.toString('base64')}`),
  );

/** The lesson with its figure loaded. */
async function openLesson(page: Page, path = kLesson): Promise<Playground> {
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  const figure = new Playground(page, page.locator('#figure-main'));
  await figure.verdict.waitFor();
  await expect(page.locator('.scrub').first()).toHaveRole('slider');
  return figure;
}

/** A lesson whose figure has no verdict. */
async function openScripted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await expect(page.locator('.scrub').first()).toHaveRole('slider');
}

const rowOf = ({ page, rows }: Playground, name: string) =>
  rows.filter({ has: page.locator(`.name:text-is("${name}")`) });

test('the first lesson is small before anyone touches it, and nothing in it moves', {
  tag: '@more',
}, async ({ page }) => {
  const bytes = await bytesOf(page, async () => {
    await page.goto('./lessons/through-the-wall/', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
  });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(await shiftOf(page)).toBe(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await new Playground(page, page.locator('#figure-main')).verdict.waitFor();
  // the card in the figure that grows with its sentence
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a figure looks as it will before anyone touches it, and nothing jumps', {
  tag: '@more',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(kLesson, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const figure = page.locator('#figure-main');
  const before = await figure.screenshot();
  const { verdict } = await openLesson(page);
  await expect(verdict).toContainText('0.454 m of daylight');
  // away from the figure, and its poster gone
  await expect
    .poll(() => figure.evaluate((each) => each.shadowRoot?.querySelector('.poster')))
    .toBe(null);
  const after = await figure.screenshot();
  // on a page without a policy
  const blank = await page.context().newPage();
  const changed = await changedParts(blank, before, after);
  // the panel with its 15 rows
  expect(changed.right).toBeLessThan(0.01);
  // lines and labels are drawn otherwise, and the ground goes on
  expect(changed.left).toBeLessThan(0.08);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a figure further down comes alive when it comes into view, untouched', async ({ page }) => {
  await page.goto(kLesson);
  const figure = page.locator('#figure-only-nine');
  await expect(figure.locator('canvas')).toHaveCount(0);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.verdict')).toContainText('0.471 m deep');
  // all figures share one graphics context
  expect(
    await figure
      .locator('canvas')
      .evaluate((canvas) => (canvas as HTMLCanvasElement).getContext('webgl2')),
  ).toBe(null);
});

test('for readers who save data figures wait for a touch', { tag: '@more' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(kLesson);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  const figure = page.locator('#figure-main');
  await expect(figure.locator('canvas')).toHaveCount(0);
  await figure.click();
  await expect(figure.locator('.verdict')).toBeVisible();
});

test('numbers of the text are the figure’s, and change it', async ({ page }) => {
  const figure = await openLesson(page);
  const gap = page.locator('p [data-reading="step(A.y×B.x).gap"]').first();
  const scrub = page.locator('.scrub').first();
  const row = rowOf(figure, 'A.y×B.x');
  await expect(gap).toHaveText('0.454');

  // by keys
  await scrub.focus();
  await scrub.press('PageDown');
  await expect(scrub).toHaveAttribute('aria-valuenow', '1.32');
  await expect(gap).not.toHaveText('0.454');
  await expect(row).toContainText(((await gap.textContent()) ?? '').replace('−', ''));

  // by the mouse, as one step of history
  const box = await scrub.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 8 });
  await page.mouse.up();
  await expect(scrub).toHaveText('0.92');
  await expect(figure.word).toHaveText('Overlapping');
  await figure.element.evaluate((element) => (element as unknown as { undo(): void }).undo());
  await expect(scrub).toHaveText('1.32');
});

test('a scene in motion is tested at more steps, and the text counts what they find', async ({
  page,
}) => {
  const figure = await openLesson(page, './lessons/through-the-wall/');
  const found = page.locator('p [data-reading="count.found"]').first();
  await expect(found).toHaveText('0');
  const code = page.locator('[data-textbook="firstFound"] .textbook');
  await expect(code).toHaveText('−1.000');
  await page.locator('.scrub').first().press('ArrowRight');
  await expect(page.locator('.scrub').first()).toHaveText('6');
  await expect(found).toHaveText('1');
  await expect(code).toHaveText('0.500');
  await expect(figure.element.locator('[part="time"]')).toBeVisible();
});

test('a lesson ends with the question of the next, and leads there', async ({ page }) => {
  await page.goto('./lessons/through-the-wall/');
  await page.locator('.onward a').click();
  await expect(page).toHaveURL(/lessons\/two-spheres\/$/);
});

test('a step of GJK is shown in M, and its distance in the text', async ({ page }) => {
  await openLesson(page, './lessons/support-and-gjk/');
  const walk = page.locator('#figure-walk');
  await walk.scrollIntoViewIfNeeded();
  await walk.locator('canvas').waitFor();
  await expect(walk.locator('.verdict')).toHaveCount(0);
  const length = page.locator('[data-figure="walk"][data-reading="p.length"]');
  await expect(length).toHaveText('1.118');
  const step = page.locator('.scrub[data-figure="walk"]');
  await step.press('End');
  await expect(step).toHaveText('3');
  await expect(length).toHaveText('0.500');
});

test('a step of EPA is shown in M, with the bounds of the depth', { tag: '@more' }, async ({
  page,
}) => {
  await openLesson(page, './lessons/epa-and-depth/');
  const walk = page.locator('#figure-walk');
  await walk.scrollIntoViewIfNeeded();
  await walk.locator('canvas').waitFor();
  const distance = page.locator('p [data-figure="walk"][data-reading="edge.distance"]');
  await expect(distance).toHaveText('0.098');
  await page.locator('.scrub[data-figure="walk"]').press('End');
  await expect(distance).toHaveText('0.552');
  await expect(page.locator('p [data-figure="walk"][data-reading="reach"]')).toHaveText('0.552');
  for (const part of ['.textbook', '.core']) {
    await expect(page.locator(`[data-textbook="penetrationDepth"] ${part}`)).toHaveText('0.552');
  }
});

test('a game is played with keys, round by round, and compared with EPA', async ({ page }) => {
  await openLesson(page, './lessons/epa-and-depth/');
  const game = page.locator('[data-game="fewer-questions"]');
  await game.scrollIntoViewIfNeeded();
  await game.locator('collision-playground canvas').waitFor();
  const high = game.locator('[data-reading="high"]');
  await expect(high).toHaveText('–');
  const angle = game.locator('.scrub');
  await angle.focus();
  await angle.press('ArrowLeft');
  const ask = game.locator('.bar button').first();
  await ask.press('Enter');
  await expect(high).not.toHaveText('–');
  await expect(game.locator('.state')).toContainText('Round 1 of 3. Questions asked: 1.');
  for (const round of [1, 2, 3]) {
    while ((await game.getByRole('button', { name: 'Let EPA ask' }).count()) > 0) {
      await game.getByRole('button', { name: 'Let EPA ask' }).click();
    }
    await expect(game.locator('tbody th').nth(round - 1)).toHaveText(String(round));
    if (round < 3) await game.getByRole('button', { name: 'Next round' }).press('Enter');
  }
  await expect(game.locator('.state')).toContainText('All rounds:');
  await expect(game).toHaveClass(/\bsolved\b/);
  await game.getByRole('button', { name: 'Play again' }).click();
  await expect(game.locator('.state')).toContainText('Round 1 of 3. Questions asked: 0.');
});

test('points of a manifold follow the tilt of the box', { tag: '@more' }, async ({ page }) => {
  await openLesson(page, './lessons/contact-manifolds/');
  const depth = page.locator('td [data-reading="point(1).depth"]');
  await expect(depth).toHaveText('0.113');
  await page.locator('.scrub[data-reading="tilt"]').press('Home');
  await expect(depth).toHaveText('0.060');
  await page.locator('.scrub[data-reading="cuts"]').press('End');
  await expect(page.locator('[data-reading="count.clipped"]')).toHaveText('6');
});

test('a vector follows the point that it leads to, and is drawn', async ({ page }) => {
  const figure = await openLesson(page, './lessons/dot-and-cross/');
  const vectors = () =>
    figure.element.evaluate((element) => JSON.parse(element.getAttribute('vectors') ?? '[]'));
  const picture = () => figure.element.locator('canvas').first().screenshot();
  await expect.poll(vectors).toMatchObject([{ name: 'e' }, { name: 'w', to: [-0.8, 1, 0] }, {}]);
  const drawn = await picture();
  await figure.element.evaluate((element) => element.setAttribute('vectors', '[]'));
  await expect.poll(async () => (await picture()).equals(drawn)).toBe(false);
  await page.locator('.scrub[data-reading="A.position.x"]').first().press('End');
  await expect.poll(vectors).toMatchObject([{}, { name: 'w', to: [2.4, 1, 0] }, {}]);
});

test('M moves with the main figure, and its faces and the rows light one another', async ({
  page,
}) => {
  const figure = await openLesson(page);
  const difference = page.locator('#figure-difference');
  await difference.scrollIntoViewIfNeeded();
  await expect(difference.locator('canvas')).toBeVisible();
  await expect(difference).toHaveAttribute('highlight', 'A.y×B.x');
  const face = () =>
    difference.evaluate((element) =>
      JSON.stringify(
        (element as unknown as { scene: { scene: { items: unknown[] } } | null }).scene?.scene
          .items[5],
      ),
    );
  const before = await face();
  await page.locator('.scrub').first().press('PageDown');
  await expect.poll(face).not.toBe(before);
  await rowOf(figure, 'A.z').click();
  await expect(difference).toHaveAttribute('highlight', 'A.z');
});

test('a pixel becomes a ray, and the code and the core name the nearest shape', {
  tag: '@more',
}, async ({ page }) => {
  await openLesson(page, './lessons/picking/');
  const listing = page.locator('[data-textbook="pick"]');
  await expect(listing.locator('.textbook')).toHaveText('B');
  await page.locator('.scrub[data-reading="column"]').first().press('End');
  for (const part of ['.textbook', '.core']) {
    await expect(listing.locator(part)).toHaveText('nothing');
  }
  await expect(page.locator('td [data-reading="B.t"]')).toHaveText('–');
});

test('pairs are counted again for another arrangement, and drawn', { tag: '@more' }, async ({
  page,
}) => {
  await openScripted(page, './lessons/broad-phase/');
  const sweep = page.locator('td [data-reading="count.sweep"]');
  await expect(sweep).toHaveText('21');
  const stacked = page.locator('.choice[data-value="2"]').first();
  await stacked.press('Enter');
  await expect(stacked).toHaveAttribute('aria-pressed', 'true');
  await expect(sweep).toHaveText('120');
  for (const name of ['sweepPairs', 'gridPairs', 'treePairs']) {
    const listing = page.locator(`[data-textbook="${name}"]`);
    for (const part of ['.textbook', '.core']) await expect(listing.locator(part)).toHaveText('0');
  }
  // at the first turn nothing is open yet, at the last one all others are
  const turn = page.locator('.scrub[data-reading="turn"]');
  const open = page.locator('[data-chart="sweep"] rect.open');
  await turn.press('Home');
  await expect(open).toHaveCount(0);
  await turn.press('End');
  await expect(open).toHaveCount(15);
});

test('a game keeps the best score, which a solution that is shown is not', async ({ page }) => {
  await openScripted(page, './lessons/broad-phase/');
  const game = page.locator('[data-game="cuts"]');
  const number = (name: string) => game.locator('dl div', { hasText: name }).locator('dd');
  await game.scrollIntoViewIfNeeded();
  await expect(number('Your best')).toHaveText('–');
  await game.getByRole('button', { name: 'Show a solution' }).click();
  await expect(game.locator('.state')).toHaveText('Par reached.');
  await expect(number('Pairs asked now')).toHaveText('36');
  await expect(number('Your best')).toHaveText('–');
  await game.getByRole('button', { name: 'Start again' }).click();
  await expect(number('Pairs asked now')).toHaveText('64');
  await game.locator('.scrub').first().press('ArrowLeft');
  await expect(number('Your best')).not.toHaveText('–');
  const best = await number('Your best').innerText();
  expect(Number(best)).toBeGreaterThan(36);
  await page.reload();
  await page.mouse.move(320, 300);
  await expect(number('Your best')).toHaveText(best);
});

test('a ray in a tree of boxes: what it asks is drawn, and its first hit is the core’s', {
  tag: '@more',
}, async ({ page }) => {
  await openScripted(page, './lessons/meshes-and-trees/');
  const listing = page.locator('[data-textbook="firstHit"]');
  for (const part of ['.textbook', '.core']) await expect(listing.locator(part)).toHaveText('5');
  const asked = Number(await page.locator('p [data-reading="count.boxes"]').innerText());
  await expect(page.locator('[data-chart="walk"] rect')).toHaveCount(asked);
  await page.locator('.scrub[data-reading="split"]').press('ArrowRight');
  await expect(page.locator('p [data-reading="split.cost"]')).toHaveText(
    await page.locator('p [data-reading="split.least"]').innerText(),
  );
});

test('the exact sign is run on the figure, and the rounded one beside it', async ({ page }) => {
  await openLesson(page, './lessons/why-floats-fail/');
  const exact = page.locator('[data-textbook="exactSide"]');
  const rounded = page.locator('[data-textbook="roundedSide"] .textbook');
  await expect(exact.locator('.textbook')).toHaveText('left');
  await expect(exact.locator('.core')).toHaveText('left');
  await expect(rounded).toHaveText('right');
  await page.locator('.scrub[data-reading="up"]').first().press('Home');
  await expect(exact.locator('.textbook')).toHaveText('right');
  await expect(exact.locator('.core')).toHaveText('right');
});

for (const { lesson, name, solved } of [
  { lesson: 'picking', name: 'behind-the-box', solved: { column: 360, row: 220 } },
  { lesson: 'why-floats-fail', name: 'opposite', solved: { right: 4, up: 1 } },
]) {
  test(`the numbers in the text follow a solution and a new start, in ${lesson}`, async ({
    page,
  }) => {
    await openScripted(page, `./lessons/${lesson}/`);
    const exercise = page.locator(`[data-exercise="${name}"]`);
    await exercise.scrollIntoViewIfNeeded();
    await exercise.locator('collision-playground .verdict').waitFor();
    const names = Object.keys(solved);
    const numbers = () =>
      Promise.all(
        names.map(async (each) => {
          const scrub = exercise.locator(`.scrub[data-reading="${each}"]`);
          return [each, Number((await scrub.innerText()).replace('−', '-'))];
        }),
      ).then(Object.fromEntries);
    const first = await numbers();
    await exercise.getByRole('button', { name: 'Show a solution' }).click();
    await expect(exercise.locator('.state')).toHaveText('Solved.');
    await expect.poll(numbers).toEqual(solved);

    // a further step begins there, and leaves the other number
    const [changed = '', kept = ''] = names;
    await exercise.locator(`.scrub[data-reading="${changed}"]`).press('ArrowLeft');
    await expect
      .poll(async () => (await numbers())[changed])
      .not.toBe(solved[changed as keyof typeof solved]);
    const after = await numbers();
    expect(after[changed]).toBeLessThan(solved[changed as keyof typeof solved] ?? 0);
    expect(after[changed]).toBeGreaterThan(first[changed]);
    expect(after[kept]).toBe(solved[kept as keyof typeof solved]);

    await exercise.getByRole('button', { name: 'Start again' }).click();
    await expect(exercise.locator('.state')).toHaveText('Not yet.');
    await expect.poll(numbers).toEqual(first);
  });
}

test('the search finds a section by what it is about', async ({ page }) => {
  await page.goto('./ko/lessons/');
  await page.locator('.search input').fill('피킹');
  await expect(page.locator('.search li a').first()).toHaveAttribute('href', /^picking\//);
  await page.locator('.search input').fill('왜 15');
  await page.locator('.search li a[href*="왜-열다섯"]').click();
  await expect(page).toHaveURL(/two-turned-boxes/);
});

test('words light the figure, and the figure lights its words', async ({ page }) => {
  const figure = await openLesson(page);
  const word = page.locator('p .word[data-axis="B.y"]');
  await word.hover();
  await expect(figure.chosenRow).toContainText('B.y');
  await expect(word).toHaveClass(/\blit\b/);
  await page.mouse.move(300, 300);
  await expect(figure.chosenRow).toContainText('A.y×B.x');
  await word.press('Enter');
  await expect(figure.chosenRow).toContainText('B.y');
  const shape = page.locator('p .word.b').first();
  await shape.focus();
  await expect(figure.element).toHaveAttribute('highlight', 'B');
  await rowOf(figure, 'A.x').click();
  await expect(page.locator('p .word[data-axis="A.x"]')).toHaveClass(/\blit\b/);
});

test('an exercise says which of its goals are reached', async ({ page }) => {
  await openLesson(page);
  const exercise = page.locator('[data-exercise="only-nine"]');
  await exercise.scrollIntoViewIfNeeded();
  await expect(exercise.locator('.state')).toHaveText('Not yet.');
  await exercise.locator('collision-playground .verdict').waitFor();
  await exercise.getByRole('button', { name: 'Show a solution' }).click();
  await expect(exercise.locator('.state')).toHaveText('Solved.');
  await expect(exercise.locator('.goal.reached')).toHaveCount(4);
  await exercise.getByRole('button', { name: 'Start again' }).click();
  await expect(exercise.locator('.state')).toHaveText('Not yet.');
});

test('without scripts a lesson is whole: text, formulas, numbers, pictures', {
  tag: '@more',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(kLesson);
  await expect(page.locator('[data-reading="step(A.y×B.x).gap"]').first()).toHaveText('0.454');
  await expect(page.locator('.katex').first()).toBeVisible();
  await expect(page.locator('#figure-main img')).toBeVisible();
  expect(
    await page
      .locator('#figure-main img')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(768);
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const slug of ['moller-trumbore', 'three-intervals', 'two-turned-boxes']) {
    test(`Korean particles stay in the line of what is before them, in ${slug}`, {
      tag: '@more',
    }, async ({ page }) => {
      await page.goto(`./ko/lessons/${slug}/`);
      await page.evaluate(() => document.fonts.ready);
      const { count, parted } = await page.evaluate(() => {
        const particleAfter = ({ nextSibling: next }: Element): Range | null => {
          const text = next?.nodeType === Node.TEXT_NODE ? (next.textContent ?? '') : '';
          const at = /^\u2060?(?=[가-힣])/.exec(text)?.[0].length;
          if (next === null || at === undefined) return null;
          const range = document.createRange();
          range.setStart(next, at);
          range.setEnd(next, at + 1);
          return range;
        };
        const before = '.text :is(.katex, .word, .reading, .scrub, a, strong)';
        const found = [...document.querySelectorAll(before)].flatMap((element) => {
          const particle = particleAfter(element);
          return particle ? [{ element, particle }] : [];
        });
        const isParted = ({ element, particle }: { element: Element; particle: Range }) => {
          const shown = element.querySelector('.katex-html') ?? element;
          const last = [...shown.getClientRects()].at(-1);
          return last !== undefined && particle.getBoundingClientRect().top > last.bottom;
        };
        const parted = found.filter(isParted).map(({ element }) => element.textContent);
        return { count: found.length, parted };
      });
      expect(count).toBeGreaterThan(10);
      expect(parted).toEqual([]);
    });
  }

  test('tables fit, and a formula too wide for a line is broken between its terms', {
    tag: '@more',
  }, async ({ page }) => {
    const widerThanPage = () =>
      page.evaluate(() => {
        const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
        const parents = Array.from(
          document.querySelectorAll('table'),
          (table) => table.parentElement,
        );
        const parts = [...parents, ...document.querySelectorAll('.katex-display')];
        return parts.filter((each) => each && isCut(each)).map((each) => each?.textContent);
      });
    for (const slug of ['separating-axes', 'two-turned-boxes', 'triangle-and-box', 'slerp']) {
      await page.goto(`./lessons/${slug}/`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await widerThanPage()).toEqual([]);
    }
  });
});

test('code is shown in the language that its reader chooses, in every lesson', async ({ page }) => {
  await page.goto('./lessons/round-things/');
  const blocks = page.locator('figure.code');
  const shown = (language: string) => page.locator(`figure.code [data-language="${language}"]`);
  await expect(shown('javascript').first()).toBeVisible();
  await expect(shown('cpp').first()).toBeHidden();

  const choice = blocks.first().getByRole('group', { name: 'Programming language' });
  await choice.getByRole('radio', { name: 'JavaScript' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'C++' })).toBeChecked();
  for (const block of await shown('cpp').all()) await expect(block).toBeVisible();
  await expect(shown('javascript').first()).toBeHidden();
  await expect(shown('cpp').first()).toContainText('inline double squareBetween');

  await page.goto('./ko/lessons/why-floats-fail/');
  await expect(shown('cpp').first()).toBeVisible();
  await expect(shown('cpp').first()).toContainText('직선');
  const last = blocks.last();
  await last.getByRole('radio', { name: 'HLSL' }).click();
  await expect(shown('hlsl')).toBeVisible();
  // this one has no HLSL: it stays as it was
  await expect(shown('cpp').first()).toBeVisible();
});

test('code and formulas are copied as they are shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLesson(page, './lessons/dot-and-cross/');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const formula = page.locator('.formula', { has: page.locator('[data-reading="s.top"]') }).nth(1);
  await formula.hover();
  await formula.getByRole('button', { name: 'Copy LaTeX' }).click();
  await expect
    .poll(clipboard)
    .toBe('s = \\frac{w \\cdot e}{e \\cdot e} = \\frac{7.040}{16.000} = 0.440 .');

  await page.locator('.scrub[data-reading="A.position.x"]').first().press('Home');
  await expect(formula.locator('.katex-html [data-reading="s"]')).toHaveText('0.120');
  await expect(formula.locator('.katex-mathml [data-reading="s"]')).toHaveText('0.120');
  await formula.getByRole('button').press('Enter');
  await expect.poll(clipboard).toContain('= 0.120 .');

  const block = page.locator('[data-textbook="sideOfLine"]');
  await block.getByRole('radio', { name: 'C#' }).click();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(clipboard).toContain('public static float SideOfLine(Vector3 start');
});

test('on a phone the main figure makes way for that of an exercise, which stands above its numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLesson(page, './lessons/dot-and-cross/');
  const stage = page.locator('article > .stage');
  await expect(stage).toBeInViewport();
  const exercise = page.locator('[data-exercise="quarter-way"]');
  await exercise.locator('.scrub').first().scrollIntoViewIfNeeded();
  await expect(stage).not.toBeInViewport();
  const [figure, number] = await Promise.all(
    ['.inline-figure', '.scrub'].map((part) => exercise.locator(part).first().boundingBox()),
  );
  expect(figure && figure.y + figure.height).toBeLessThanOrEqual(number?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(stage).toBeInViewport();
});
