// Buttons that move the selected shapes along the world's axes: the touch equivalent of the arrow keys,
// and an alternative to dragging.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { type Axis, axisNames, isFree, kFarNudge, kNudge } from '../../scene/lock.ts';
import { movingWith } from '../../scene/selection.ts';
import { format } from '../../strings/text.ts';

const kAxes: readonly Axis[] = [0, 1, 2];
const kSigns = [
  { sign: -1, text: '−' },
  { sign: 1, text: '+' },
] as const;

export function nudgesTemplate(
  { state, strings }: Page,
  commands: Commands,
): TemplateResult | null {
  if (state.selected === null) return null;
  const moves = movingWith(state, state.selected).length > 0;
  return html`<div class="nudges" role="group" aria-label=${strings.nudge}>
    ${
      moves
        ? kAxes.flatMap((axis) =>
            kSigns.map(({ sign, text }) => {
              const direction = text + axisNames[axis];
              const name = format(strings['nudge.along'], {
                direction,
                step: kNudge,
                far: kFarNudge,
              });
              return html`<button
                type="button"
                aria-label=${name}
                title=${name}
                ?disabled=${!isFree(state.axisLock, axis)}
                @click=${({ shiftKey }: MouseEvent) =>
                  commands.scene.nudge(axis, sign * (shiftKey ? kFarNudge : kNudge))}
              >
                ${direction}
              </button>`;
            }),
          )
        : html`<p>${strings['nudge.fixed']}</p>`
    }
  </div>`;
}
