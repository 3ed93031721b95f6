// Who takes part, each loaded in a worker of its own.
import type { Contestant } from './contestant.ts';

type Load = () => Promise<{ readonly contestant: Contestant }>;

const kLoad = {
  batch: () => import('./batch.ts'),
  single: () => import('./single.ts'),
  three: () => import('./three.ts'),
  meshBvh: () => import('./mesh-bvh.ts'),
  cannon: () => import('./cannon.ts'),
} as const satisfies Record<string, Load>;

export type ContestantName = keyof typeof kLoad;

export const kContestants = Object.keys(kLoad) as readonly ContestantName[];

export const loadContestant = async (name: ContestantName): Promise<Contestant> =>
  (await kLoad[name]()).contestant;
