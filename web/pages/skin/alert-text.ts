// What is said of a model that can't be shown.
import { CollisionError } from '../../core/index.ts';
import type { PageStrings } from '../../strings/pages.ts';
import { format } from '../../strings/text.ts';
import { kMostMegabytes, OpeningError } from './open-model.ts';

/** @throws what is no error about a model */
export function alertText(strings: PageStrings<'skin'>, error: unknown): string {
  if (error instanceof OpeningError) {
    const values = { most: kMostMegabytes, reason: error.detail };
    return format(strings[`alert.${error.reason}`], values);
  }
  if (!(error instanceof CollisionError)) throw error;
  return format(strings['alert.read'], { reason: error.message });
}
