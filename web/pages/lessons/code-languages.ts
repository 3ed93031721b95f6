// The languages in which a lesson shows its code, in the order of their tabs.

export const kCodeLanguages = ['javascript', 'cpp', 'csharp', 'glsl', 'hlsl'] as const;
export type CodeLanguage = (typeof kCodeLanguages)[number];

/** As their users call them. */
export const codeLanguageNames: Readonly<Record<CodeLanguage, string>> = {
  javascript: 'JavaScript',
  cpp: 'C++',
  csharp: 'C#',
  glsl: 'GLSL',
  hlsl: 'HLSL',
};
