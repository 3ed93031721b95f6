export const kTerms = [
  'axis',
  'interval',
  'gap',
  'depth',
  'radii',
  'slab',
  'weights',
  'signedDistance',
  'projectedRadius',
  'ulp',
] as const;
export type Term = (typeof kTerms)[number];
