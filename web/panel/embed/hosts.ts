// The host sites that a figure can be embedded in, each with the form that fits it best.

export const kForms = ['element', 'iframe', 'markdown', 'codepen', 'pictures', 'oembed'] as const;
export type Form = (typeof kForms)[number];

export const bestForms = {
  own: 'element',
  velog: 'codepen',
  tistory: 'iframe',
  naver: 'pictures',
  notion: 'iframe',
  medium: 'oembed',
  wordpress: 'iframe',
} as const satisfies Readonly<Record<string, Form>>;

export type Host = keyof typeof bestForms;
export const kHosts = Object.keys(bestForms) as readonly Host[];
