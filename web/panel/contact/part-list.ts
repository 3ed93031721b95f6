// The parts of a mesh, such as its manifolds, one a triangle: each to be shown with its points.
import { html, type TemplateResult } from 'lit';
import type { ContactCommands } from '../../page/commands.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { portions } from '../controls/portions.ts';

export interface PartList<Part> {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly chosen: Part;
  row(part: Part, index: number): PartRow;
  readonly settings: ContactCommands;
  readonly strings: Strings;
}

export interface PartRow {
  /** See `ContactView.part`. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** null: there is one alone. */
export function partList<Part>(list: PartList<Part>): TemplateResult | null {
  const { title, parts, strings } = list;
  if (parts.length < 2) return null;
  const rows = (shown: number) => html`<ul>
    ${parts.slice(0, shown).map((part, i) => row(list, part, i))}
  </ul>`;
  return html`<h3>${title}</h3>
    ${portions({ count: parts.length, rows, strings })}`;
}

function row<Part>(list: PartList<Part>, part: Part, index: number): TemplateResult {
  const { key, name, value } = list.row(part, index);
  return html`<li>
    <button
      type="button"
      aria-pressed=${part === list.chosen}
      @click=${() => list.settings.set({ part: key, lit: null })}
    >
      ${name}
    </button>
    <span>${value}</span>
  </li>`;
}

interface OfTriangles {
  readonly triangleA: number | null;
  readonly triangleB: number | null;
}

/** `Triangle 3`, of two meshes `Triangle 3 × 5`. */
export function triangleName({ triangleA, triangleB }: OfTriangles, strings: Strings): string {
  const triangles = [triangleA, triangleB].filter((each) => each !== null);
  return format(strings['manifold.triangle'], { triangles: triangles.join(' × ') });
}
