// Buttons that move a shape into contact or out of overlap, by the shortest translation.
import { html, type TemplateResult } from 'lit';
import type { Key } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import {
  type ContactModel,
  contactOf,
  pairWith,
  replaceMoving,
  testWith,
} from './contact-model.ts';
import { contactPath, type MovedShape, moveToContact, type Outcome } from './contact-path.ts';

const kMessages: Readonly<Record<Outcome, Key>> = {
  touching: 'contact.done.touching',
  overlapping: 'contact.done.overlapping',
  apart: 'contact.done.apart',
};

/** The last move, reported until the shape changes again. */
export interface LastMove {
  readonly result: MovedShape;
  readonly name: string;
  readonly gap: number | null;
}

export interface MovesProps {
  readonly lastMove: LastMove | null;
  choose(moving: 0 | 1): void;
  setLastMove(lastMove: LastMove): void;
}

export function moves(
  model: ContactModel,
  { lastMove, choose, setLastMove }: MovesProps,
): TemplateResult {
  const { core, items, verdict, strings, moving } = model;
  const measured = core.distance(items[0].shape, items[1].shape);
  const path = contactPath(verdict.outcome, measured, moving === 1);
  const item = items[moving];
  const apart = verdict.outcome === 'apart';
  const go = () => {
    if (!path) return;
    const result = moveToContact(path, item.shape, testWith(model));
    replaceMoving(model, result.shape);
    const pair = pairWith(model, result.shape);
    setLastMove({ result, name: item.name, gap: core.test(...pair).gap });
    // An open close-up follows the contact.
    const { closeUp } = model.page.state;
    if (closeUp) model.commands.view.closeUp({ ...closeUp, at: contactOf(model, ...pair) });
  };
  const isCurrent = lastMove !== null && lastMove.result.shape === item.shape;
  return html`<section class="section" aria-labelledby="moves-title">
    <h2 id="moves-title">${strings['contact.moves']}</h2>
    <div class="choices">
      <select
        aria-label=${strings['contact.moving']}
        @change=${(event: Event) => choose((event.target as HTMLSelectElement).value === '0' ? 0 : 1)}
      >
        ${items.map(
          ({ name }, i) => html`<option value=${i} ?selected=${i === moving}>
            ${format(strings['contact.move'], { name })}
          </option>`,
        )}
      </select>
      <button type="button" ?disabled=${!(path && apart) || item.locked} @click=${go}>
        ${strings['contact.bring']}
      </button>
      <button
        type="button"
        ?disabled=${!path || verdict.outcome !== 'overlapping' || item.locked}
        @click=${go}
      >
        ${strings['contact.push']}
      </button>
    </div>
    <p role="status">
      ${
        isCurrent
          ? format(strings[kMessages[lastMove.result.outcome]], {
              name: lastMove.name,
              moved: number(lastMove.result.distance),
              gap: number(Math.abs(lastMove.gap ?? 0)),
            })
          : reason(model, path !== null)
      }
    </p>
  </section>`;
}

/** Why both buttons are disabled; empty if they are not. */
function reason({ items, moving, strings, verdict }: ContactModel, hasPath: boolean): string {
  const { locked, name } = items[moving];
  if (locked) return format(strings['contact.locked'], { name });
  return hasPath || verdict.outcome === 'touching' ? '' : strings['contact.noWay'];
}
