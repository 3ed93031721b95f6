import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageAddress } from '../../../../web/app/controllers/address.ts';
import { openingPreset, presetByKey } from '../../../../web/presets/index.ts';
import type { Scene } from '../../../../web/scene/scene.ts';

const scene = (key: string): Scene => {
  const found = presetByKey(key)?.scene;
  if (!found) throw new Error(key);
  return found;
};
let href: string;

beforeEach(() => {
  vi.stubGlobal('location', {
    get href() {
      return href;
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => {
      href = url.href;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(address: string): PageAddress {
  href = address;
  return new PageAddress();
}

test('an edit takes the preset and its row out of the address, undo brings the preset back', () => {
  const first = scene('ray-triangle');
  const page = open('https://a.test/play/?lang=ko&preset=ray-triangle&step=2');
  page.sceneCommitted({ ...first });
  expect(href).toBe('https://a.test/play/?lang=ko');
  page.sceneCommitted(first);
  expect(href).toBe('https://a.test/play/?lang=ko&preset=ray-triangle');
});

test('an edit takes a linked scene out of the address', () => {
  const page = open('https://a.test/play/#1abc');
  page.sceneCommitted({ items: [], pair: null });
  expect(href).toBe('https://a.test/play/');
});

test('another preset takes the place of the first; the usual one needs none', () => {
  const page = open('https://a.test/play/?preset=ray-triangle');
  page.sceneCommitted(scene('sphere-obb'));
  expect(href).toBe('https://a.test/play/?preset=sphere-obb');
  page.sceneCommitted(scene(openingPreset));
  expect(href).toBe('https://a.test/play/');
});
