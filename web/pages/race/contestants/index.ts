// Who takes part, each loaded in a worker of its own.
import { loadCore } from '../../../core/index.ts';
import type { Contestant } from './contestant.ts';

type Load = () => Promise<Contestant>;

const kLoad = {
  batch: async () => (await import('./batch.ts')).batchContestant(await loadCore()),
  single: async () => (await import('./single.ts')).singleContestant(await loadCore()),
  three: async () => (await import('./three.ts')).contestant,
  meshBvh: async () => (await import('./mesh-bvh.ts')).contestant,
  cannon: async () => (await import('./cannon.ts')).contestant,
} as const satisfies Record<string, Load>;

export type ContestantName = keyof typeof kLoad;

export const kContestants = Object.keys(kLoad) as readonly ContestantName[];

export const loadContestant = (name: ContestantName): Promise<Contestant> => kLoad[name]();
