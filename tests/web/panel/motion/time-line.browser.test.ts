// The time line as its users meet it: a slider, its buttons, and the numbers that it is about.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enter, type Figure, openFigure, textIn } from '../support/figure.ts';

const slider = page.getByRole('slider', { name: /^(Time line|시간축)$/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openMotion(preset: string, more: Readonly<Record<string, string>> = {}) {
  const figure = await openFigure({ preset, ...more });
  await figure.waitFor('.time');
  return figure;
}

const timeNow = () => Number(slider.element().getAttribute('aria-valuenow'));
const focusSlider = () => (slider.element() as HTMLElement).focus();
const expectTime = (time: number) => expect.poll(timeNow).toBeCloseTo(time, 9);
/** Where parts of the track are, in parts of its width. */
function placesOf(figure: Figure, selector: string): readonly number[] {
  const track = figure.find('.track')?.getBoundingClientRect();
  if (!track) throw new Error('there is no time line');
  return figure.findAll(`.track ${selector}`).map((part) => {
    const { left, width } = part.getBoundingClientRect();
    return (left + (selector === '.met' ? 0 : width / 2) - track.left) / track.width;
  });
}

describe('the slider', () => {
  test('says where the clock is', async () => {
    await openMotion('graze-corner');
    const element = slider.element();
    expect(element.getAttribute('aria-valuemin')).toBe('0');
    expect(element.getAttribute('aria-valuemax')).toBe('2');
    expect(element.getAttribute('aria-valuenow')).toBe('0');
    expect(element.getAttribute('aria-valuetext')).toBe('0 s of 2 s');
    focusSlider();
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveAttribute('aria-valuenow', '2');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '2 s of 2 s');
  });

  test('is moved by keys, between the start and the end', async () => {
    const figure = await openMotion('graze-corner');
    focusSlider();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expectTime(0.04);
    await userEvent.keyboard('{ArrowLeft}');
    await expectTime(0.02);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectTime(0);
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expectTime(0.4);
    await userEvent.keyboard('{PageDown}');
    await expectTime(0.2);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expectTime(2);
    await userEvent.keyboard('{Home}{PageDown}');
    await expectTime(0);
    await expect.element(figure.undo).toBeDisabled();
  });

  test('goes with Enter to the first contact, where the verdict says so', async () => {
    const figure = await openMotion('graze-corner');
    expect(figure.word).toBe('Apart');
    focusSlider();
    await userEvent.keyboard('{Enter}');
    await expectTime(1);
    await expect.poll(() => figure.word).toBe('Touching');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => figure.word).toBe('Apart');
  });

  test('is scrubbed where it is pressed', async () => {
    const figure = await openMotion('graze-corner');
    const track = figure.find('.track') as HTMLElement;
    const { left, width, top, height } = track.getBoundingClientRect();
    const event = (type: string, part: number, buttons: number) =>
      new PointerEvent(type, {
        clientX: left + part * width,
        clientY: top + height / 2,
        pointerId: 1,
        buttons,
        bubbles: true,
        cancelable: true,
      });
    track.setPointerCapture = () => undefined;
    track.dispatchEvent(event('pointerdown', 0.25, 1));
    await expectTime(0.5);
    track.dispatchEvent(event('pointermove', 0.75, 1));
    await expectTime(1.5);
    track.dispatchEvent(event('pointermove', 1.5, 1));
    await expectTime(2);
    track.dispatchEvent(event('pointermove', 0.25, 0));
    await expectTime(2);
  });

  test('plays and pauses with the space bar, and stands then', async () => {
    await openMotion('graze-corner');
    focusSlider();
    await userEvent.keyboard(' ');
    await expect.element(button('Pause the motion')).toBeVisible();
    await expect.poll(timeNow).toBeGreaterThan(0);
    await userEvent.keyboard(' ');
    await expect.element(button('Play the motion')).toBeVisible();
    const stopped = timeNow();
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(timeNow()).toBe(stopped);
  });
});

