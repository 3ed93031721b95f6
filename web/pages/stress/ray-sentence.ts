// What the ray under the pointer hits, as a sentence.
import type { Values } from '../../strings/text.ts';
import type { Words } from './cost-table.ts';
import type { StressState } from './stress-state.ts';

/** As a template with what is emphasized, and its values. */
export function raySentence(
  { strings, lang }: Words,
  { mode, hasRay, hit: found }: Pick<StressState, 'mode' | 'hasRay' | 'hit'>,
): readonly [template: string, values: Values] {
  if (!hasRay) return [strings['ray.absent'], {}];
  if (!found) return [strings['ray.miss'], {}];
  const whole = (n: number) => new Intl.NumberFormat(lang).format(n);
  const { slot, hit } = found;
  const values = { slot: whole(slot), t: thousandths(lang, hit.t) };
  if (hit.startsInside) return [strings['ray.inside'], values];
  if (mode !== 'meshes') return [strings['ray.box'], { ...values, face: hit.feature ?? '' }];
  return [strings['ray.mesh'], { ...values, triangle: whole(hit.triangle ?? 0) }];
}

const thousandths = (lang: string, n: number) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(n);
