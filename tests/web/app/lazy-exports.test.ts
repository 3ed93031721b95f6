// The link of a scene is made after its code is loaded; the browser is asked to copy it in the task of the click.
import { afterEach, expect, test, vi } from 'vitest';
import type { Context } from '../../../web/app/context.ts';
import type { Display } from '../../../web/app/display.ts';
import { LazyExports } from '../../../web/app/lazy-exports.ts';
import type { Notices } from '../../../web/app/notices.ts';
import { sceneOfShapes } from '../../../web/scene/edits.ts';
import type { Scene } from '../../../web/scene/scene.ts';
import type { Strings } from '../../../web/strings/index.ts';

/** The code of links is loaded. */
const kPatience = { timeout: 20_000 };
const ball = { kind: 'sphere', center: [0, 0, 0], radius: 1 } as const;
const kKeys = new Proxy({}, { get: (_target, key) => key }) as Strings;

afterEach(() => vi.unstubAllGlobals());

function build(scene: Scene) {
  const said: string[] = [];
  const copied: string[] = [];
  let isClick = true;
  const write = async ([item]: readonly { made: Record<string, Promise<Blob>> }[]) => {
    if (!isClick) throw new Error('too late');
    copied.push((await (await item?.made['text/plain'])?.text()) ?? '');
  };
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal('location', { origin: 'https://a.test', pathname: '/play/' });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly made: unknown;
      constructor(made: unknown) {
        this.made = made;
      }
    },
  );
  vi.spyOn(console, 'warn').mockReturnValue();
  const say = (text: (strings: Strings) => string) => said.push(text(kKeys));
  const exports = new LazyExports(
    { store: { state: { scene } } } as unknown as Context,
    { inform: say, warn: say } as unknown as Notices,
    { picture: null } as unknown as Display,
    () => undefined,
  );
  exports.copyLink();
  isClick = false;
  return { said, copied };
}

test('the link is copied', async () => {
  const { said, copied } = build(sceneOfShapes(ball, ball));
  await vi.waitFor(() => expect(said).toEqual(['link.copied']), kPatience);
  expect(copied).toEqual([expect.stringMatching(/^https:\/\/a\.test\/play\/#1[\w-]+$/)]);
});

test('a scene that is too large for a link is said to be', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => ({ ...ball, radius: Math.sqrt(i + 1) }));
  const { said, copied } = build(sceneOfShapes(...many));
  await vi.waitFor(() => expect(said).toEqual(['link.tooLong']), kPatience);
  expect(copied).toEqual([]);
});
