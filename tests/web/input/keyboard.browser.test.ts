// Keys that reach the figure while it stands in a page of its own: what it does nothing with stays with the page.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InputHost } from '../../../web/input/host.ts';
import { Keyboard } from '../../../web/input/keyboard.ts';
import type { State } from '../../../web/scene/state.ts';
import { createStore } from '../../../web/scene/store.ts';

let state: State;
let calls: string[];
let isDragging: boolean;
let keyboard: Keyboard;
let pageDialog: HTMLDialogElement;
let canvas: HTMLCanvasElement;

beforeEach(() => {
  state = createStore({ items: [], pair: null }).state;
  calls = [];
  isDragging = false;
  const root = document.createElement('div');
  canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  root.attachShadow({ mode: 'open' }).append(canvas);
  pageDialog = document.createElement('dialog');
  pageDialog.append(root);
  document.body.append(pageDialog);
  pageDialog.showModal();
  const host = {
    stage: { canvas },
    commands: {
      scene: { removeSelected: () => calls.push('remove') },
      selection: {
        select: () => {
          calls.push('deselect');
          state = { ...state, selected: null };
        },
        point: () => {
          calls.push('point');
          state = { ...state, pointing: null };
        },
        setAxisLock: () => {
          calls.push('unlock');
          state = { ...state, axisLock: null };
        },
        setGizmo: (mode: string) => calls.push(mode),
      },
      walk: {
        end: () => {
          const { step } = state;
          state = { ...state, step: null };
          return step !== null && calls.push('end') > 0;
        },
      },
    },
    allowed: () => ({ shapes: true, view: true }),
    state: () => state,
    singleKeys: () => true,
  };
  const drag = {
    abort: () => {
      const wasDragging = isDragging;
      if (wasDragging) calls.push('abort');
      isDragging = false;
      return wasDragging;
    },
    repeat: () => undefined,
  };
  keyboard = new Keyboard(host as unknown as InputHost, root, drag);
  canvas.focus();
});

afterEach(() => {
  keyboard.dispose();
  pageDialog.remove();
});

test('Escape closes the dialog of the page that the figure stands in, when the figure has no use for it', async () => {
  const axisLock = { axis: 0, plane: false } as const;
  state = { ...state, selected: 1, axisLock, pointing: { ray: null }, step: 3 };
  isDragging = true;
  for (let press = 0; press < 5; press++) {
    await userEvent.keyboard('{Escape}');
    expect(pageDialog.open).toBe(true);
  }
  expect(calls).toEqual(['abort', 'point', 'unlock', 'deselect', 'end']);
  await userEvent.keyboard('{Escape}');
  expect(pageDialog.open).toBe(false);
  expect(calls).toHaveLength(5);
});

test('other keys work in a dialog of the page', async () => {
  await userEvent.keyboard('e');
  expect(calls).toEqual(['rotate']);
});

test('Delete ends the drag before it removes what is dragged', async () => {
  state = { ...state, selected: 1 };
  isDragging = true;
  await userEvent.keyboard('{Delete}');
  expect(calls).toEqual(['abort', 'remove']);
});
