// Where a library and the exact answer differ, with a link that opens the two shapes in the playground.
import type { Core } from '../../core/index.ts';
import { sceneOfShapes } from '../../scene/edits.ts';
import { writeLink } from '../../scene/link/link.ts';
import type { ContestantName } from './contestants/index.ts';
import type { RaceData } from './race-data.ts';
import { shapeAt } from './race-records.ts';
import type { Standing } from './race-run.ts';

export interface WrongAnswer {
  readonly contestant: ContestantName;
  /** Which pair, from 0 on. */
  readonly index: number;
  readonly saysMeet: boolean;
  /** Meters, as `distance` and `depth` of the core; 0 where they touch. */
  readonly gap: number;
  readonly address: string;
}

/** The indices at which these verdicts are not the exact ones. */
export function wrongIndices(exact: Uint8Array, verdicts: Uint8Array): number[] {
  const wrong: number[] = [];
  for (let i = 0; i < exact.length; i++) if (exact[i] !== verdicts[i]) wrong.push(i);
  return wrong;
}

async function wrongAnswer(
  core: Core,
  { a, b }: RaceData,
  { contestant, verdicts }: Standing,
  index: number,
): Promise<WrongAnswer> {
  const first = shapeAt(core.catalog, a, index);
  const second = shapeAt(core.catalog, b, index);
  const { distance, depth } = core.distance(first, second);
  const link = await writeLink(sceneOfShapes(first, second));
  return {
    contestant,
    index,
    saysMeet: verdicts?.[index] === 1,
    gap: distance > 0 ? distance : -(depth ?? 0),
    address: `../play/#${link}`,
  };
}

/** At most so many of each contestant, the first ones. */
export async function wrongAnswers(
  core: Core,
  data: RaceData,
  exact: Uint8Array,
  standings: readonly Standing[],
  most: number,
): Promise<WrongAnswer[]> {
  const asked = standings.flatMap((standing) =>
    standing.verdicts
      ? wrongIndices(exact, standing.verdicts)
          .slice(0, most)
          .map((index) => wrongAnswer(core, data, standing, index))
      : [],
  );
  return await Promise.all(asked);
}
