// Moves a shape to the contact or out of it, by the shortest translation.
import { html, type TemplateResult } from 'lit';
import type { Key } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { type ContactModel, contactOf, decideMoved, place, withMoved } from './contact-model.ts';
import { contactPath, type MovedShape, moveToContact, type Outcome } from './contact-path.ts';

const kMessages: Readonly<Record<Outcome, Key>> = {
  touching: 'contact.done.touching',
  overlapping: 'contact.done.overlapping',
  apart: 'contact.done.apart',
};

/** What came of the last move, as long as the shape stays there. */
export interface Moved {
  readonly rest: MovedShape;
  readonly name: string;
  readonly gap: number | null;
}

export interface MovesProps {
  readonly moved: Moved | null;
  choose(moving: 0 | 1): void;
  setMoved(moved: Moved): void;
}

export function moves(
  model: ContactModel,
  { moved, choose, setMoved }: MovesProps,
): TemplateResult {
  const { core, items, verdict, strings, moving } = model;
  const measured = core.distance(items[0].shape, items[1].shape);
  const path = contactPath(verdict.outcome, measured, moving === 1);
  const item = items[moving];
  const apart = verdict.outcome === 'apart';
  const go = () => {
    if (!path) return;
    const rested = moveToContact(path, item.shape, decideMoved(model));
    place(model, rested.shape);
    const pair = withMoved(model, rested.shape);
    setMoved({ rest: rested, name: item.name, gap: core.test(...pair).gap });
    // The picture stays close up, there where the contact is now.
    const { closeUp } = model.page.state;
    if (closeUp) model.commands.view.closeUp({ ...closeUp, at: contactOf(model, ...pair) });
  };
  const still = moved !== null && moved.rest.shape === item.shape;
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
        still
          ? format(strings[kMessages[moved.rest.outcome]], {
              name: moved.name,
              moved: number(moved.rest.moved),
              gap: number(Math.abs(moved.gap ?? 0)),
            })
          : reason(model, path !== null)
      }
    </p>
  </section>`;
}

/** Why nothing can be done here. */
function reason({ items, moving, strings, verdict }: ContactModel, stands: boolean): string {
  const { locked, name } = items[moving];
  if (locked) return format(strings['contact.locked'], { name });
  return stands || verdict.outcome === 'touching' ? '' : strings['contact.noWay'];
}
