/** Where the picture can be seen from at the press of a key or button. */
export const kViews = ['front', 'side', 'top', 'quarter'] as const;
export type View = (typeof kViews)[number];
