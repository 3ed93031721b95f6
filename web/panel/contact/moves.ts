// Buttons that bring a shape into contact or out of overlap, and what came of it in words.
import { html, type TemplateResult } from 'lit';
import type { Key } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import { type ContactModel, contactOf, pairWith, replaceMoving } from './contact-model.ts';
import { contactPath, type Outcome } from './contact-path.ts';
import { probeOf } from './probe.ts';
import { type Reached, toContact } from './to-contact.ts';

/** The last move, reported until the shape changes again. */
export interface LastMove {
  readonly reached: Reached;
  readonly name: string;
  /** Of the shapes now, and one ulp before, in meters. */
  readonly gap: number | null;
  readonly before: number | null;
}

export interface MovesProps {
  readonly lastMove: LastMove | null;
  readonly isMoving: boolean;
  choose(moving: 0 | 1): void;
  move(model: ContactModel): void;
}

/** The pair's shape moved by a search of many tasks; null: no translation changes the outcome. */
export async function moveOf(
  model: ContactModel,
  pause: () => Promise<void>,
): Promise<LastMove | null> {
  const { core, items, moving } = model;
  const item = items[moving];
  const path = pathOf(model);
  if (!path) return null;
  const probe = await probeOf(core, (shape) => pairWith(model, shape), moving === 1);
  const reached = await toContact(item.shape, path, probe, pause);
  const gapAt = (shape: Reached['before']) => shape && core.test(...pairWith(model, shape)).gap;
  return {
    reached,
    name: item.name,
    gap: gapAt(reached.shape),
    before: gapAt(reached.before),
  };
}

/** Puts the shape where the search found the contact; an open close-up follows. */
export function showMove(model: ContactModel, { reached: { shape } }: LastMove): void {
  replaceMoving(model, shape);
  const { closeUp } = model.page.state;
  const at = () => contactOf(model, ...pairWith(model, shape));
  if (closeUp) model.commands.selection.closeUp({ ...closeUp, at: at() });
}

const pathOf = ({ core, items: [a, b], verdict, moving }: ContactModel) =>
  contactPath(verdict.outcome, core.distance(a.shape, b.shape), moving === 1);

export function moves(
  model: ContactModel,
  { lastMove, isMoving, choose, move }: MovesProps,
): TemplateResult {
  const { items, verdict, strings, moving } = model;
  const path = pathOf(model);
  const item = items[moving];
  const canMove = path !== null && !item.locked && !isMoving;
  const isCurrent = lastMove !== null && lastMove.reached.shape === item.shape;
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
      <button type="button" ?disabled=${!canMove || verdict.outcome !== 'apart'} @click=${() => move(model)}>
        ${strings['contact.bring']}
      </button>
      <button type="button" ?disabled=${!canMove || verdict.outcome !== 'overlapping'} @click=${() => move(model)}>
        ${strings['contact.push']}
      </button>
    </div>
    <p role="status">
      ${isCurrent ? doneText(model, lastMove) : reason(model, path !== null)}
    </p>
  </section>`;
}

const kDone: Readonly<Record<Outcome, Key>> = {
  touching: 'contact.done.touching',
  overlapping: 'contact.done.overlapping',
  apart: 'contact.done.apart',
};

function doneText({ strings, items }: ContactModel, { reached, name, gap, before }: LastMove) {
  const { outcome, motion, isOnlyOne } = reached;
  const isTouching = outcome === 'touching';
  const axis = isTouching && isOnlyOne && motion ? motion.axis : null;
  const key: Key = axis
    ? 'contact.done.touching.one'
    : isTouching || before !== null
      ? kDone[outcome]
      : 'contact.done.near';
  const done = format(strings[key], {
    name,
    axis: axis ?? '',
    moved: number(reached.moved),
    gap: number(Math.abs(gap ?? 0)),
    left: number(Math.abs(before ?? 0)),
  });
  const areBoxes = items.every(({ shape }) => shape.kind === 'obb' || shape.kind === 'aabb');
  return isTouching || !areBoxes ? done : `${done} ${strings['contact.done.boxes']}`;
}

/** Why both buttons are disabled; empty if they are not. */
function reason({ items, moving, strings, verdict }: ContactModel, hasPath: boolean): string {
  const { locked, name } = items[moving];
  if (locked) return format(strings['contact.locked'], { name });
  return hasPath || verdict.outcome === 'touching' ? '' : strings['contact.noWay'];
}
