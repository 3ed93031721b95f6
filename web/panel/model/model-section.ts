// What a shape of a model is made of, and what can be made of it.
import { html, type TemplateResult } from 'lit';
import type { Commands, MadeOfModel } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import type { Item } from '../../scene/scene.ts';
import { isPosed, type SceneHull, type SceneMesh } from '../../scene/scene-shape.ts';
import type { Strings } from '../../strings/index.ts';
import { format, isolated } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import styles from './model.css?inline';

const kEdgeNumbers = 4;

/** null: it is of no model. */
export function modelSection(
  { id, shape }: Item,
  { strings, settings }: Page,
  commands: Commands,
): TemplateResult | null {
  if (!isPosed(shape)) return null;
  const { asset } = shape;
  const { length: count } = asset.parts;
  const model = { triangles: asset.index.length / 3, corners: asset.positions.length / 3 };
  const counted = (values: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value.toLocaleString('en')]),
    );
  const button = (what: MadeOfModel) => html`<button
    type="button"
    title=${strings[`model.${what}.title`]}
    @click=${() => commands.models.make(what, id)}
  >
    ${format(strings[`model.${what}`], { count })}
  </button>`;
  return html`<div class="model" ${adoptStyles(styles)}>
    <p>
      ${asset.name === '' ? null : html`<b>${isolated(asset.name)}</b>`}
      ${model.triangles === 0 ? null : html`${format(strings['model.about'], counted(model))}<br />`}
      ${shape.kind === 'hull' ? format(strings['model.hull.about'], counted(countsOf(shape))) : null}
    </p>
    ${
      settings.readonly
        ? null
        : html`<div class="choices">
            ${shape.kind === 'mesh' ? [solidButton(id, shape, strings, commands), button('hull')] : null} ${button('box')} ${count > 1 ? button('boxes') : null}</div>`
    }
  </div>`;
}

const solidButton = (
  id: number,
  { geometry: { solid } }: SceneMesh,
  strings: Strings,
  commands: Commands,
): TemplateResult => html`<button
  type="button"
  aria-pressed=${solid}
  title=${strings['model.solid.title']}
  @click=${() => commands.models.setSolid(id, !solid)}
>
  ${strings['model.solid']}
</button>`;

const countsOf = ({ geometry: { faces, edges, corners } }: SceneHull) => ({
  faces: faces.length,
  edges: edges.length / kEdgeNumbers,
  corners: corners.length / 3,
});
