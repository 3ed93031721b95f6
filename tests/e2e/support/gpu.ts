// Counters of WebGL calls. These functions run in the page before its own scripts.
import type { Page } from '@playwright/test';

export interface Counted {
  /** Buffers, textures, programs and the like that were made. */
  made: number;
  /** Those that were made and not given back. */
  alive: number;
  /** Calls that draw. */
  draws: number;
  /** Pictures that were copied from the graphics context into a figure. */
  pictures: number;
}

export function countGpu(): void {
  type Methods = Record<string, (...given: unknown[]) => unknown>;
  const counted: Counted = { made: 0, alive: 0, draws: 0, pictures: 0 };
  Object.assign(window, { counted });
  const after = (prototype: object, name: string, count: (result: unknown) => void) => {
    const methods = prototype as Methods;
    const original = methods[name];
    methods[name] = function (this: unknown, ...given) {
      const result = original?.apply(this, given);
      count(result);
      return result;
    };
  };
  const { prototype } = WebGL2RenderingContext;
  const alive = new WeakSet<object>();
  const kinds = ['Buffer', 'Texture', 'Program', 'Shader', 'VertexArray', 'Framebuffer'];
  for (const kind of [...kinds, 'Renderbuffer']) {
    after(prototype, `create${kind}`, (object) => {
      alive.add(object as object);
      counted.made += 1;
      counted.alive += 1;
    });
    const methods = prototype as unknown as Methods;
    const remove = methods[`delete${kind}`];
    methods[`delete${kind}`] = function (this: unknown, object) {
      if (object && alive.delete(object)) counted.alive -= 1;
      return remove?.call(this, object);
    };
  }
  for (const shape of ['Arrays', 'Elements']) {
    for (const many of ['', 'Instanced']) {
      after(prototype, `draw${shape}${many}`, () => {
        counted.draws += 1;
      });
    }
  }
  after(CanvasRenderingContext2D.prototype, 'drawImage', () => {
    counted.pictures += 1;
  });
}

export const countedOf = (page: Page): Promise<Counted> =>
  page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }));
