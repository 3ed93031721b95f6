// What is kept of a visitor's code: each task for itself, seals only of code as it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kMaxKept, ProgressStore, sealsIn } from '../../../../web/pages/bench/progress-store.ts';

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the next visit finds. */
const later = () => new ProgressStore();

test('two tabs keep what each of them has written', () => {
  const one = new ProgressStore();
  const other = new ProgressStore();
  one.keepCode('obb-obb', 'one');
  other.keepCode('ray-obb', 'other');
  one.keepSeal('obb-obb', 'one', 'close');
  expect(later().of('obb-obb')).toEqual({ code: 'one', seal: 'close' });
  expect(later().of('ray-obb')).toEqual({ code: 'other', seal: null });
});

test('a seal is for the code that is kept, as it is', () => {
  const store = new ProgressStore();
  store.keepCode('obb-obb', 'judged');
  store.keepSeal('obb-obb', 'judged', 'exact');
  store.keepSeal('obb-obb', 'judged', 'close');
  expect(store.keepCode('obb-obb', 'judged')).toBe(true);
  expect(later().of('obb-obb')?.seal).toBe('exact');
  store.keepCode('obb-obb', 'edited');
  // the judge was still at work on what stood there before
  store.keepSeal('obb-obb', 'judged', 'close');
  expect(later().of('obb-obb')).toEqual({ code: 'edited', seal: null });
});

test('an edit that is undone costs no seal', () => {
  const before = new ProgressStore();
  before.keepCode('obb-obb', 'judged');
  before.keepSeal('obb-obb', 'judged', 'exact');
  const store = new ProgressStore();
  for (const edited of ['judged ', 'judged  ']) {
    store.keepCode('obb-obb', edited);
    expect(later().of('obb-obb')).toEqual({ code: edited, seal: null });
  }
  store.keepCode('obb-obb', 'judged');
  expect(later().of('obb-obb')).toEqual({ code: 'judged', seal: 'exact' });
});

test('code that is too long, and entries that cannot be read, cost nobody else anything', () => {
  const store = new ProgressStore();
  store.keepCode('obb-obb', 'kept');
  const long = 'x'.repeat(kMaxKept + 1);
  expect(store.keepCode('ray-obb', long)).toBe(false);
  // it lasts as long as the page, also where it is shown again
  expect(store.of('ray-obb')?.code).toBe(long);
  kept.set('collision-playground:bench:aabb-aabb', '{"code":');
  expect(later().of('ray-obb')).toBeNull();
  expect(later().of('aabb-aabb')).toBeNull();
  expect(later().of('obb-obb')?.code).toBe('kept');
});

test('an entry of a later version is read as far as it is known, and what is not stays in it', () => {
  const entry = { code: 'x'.repeat(kMaxKept + 1), seal: 'gold', note: 'kept' };
  kept.set('collision-playground:bench:obb-obb', JSON.stringify(entry));
  expect(later().of('obb-obb')).toEqual({ code: entry.code, seal: null });
  later().keepCode('obb-obb', 'shorter');
  const text = kept.get('collision-playground:bench:obb-obb') ?? '';
  expect(JSON.parse(text)).toEqual({ code: 'shorter', seal: null, note: 'kept' });
});

test.each(['{"code":', '[]', '{"text":"code"}'])(
  '%s is kept elsewhere before it is written over',
  (entry) => {
    kept.set('collision-playground:bench:obb-obb', entry);
    later().keepCode('obb-obb', 'code');
    expect(later().of('obb-obb')?.code).toBe('code');
    expect(kept.get('collision-playground:bench-unread:obb-obb')).toBe(entry);
    later().keepCode('obb-obb', 'more');
    expect(kept.get('collision-playground:bench-unread:obb-obb')).toBe(entry);
  },
);

test.each([
  ['no JSON', '{'],
  ['another version', '{"version":2,"tasks":{}}'],
  ['another form', '{"version":1,"tasks":{"obb-obb":"code"}}'],
  ['no code', '{"version":1,"tasks":{"obb-obb":{"seal":"close"}}}'],
])('nothing is read from %s', (_, text) => {
  kept.set('collision-playground:bench', text);
  expect(later().of('obb-obb')).toBeNull();
});

test('without storage code lasts as long as the page', () => {
  isFull = true;
  const store = new ProgressStore();
  expect(store.keepCode('obb-obb', 'code')).toBe(false);
  expect(store.keepCode('obb-obb', 'code')).toBe(false);
  store.keepSeal('obb-obb', 'code', 'close');
  expect(store.of('obb-obb')).toEqual({ code: 'code', seal: 'close' });
  expect(later().of('obb-obb')).toBeNull();
});

test('what an earlier version kept in one entry is read, until there is something newer', () => {
  const tasks = {
    'obb-obb': { code: 'early', seal: 'close' },
    'ray-obb': { code: null, seal: null },
  };
  kept.set('collision-playground:bench', JSON.stringify({ version: 1, tasks }));
  expect([...sealsIn(later())]).toEqual([['obb-obb', 'close']]);
  later().keepCode('obb-obb', 'new');
  expect(later().of('obb-obb')).toEqual({ code: 'new', seal: null });
  expect(later().of('ray-obb')).toBeNull();
});

test('what other tabs write is heard by its task', () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const heard: string[] = [];
  new ProgressStore().follow((task) => heard.push(task));
  for (const key of ['collision-playground:bench:obb-obb', 'collision-playground:theme', null]) {
    target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  expect(heard).toEqual(['obb-obb']);
});
