import type { Explained } from '../../strings/names.ts';
import { type Story, storyOf } from '../../strings/story.ts';

/** The tests that are told by rows alone. */
const kWithoutPlot: ReadonlySet<Story> = new Set(['axes', 'lines', 'planes']);

/** Whether there is a plot above the rows. */
export const isPlotted = (explained: Explained): boolean => !kWithoutPlot.has(storyOf(explained));
