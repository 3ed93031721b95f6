// How much of a figure is shown, and in which colours: what its attributes, addresses and snippets say.

/** How much of the page stands around the picture. */
export const kUis = ['none', 'verdict', 'min', 'full'] as const;
export type Ui = (typeof kUis)[number];
export const kThemes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof kThemes)[number];
