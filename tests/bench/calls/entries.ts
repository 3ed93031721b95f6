// Every public call that the table of pairs (../package) does not have.
import type { Core } from '../../../web/core/index.node.ts';
import { batchCalls } from './batch-calls.ts';
import { coreCalls } from './core-calls.ts';
import type { Entry } from './entry.ts';
import { hullCalls } from './hull-calls.ts';
import { meshCalls } from './mesh-calls.ts';
import { quaternionCalls } from './quaternion-calls.ts';
import { worldCalls } from './world-calls.ts';

/** Each with `count` different arguments. */
export const entriesOf = (core: Core, count: number): Entry[] => [
  ...coreCalls(core, count),
  ...worldCalls(core, count),
  ...batchCalls(core),
  ...meshCalls(core, count),
  ...hullCalls(core, count),
  ...quaternionCalls(core, count),
];
