// The walk of the pair's ray through the hierarchy that is shown, in place of the walk through its test. Loaded with the
// first hierarchy.
import { html, type TemplateResult } from 'lit';
import type { MeshWalk } from '../../core/mesh-walk.ts';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { shownTree } from '../../scene/mesh-tree.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { format } from '../../strings/text.ts';
import { treeSentence, walkSummary } from '../../strings/tree-sentence.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './tree-walk.css?inline';
import { type Strip, stripTemplate } from './walk.ts';

/** More steps are a step each all the same, but have no ticks: they would be thinner than a pixel. */
const kMostTicks = 1500;

/** null: the pair is no ray and the mesh whose hierarchy is shown. */
export function treeWalkTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { state, strings } = page;
  const shown = areResultsMasked(state) ? null : shownTree(state.tree, state.scene);
  if (!shown?.walk) return null;
  const { walk, step } = shown;
  const isAtEnd = step === walk.steps.length - 1;
  return html`<div
    class="walk tree-walk"
    role="group"
    aria-label=${strings['tree.walk']}
    data-covers="bottom"
    part="walk"
    ${adoptStyles(styles)}
  >
    <p class="step" role="status">
      ${step === null ? null : treeSentence(walk, step, strings)}
      ${step === null || isAtEnd ? html`<b>${walkSummary(walk, strings)}</b>` : null}
    </p>
    ${stripTemplate(stripOf(page, walk, step), page, commands.walk)}
  </div>`;
}

function stripOf({ strings, view }: Page, { steps }: MeshWalk, step: number | null): Strip {
  const count = steps.length;
  return {
    names: {
      walk: strings['tree.walk'],
      previous: strings['tree.walk.previous'],
      next: strings['tree.walk.next'],
      play: strings['tree.walk.play'],
      pause: strings.pause,
      first: strings['tree.walk.first'],
    },
    count: Math.min(count, kMostTicks),
    current: step ?? -1,
    isAtEnd: step === count - 1,
    isPlaying: view.playing,
    valueText: format(strings['tree.walk.position'], { i: (step ?? -1) + 1, n: count }),
    classesOf(i) {
      const { visit, isLeaf, nearest = null } = steps[i] ?? {};
      return {
        [visit ?? 'missed']: true,
        leaf: isLeaf === true && visit === 'entered',
        nearest: nearest !== (steps[i - 1]?.nearest ?? null),
        later: step !== null && i > step,
      };
    },
  };
}
