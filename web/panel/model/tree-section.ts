// The hierarchy of a mesh: whether it is shown, which level of it, and what the walk of a ray through it comes to.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { type ShownTree, shownTree } from '../../scene/mesh-tree.ts';
import type { Item } from '../../scene/scene.ts';
import { kMostBoxes } from '../../scene/tree-boxes.ts';
import { format } from '../../strings/text.ts';
import { walkSummary } from '../../strings/tree-sentence.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './tree.css?inline';

/** null: it is no mesh, or one without triangles. */
export function treeSection(
  { id, shape }: Item,
  page: Page,
  commands: Commands,
): TemplateResult | null {
  if (shape.kind !== 'mesh' || shape.asset.index.length === 0) return null;
  const { state, strings } = page;
  const shown = state.tree?.id === id ? shownTree(state.tree, state.scene) : null;
  const toggle = () =>
    commands.models.showTree(shown === null ? { id, level: kFirstLevel, step: null } : null);
  return html`<div class="tree" ${adoptStyles(styles)}>
    <button
      type="button"
      aria-pressed=${shown !== null}
      @click=${toggle}
    >
      ${strings['tree.show']}
    </button>
    ${shown && levelTemplate(id, shown, page, commands)}
  </div>`;
}

/** That of the pair's mesh, the first of two; null: it has none. */
export function pairTree(page: Page, commands: Commands): TemplateResult | null {
  const { items, pair } = page.state.scene;
  const mesh = items.find(({ id, shape }) => shape.kind === 'mesh' && pair?.includes(id));
  return mesh ? treeSection(mesh, page, commands) : null;
}

/** Of this level several boxes are seen at once. */
const kFirstLevel = 1;

function levelTemplate(
  id: number,
  { levels, level, walk, step }: ShownTree,
  { strings }: Page,
  commands: Commands,
): TemplateResult {
  const last = levels.length - 1;
  const count = levels[level] ?? 0;
  const values = { level, last, count: count.toLocaleString('en') };
  const choose = (event: Event) => {
    const chosen = Number((event.target as HTMLInputElement).value);
    commands.models.showTree({ id, level: chosen, step: null });
  };
  return html`<p>${strings['tree.about']}</p>
    <label class="level ${step === null ? '' : 'passed'}">
      <span>${strings['tree.level']}</span>
      <input type="range" min="0" max=${last} .value=${String(level)} @input=${choose} />
      <output>${format(strings[count === 1 ? 'tree.level.one' : 'tree.level.count'], values)}</output>
    </label>
    ${
      count > kMostBoxes
        ? html`<p>${format(strings['tree.level.drawn'], { drawn: kMostBoxes.toLocaleString('en') })}</p>`
        : null
    }
    ${walk && html`<p><b>${walkSummary(walk, strings)}</b></p>`}`;
}
