// The time line and the rows in time, loaded with the first scene in motion.
import { lazyPanel } from '../controls/lazy.ts';

export const motionPanels = lazyPanel(() => import('./motion-panels.ts'));
