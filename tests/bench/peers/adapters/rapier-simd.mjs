// Rapier, built with SIMD instructions.
import rapier from '@dimforge/rapier3d-simd-compat';
import { serve } from '../serve.ts';
import { rapierAdapter } from './rapier-adapter.mjs';

await rapier.init();
await serve(rapierAdapter(rapier));
