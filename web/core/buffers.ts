// The buffers of a world in the core's memory, by the codes of the core's export `worldBuffer`.
import type { FirstModule } from './wasm/core.mjs';

const kBuffers = [
  'numbers',
  'kinds',
  'faults',
  'scratch',
  'verdict',
  'distance',
  'steps',
  'meetings',
  'meetingHits',
  'hits',
  'meshPositions',
  'meshIndices',
] as const;

export type BufferName = (typeof kBuffers)[number];

/** Where in memory a buffer's address and length stand: see `_worldBuffer`. */
export const bufferPlace = (module: FirstModule, world: number, name: BufferName): number =>
  module._worldBuffer(world, kBuffers.indexOf(name));
