// What the crowd is made of.
export const kModes = ['boxes', 'meshes'] as const;
export type Mode = (typeof kModes)[number];
