// The same question, answered by the core on the page and in a worker.
import { loadCore } from '../../../web/core/index.ts';
import { presetByKey } from '../../../web/presets/index.ts';

const [a, b] = presetByKey('edge-edge')?.scene.items ?? [];

function show(id: string, verdict: unknown): void {
  const output = document.getElementById(id);
  if (output) output.textContent = JSON.stringify(verdict);
}

const worker = new Worker(new URL('./core-worker.ts', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data }) => show('worker', data));
worker.addEventListener('error', ({ message }) => console.error(message));
worker.postMessage([a?.shape, b?.shape]);

const core = await loadCore();
if (a && b) show('page', core.test(a.shape, b.shape));
