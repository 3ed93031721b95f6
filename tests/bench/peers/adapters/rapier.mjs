// Rapier, plain build.
import rapier from '@dimforge/rapier3d-compat';
import { serve } from '../serve.ts';
import { rapierAdapter } from './rapier-adapter.mjs';

await rapier.init();
await serve(rapierAdapter(rapier));
