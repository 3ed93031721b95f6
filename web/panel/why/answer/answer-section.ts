// The section Answer of the Why tab: every number of the answer, to be read and copied; what else the ray
// hits; all pairs that meet.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../../page/commands.ts';
import type { Page } from '../../../page/page.ts';
import { explainedOf } from '../../../page/selectors.ts';
import { itemById } from '../../../scene/scene.ts';
import type { SceneShape } from '../../../scene/scene-shape.ts';
import type { Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { visibleScene } from '../../../scene/visible-scene.ts';
import type { Explained } from '../../../strings/names.ts';
import { adoptStyles } from '../../controls/adopt-styles.ts';
import { copyableNumber } from '../../controls/copyable-number.ts';
import styles from './answer.css?inline';
import { type AnswerEntry, type AnswerFacts, answerEntries } from './answer-entries.ts';
import { hitList } from './hit-list.ts';
import { hitOptions } from './hit-options.ts';
import { meetingList } from './meeting-list.ts';
import { hasSeveralContacts } from './several-contacts.ts';

export function answerTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings } = page;
  const explained = explainedOf(page);
  if (!explained) return null;
  const { open, inFull } = page.view.answer;
  const unfold = (event: Event) => {
    const { open: isOpen } = event.currentTarget as HTMLDetailsElement;
    if (isOpen !== open) commands.page.showAnswer({ open: isOpen });
  };
  return html`<div class="answer" ${adoptStyles(styles)}>
    <details ?open=${open} @toggle=${unfold}>
      <summary>${strings.answer}</summary>
      ${open ? valuesTemplate(page, explained, commands) : nothing}
      ${open ? hitOptions(page) : nothing}
      ${open ? hitList(page, commands, inFull) : nothing}
    </details>
    ${meetingList(page, commands)}
  </div>`;
}

function valuesTemplate(page: Page, explained: Explained, commands: Commands): TemplateResult {
  const { strings } = page;
  const { inFull } = page.view.answer;
  const entries = answerEntries(explained, factsOf(page, explained), strings);
  return html`<button
      type="button"
      class="digits"
      aria-pressed=${inFull}
      @click=${() => commands.page.showAnswer({ inFull: !inFull })}
    >
      ${strings['answer.digits']}
    </button>
    <dl class=${classMap({ full: inFull })}>
      ${entries.map((entry) => entryTemplate(entry, page, commands))}
    </dl>
    <p class="hint">${strings['answer.copy']}</p>`;
}

function entryTemplate(
  { label, hint, value, unit, isPush }: AnswerEntry,
  page: Page,
  commands: Commands,
): TemplateResult {
  const { inFull } = page.view.answer;
  const { strings } = page;
  return html`<div>
    <dt>${label}</dt>
    <dd>
      ${
        typeof value === 'string'
          ? value
          : copyableNumber({ name: label, numbers: value, unit, inFull, strings })
      }
    </dd>
    ${
      hint
        ? html`<dd class="hint">${hint} ${isPush ? pushButton(value, page, commands) : nothing}</dd>`
        : nothing
    }
  </div>`;
}

/** Pushes the second shape of the pair out of the first. */
function pushButton(
  by: AnswerEntry['value'],
  { core, state, settings, strings }: Page,
  { scene }: Commands,
): TemplateResult | null {
  const item = itemById(state.scene, state.scene.pair?.[1] ?? -1);
  const fixed = itemById(state.scene, state.scene.pair?.[0] ?? -1);
  const [x, y, z] = by;
  const isNumbers = typeof x === 'number' && typeof y === 'number' && typeof z === 'number';
  if (!(core && item && fixed && isNumbers && settings.graspable)) return null;
  const push = async () => {
    const { pushedApart } = await import('../../contact/pushed-apart.ts');
    const exact = await pushedApart(core, fixed.shape, item.shape);
    // Not if it has been moved meanwhile.
    const change = (shape: SceneShape) =>
      shape === item.shape ? (exact ?? translated(shape, [x, y, z])) : shape;
    if (scene.tryShape(item.id, change) === null) scene.commit();
  };
  return html`<button type="button" ?disabled=${item.locked === true} @click=${push}>
    ${strings['answer.push.apply']}
  </button>`;
}

/** Asks the core for what its records do not hold. */
function factsOf({ core, state }: Page, { ledger }: Explained): AnswerFacts {
  const { items } = visibleScene(state.scene);
  const a = items[ledger.slotA]?.shape;
  const b = items[ledger.slotB]?.shape;
  if (!(core && a && b)) return { centerDistance: null, hasSeveralContacts: false };
  const center = (position: Vec3) => ({ kind: 'point', position }) as const;
  const areSpheres = a.kind === 'sphere' && b.kind === 'sphere';
  return {
    centerDistance: areSpheres ? core.distance(center(a.center), center(b.center)).distance : null,
    hasSeveralContacts: hasSeveralContacts(core, [a, b], ledger.verdict),
  };
}
