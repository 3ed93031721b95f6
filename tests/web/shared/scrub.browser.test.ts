import { expect, test } from 'vitest';
import { trackScrub } from '../../../web/shared/scrub.ts';

/** What a drag on a number comes to. */
function scrubbed() {
  const handle = document.createElement('span');
  // only a real pointer can be captured
  handle.setPointerCapture = () => undefined;
  document.body.append(handle);
  const heard: (number | string)[] = [];
  let drag: AbortController | null = null;
  handle.addEventListener('pointerdown', (down) => {
    drag = trackScrub(down, {
      move: (pixels) => heard.push(pixels),
      end: () => heard.push('end'),
      cancel: () => heard.push('cancel'),
    });
  });
  const pointer = (type: string, clientX: number, more: PointerEventInit = {}) =>
    handle.dispatchEvent(new PointerEvent(type, { isPrimary: true, clientX, ...more }));
  return { heard, pointer, abort: () => drag?.abort() };
}

test('a click is no drag', () => {
  const { heard, pointer } = scrubbed();
  pointer('pointerdown', 10);
  pointer('pointermove', 12);
  pointer('pointerup', 12);
  pointer('pointermove', 30);
  expect(heard).toEqual([]);
});

test('pixels are counted from the press, a tenth with Shift', () => {
  const { heard, pointer } = scrubbed();
  pointer('pointerdown', 10);
  pointer('pointermove', 30);
  pointer('pointermove', 40, { shiftKey: true });
  pointer('pointerup', 40);
  pointer('pointermove', 50);
  expect(heard).toEqual([20, 21, 'end']);
});

test('Escape cancels the drag, and nobody else hears of the key', () => {
  const { heard, pointer } = scrubbed();
  pointer('pointerdown', 10);
  pointer('pointermove', 0);
  const key = () => heard.push('key');
  document.body.addEventListener('keydown', key);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  document.body.removeEventListener('keydown', key);
  pointer('pointermove', 50);
  expect(heard).toEqual([-10, 'cancel']);
});

test.each([{ button: 2 }, { isPrimary: false }])('%o starts none', (press) => {
  const { heard, pointer } = scrubbed();
  pointer('pointerdown', 10, press);
  pointer('pointermove', 50);
  expect(heard).toEqual([]);
});

test('an aborted drag is over', () => {
  const { heard, pointer, abort } = scrubbed();
  pointer('pointerdown', 10);
  abort();
  pointer('pointermove', 50);
  pointer('pointerup', 50);
  expect(heard).toEqual([]);
});
