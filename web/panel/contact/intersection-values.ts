// What two shapes have in common, as words and measures.
import type { Intersection } from '../../core/intersection.ts';
import type { Strings } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import type { Value } from './value-list.ts';

/** Its kind first. What has no meaning is left out. */
export function intersectionValues(
  part: Intersection,
  strings: Strings,
): readonly [Value, ...Value[]] {
  const { kind, points, faces } = part;
  const isSolid = faces.length > 0;
  const count = (label: string, all: readonly unknown[]): Value[] =>
    all.length > 2 ? [{ label, value: String(all.length) }] : [];
  const vector = (label: string, value: Value['value'] | null): Value[] =>
    value === null ? [] : [{ label, value }];
  return [
    { label: strings['intersection.kind'], value: strings[`intersection.kind.${kind}`] },
    ...count(strings['intersection.corners'], points),
    ...count(strings['intersection.faces'], faces),
    ...measuresOf(part, strings),
    ...vector(strings['field.min'], part.min),
    ...vector(strings['field.max'], part.max),
    ...vector(strings[isEndless(kind) ? 'intersection.nearest' : 'field.center'], part.center),
    ...vector(
      strings[isLine(kind) ? 'field.direction' : 'answer.normal'],
      isSolid ? null : part.normal,
    ),
  ];
}

/** `polygon, 0.500 m²`. */
export function summary(part: Intersection, strings: Strings): string {
  const measures = measuresOf(part, strings).map(
    ({ value, unit }) => `${number(Number(value[0]))}\u00a0${unit}`,
  );
  return [strings[`intersection.kind.${part.kind}`], ...measures].join(', ');
}

const isLine = (kind: Intersection['kind']) => kind === 'line' || kind === 'ray';
const isEndless = (kind: Intersection['kind']) => kind === 'line' || kind === 'plane';

function measuresOf(part: Intersection, strings: Strings): readonly Value[] {
  const measure = (label: string, value: number | null, unit: string): Value[] =>
    value === null ? [] : [{ label, value: [value], unit }];
  return [
    ...measure(strings['field.radius'], part.radius, 'm'),
    ...measure(strings['intersection.length'], part.length, 'm'),
    ...measure(
      strings[part.faces.length > 0 ? 'intersection.surface' : 'intersection.area'],
      part.area,
      'm²',
    ),
    ...measure(strings['intersection.volume'], part.volume, 'm³'),
  ];
}
