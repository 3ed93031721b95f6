// The manifolds of a figure: drawn while the Contact tab is open, and hidden from those who are still to answer.
import { expect, test, vi } from 'vitest';
import { ContactController } from '../../../../web/app/contact/contact-controller.ts';
import { PageStore } from '../../../../web/app/page-store.ts';
import { createStore } from '../../../../web/scene/store.ts';
import { core } from '../../../core/support/core.ts';
import { Drawing, sceneOf } from '../../view/support/drawing.ts';

const scene = sceneOf(
  { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] },
  { kind: 'aabb', min: [-0.5, 0.75, -0.5], max: [2, 2, 2] },
);

function opened() {
  const store = createStore(scene);
  const pageStore = new PageStore({ panelOpen: true, answerOpen: true }, () => undefined);
  const stateChanged = vi.fn();
  const display = { addLayers: () => undefined, frame: { stateChanged } };
  const contacts = new ContactController({ store, pageStore, display }, core);
  pageStore.update({ tab: 'contact' });
  const numbers = () =>
    new Drawing(scene, {}, [contacts.layer]).labels.map(({ text }) => text).toSorted();
  return { store, pageStore, stateChanged, contacts, numbers };
}

test('while the tab is open', () => {
  const { pageStore, numbers } = opened();
  expect(numbers()).toEqual(['1', '2', '3', '4']);
  pageStore.update({ tab: 'why' });
  expect(numbers()).toEqual([]);
});

test('not while the quiz asks, nor on the way through the rows', () => {
  const { store, pageStore, numbers } = opened();
  store.update({ quiz: { guess: null, correct: null, right: 0, asked: 1 } });
  expect(numbers()).toEqual([]);
  store.update({ quiz: null, step: 0 });
  pageStore.update({ walked: scene });
  expect(numbers()).toEqual([]);
});

test('what is set is kept, and both picture and panels are told', () => {
  const { contacts, stateChanged } = opened();
  expect(contacts.answer?.view).toMatchObject({ incident: false, atMostFour: false });
  contacts.set({ incident: true });
  contacts.set({ lit: 0 });
  expect(contacts.answer?.view).toMatchObject({ incident: true, lit: 0 });
  expect(stateChanged).toHaveBeenCalledTimes(2);
});
