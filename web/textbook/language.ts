// The languages of the textbook's code.
export const kLanguages = ['cpp', 'javascript', 'glsl'] as const;
export type Language = (typeof kLanguages)[number];
