// What the element's attributes and the browser allow and want.
import type { AllowedInput } from '../input/host.ts';
import type { Settings } from '../page/page.ts';
import type { Attributes } from './attributes.ts';
import { prefersReducedMotion } from './controllers/visibility.ts';

export function allowedInput({ readonly, controls }: Attributes): AllowedInput {
  return {
    shapes: !readonly && (controls === 'all' || controls === 'drag'),
    view: controls === 'all' || controls === 'orbit',
  };
}

export function settingsOf(attributes: Attributes): Settings {
  const { ui, readonly, site } = attributes;
  const graspable = allowedInput(attributes).shapes;
  return { ui, readonly, graspable, site, reducedMotion: prefersReducedMotion() };
}
