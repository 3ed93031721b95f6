// The worker that judges. It listens at once, and loads what it judges with: core and arbitraries come by top-level
// await, during which messages would be lost.
import type { ToWorker } from '../judge-messages.ts';

const loading = import('./requests.ts');

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  loading.then(
    ({ answer }) => answer(data),
    // as an error event of the worker
    (error: unknown) => reportError(error),
  );
});
