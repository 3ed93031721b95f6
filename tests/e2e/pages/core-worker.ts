import { loadCore, type Shape } from '../../../web/core/index.ts';

self.addEventListener('message', async ({ data }: MessageEvent<[Shape, Shape]>) => {
  const core = await loadCore();
  self.postMessage(core.test(...data));
});