describe('the track shows', () => {
  test('from when to when the pair meets, and the ends of steps', async () => {
    const figure = await openMotion('tunnel');
    const [samples, [met]] = [placesOf(figure, '.sample'), placesOf(figure, '.met')];
    expect(samples.map((each) => Math.round(100 * each))).toEqual([0, 20, 40, 60, 80, 100]);
    expect(met).toBeGreaterThan(0.4);
    expect(met).toBeLessThan(0.6);
    expect(figure.findAll('.sample.meets')).toEqual([]);
    expect(figure.findAll('.mark')).toEqual([]);
  });

  test('when others meet', async () => {
    const figure = await openMotion('crowd');
    const marks = figure.findAll('.mark');
    expect(marks.length).toBeGreaterThanOrEqual(4);
    for (const { title } of marks) expect(title).toMatch(/^[A-L] × [A-L] · \d(\.\d+)? s$/);
    const places = placesOf(figure, '.mark');
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('where the clock is', async () => {
    const figure = await openMotion('graze-corner');
    focusSlider();
    await userEvent.keyboard('{Enter}');
    await expectTime(1);
    expect(placesOf(figure, '.head')[0]).toBeCloseTo(0.5, 2);
    expect(figure.textsOf('.time .now')).toEqual(['1 s']);
  });
});

test.each([
  [
    'tunnel',
    'en',
    /^A hits B at 0\.\d+ s; they part at 0\.\d+ s\. Tested only every 0\.2 s, they are never seen to meet: the hit lies between the tests at 0\.4 s and 0\.6 s\.$/,
  ],
  ['graze-corner', 'en', /^A touches B at 1 s, and doesn’t enter it\.$/],
  ['graze-corner', 'ko', /^A가 1초에 B에 맞닿기만 하고 안으로 들어가지는 않습니다\.$/],
])('%s is told in a sentence, %s', async (preset, lang, sentence) => {
  const figure = await openMotion(preset, { lang });
  await expect
    .poll(() => figure.textsOf('.time .said')[0]?.replaceAll('\u2060', ''))
    .toMatch(sentence);
});

test('buttons go to the contact, repeat and stop there', async () => {
  await openMotion('graze-corner');
  await button('To the first contact').click();
  await expectTime(1);
  const [loops, stops] = [button('Repeat'), button('Stop at contact')];
  await expect.element(loops).toHaveAttribute('aria-pressed', 'true');
  await expect.element(stops).toHaveAttribute('aria-pressed', 'false');
  await loops.click();
  await expect.element(loops).toHaveAttribute('aria-pressed', 'false');
  await stops.click();
  await expect.element(stops).toHaveAttribute('aria-pressed', 'true');
  focusSlider();
  await userEvent.keyboard('{Home}{PageUp}{PageUp}{PageUp}{PageUp} ');
  await expect.element(button('Play the motion')).toBeVisible();
  await expectTime(1);
  // It does not repeat.
  await userEvent.keyboard('{End}{PageDown} ');
  await expectTime(2);
  await expect.element(button('Play the motion')).toBeVisible();
});

test('a scene that stands has no time line, one that moves no walk until its rows are of the moment', async () => {
  const figure = await openFigure({ preset: 'edge-edge' });
  expect(figure.find('.time')).toBeNull();
  expect(figure.find('.walk')).not.toBeNull();
  figure.element.setAttribute('preset', 'flight-edges');
  await figure.waitFor('.time');
  expect(figure.find('.walk')).toBeNull();
  await figure.waitFor('.views');
  await button('Now').click();
  await figure.waitFor('.walk');
  await button('In time').click();
  await expect.poll(() => figure.find('.walk')).toBeNull();
});

test('a quiz about it hides when they meet, and gives the time line back', async () => {
  const figure = await openMotion('graze-corner');
  await page.getByRole('button', { name: 'Quiz' }).click();
  await figure.waitFor('.quiz');
  expect(figure.find('.time')).toBeNull();
  expect(figure.find('.verdict')).toBeNull();
  expect(figure.find('.times')).toBeNull();
  await page.getByRole('button', { name: 'They miss' }).click();
  await figure.waitFor('.verdict');
  await button('Stop').click();
  await figure.waitFor('.time');
  await expect.poll(() => figure.textsOf('.time .said')[0]).toMatch(/^A touches B at 1 s/);
});

describe('in Numbers', () => {
  async function openNumbers(preset: string, lang = 'en'): Promise<Figure> {
    const figure = await openMotion(preset, { lang });
    await figure.openTab(/^(Numbers|수치)$/);
    await expect.element(page.getByRole('spinbutton').first()).toBeVisible();
    return figure;
  }

  test('a velocity is typed, and undone in one step', async () => {
    const figure = await openNumbers('graze-corner');
    const speed = figure.field('A Velocity y');
    await expect.element(speed).toHaveValue('−2');
    await expect.element(speed).toHaveAttribute('aria-valuetext', '−2 m/s');
    await enter(speed, '-5/2', 'Tab');
    await expect.element(speed).toHaveValue('−2.5');
    await expect.poll(() => figure.textsOf('.time .said')[0]).toMatch(/^A hits B at /);
    await figure.undo.click();
    await expect.element(speed).toHaveValue('−2');
    await expect.poll(() => figure.textsOf('.time .said')[0]).toMatch(/^A touches B at 1 s/);
    await expect.element(figure.undo).toBeDisabled();
    await figure.redo.click();
    await expect.element(speed).toHaveValue('−2.5');
  });

  test('what is typed at a time leaves the start where it is', async () => {
    const figure = await openNumbers('graze-corner');
    focusSlider();
    await userEvent.keyboard('{End}');
    const center = figure.field('A Center x');
    await expect.element(center).toHaveValue('4.25');
    await enter(figure.field('A Velocity x'), '1');
    await expect.element(center).toHaveValue('0.25');
    focusSlider();
    await userEvent.keyboard('{Home}');
    await expect.element(center).toHaveValue('−1.75');
    await figure.undo.click();
    await expect.element(figure.undo).toBeDisabled();
  });

  test('what stands has no velocity, and gets one with a button', async () => {
    const figure = await openNumbers('tunnel');
    expect(figure.field('B Velocity x').elements()).toEqual([]);
    expect(figure.field('A Velocity y').elements()).toHaveLength(1);
  });

  test.each([
    ['A Velocity y', '1e31', 'Velocity y = 1e+31'],
    ['A Velocity y', '-1e31', 'Velocity y = -1e+31'],
    ['Duration', '0', 'Duration = 0'],
    ['Duration', '1e7', 'Duration = 10000000'],
    ['Test steps (0: off)', '1001', 'Test steps (0: off) = 1001'],
    ['Test steps (0: off)', '-1', 'Test steps (0: off) = -1'],
    ['Test steps (0: off)', '0.2', 'Test steps (0: off) = 0.2 is not from 1 to 1000'],
  ])('%s can’t be %s, and it is said why', async (name, text, what) => {
    const figure = await openNumbers('tunnel');
    const field = figure.field(name);
    const before = textIn(field);
    await enter(field, text, 'Tab');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(figure.undo).toBeDisabled();
    await figure.waitFor('.refusal');
    const message = (figure.find('.refusal')?.textContent ?? '').replaceAll('\u00a0', ' ');
    await enter(field, text, 'Escape');
    await userEvent.keyboard('{Tab}');
    expect(textIn(field)).toBe(before);
    expect(message.startsWith(what), message).toBe(true);
    // That is the limit of shapes, which these numbers are far from.
    expect(message).not.toContain('2^200');
  });

  test('what is no finite number is refused', async () => {
    const figure = await openNumbers('tunnel');
    await enter(figure.field('A Velocity y'), 'sqrt(-1)', 'Tab');
    await expect
      .element(figure.alert)
      .toHaveTextContent('Velocity y = NaN: it must be a finite number.');
    await enter(figure.field('Duration'), 'soon', 'Tab');
    await expect
      .element(figure.alert.last())
      .toHaveTextContent('Duration: “soon” is not a number.');
  });

  test('a duration may be typed in seconds or milliseconds', async () => {
    const figure = await openNumbers('graze-corner');
    const duration = figure.field('Duration');
    await enter(duration, '4 s');
    await expect.element(slider).toHaveAttribute('aria-valuemax', '4');
    await enter(duration, '500 ms');
    await expect.element(slider).toHaveAttribute('aria-valuemax', '0.5');
    await expect.poll(() => figure.textsOf('.time .said')[0]).toMatch(/never meet within 0\.5 s/);
    await figure.undo.click();
    await figure.undo.click();
    await expect.element(slider).toHaveAttribute('aria-valuemax', '2');
    await expect.element(figure.undo).toBeDisabled();
  });

  test('the clock is never beyond a duration', async () => {
    const figure = await openNumbers('graze-corner');
    focusSlider();
    await userEvent.keyboard('{End}');
    await enter(figure.field('Duration'), '1.5');
    await expectTime(1.5);
  });

  test('steps are whole, none where there are 0, and stepped one by one', async () => {
    const figure = await openNumbers('tunnel');
    const steps = figure.field('Test steps (0: off)');
    await enter(steps, '8.4');
    await expect.poll(() => figure.findAll('.sample').length).toBe(9);
    await enter(steps, '0');
    await expect.poll(() => figure.findAll('.sample').length).toBe(0);
    await enter(steps, '101');
    await expect.poll(() => figure.findAll('.sample').length).toBe(0);
    await enter(steps, '20');
    await expect.poll(() => figure.findAll('.sample').length).toBe(21);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => figure.findAll('.sample').length).toBe(22);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => figure.findAll('.sample').length).toBe(20);
  });

  test('in Korean', async () => {
    const figure = await openNumbers('tunnel', 'ko');
    await expect.element(figure.field('A 속도 x')).toHaveValue('5');
    await expect.element(figure.field('지속 시간')).toHaveAttribute('aria-valuetext', '1 초');
  });
});

