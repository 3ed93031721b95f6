// What the crowd is made of: bullets are small boxes that move further in a frame than they are long.
export const kModes = ['boxes', 'bullets', 'meshes'] as const;
export type Mode = (typeof kModes)[number];
