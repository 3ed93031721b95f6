import type { State } from '../scene/state.ts';
import type { PageState } from './page.ts';

/**
 * Whether the viewer is on the way through the rows: from the first one until the row where the test stopped is
 * shown. What the test comes to is not shown until then. An edit leaves the walk.
 */
export const isWalking = ({ scene, step }: State, { walked }: Pick<PageState, 'walked'>): boolean =>
  step !== null && walked === scene;