describe('beside the walk', () => {
  const isShown = (figure: Figure, selector: string) =>
    figure.find(selector)?.checkVisibility() ?? false;

  async function openNow(width: string) {
    const figure = await openMotion('flight-edges');
    figure.element.style.width = width;
    await button('Now').click();
    await figure.waitFor('.walk');
    return figure;
  }

  test('both say what they play', async () => {
    const figure = await openNow('1200px');
    expect(figure.textsOf('.bottom .bar-name')).toEqual(['Motion', 'Test, step by step']);
    expect(figure.findAll('.bar-name').every((each) => each.checkVisibility())).toBe(true);
    const icons = ['Play the motion', 'Play the test'].map((name) => {
      const { title, innerHTML } = button(name).element() as HTMLElement;
      expect(title).toBe(name);
      return innerHTML;
    });
    expect(icons[0]).not.toBe(icons[1]);
    expect(isShown(figure, '.bars')).toBe(false);
  });

  test('without room for both one of them is shown, and a choice', async () => {
    const figure = await openNow('390px');
    const shown = () => ['.time', '.walk'].filter((each) => isShown(figure, each));
    const choice = (name: string) =>
      page.getByRole('group', { name: 'Motion or test' }).getByText(name);
    expect(shown()).toEqual(['.time']);
    // There the test has many steps.
    await button('To the first contact').click();
    await choice('Test, step by step').click();
    await expect.poll(shown).toEqual(['.walk']);
    expect(figure.element.shadowRoot?.activeElement).toBe(choice('Test, step by step').element());
    await button('Play the test').click();
    await expect.poll(() => figure.word).toMatch(/^Step \d+ of 15$/);
    await choice('Motion').click();
    await expect.poll(shown).toEqual(['.time']);
    await expect.poll(() => figure.word).not.toMatch(/^Step/);
  });

  test('one alone needs no choice', async () => {
    const figure = await openMotion('flight-edges');
    figure.element.style.width = '390px';
    expect(isShown(figure, '.time')).toBe(true);
    expect(figure.find('.bars')).toBeNull();
  });
});
