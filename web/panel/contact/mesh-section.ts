// The section of a mesh, where a plane cuts it, as lines and numbers, to be copied and saved.
import { html, type TemplateResult } from 'lit';
import type { SectionLine } from '../../core/intersection.ts';
import type { ContactCommands } from '../../page/commands.ts';
import type { SectionAnswer } from '../../page/contact.ts';
import type { Vec3 } from '../../scene/shape.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { commonPoints } from './common-points.ts';
import type { ContactModel } from './contact-model.ts';
import { copyAndSave } from './copy-and-save.ts';
import { sectionObj, sectionTable } from './intersection-text.ts';
import { partList } from './part-list.ts';
import { type Value, valueList } from './value-list.ts';

export function meshSection(
  model: ContactModel,
  settings: ContactCommands,
  { section, chosen, view }: SectionAnswer,
): TemplateResult {
  const { items, strings } = model;
  if (chosen === null) return html`<p>${strings['intersection.apart']}</p>`;
  const [a, b] = items;
  const { lines } = section;
  return html`${valueList(valuesOf(section, strings), strings)}
    ${commonPoints<Vec3>({
      points: chosen.points,
      position: (point) => point,
      columns: [],
      cells: () => [],
      lit: view.lit,
      settings,
      strings,
    })}
    ${partList({
      title: format(strings['section.list'], { count: lines.length }),
      parts: lines,
      chosen,
      row: (line, i) => ({
        key: String(i),
        name: format(strings['section.line'], { number: i + 1 }),
        value: format(strings[`section.points.${formOf(line)}`], { count: line.points.length }),
      }),
      settings,
      strings,
    })}
    ${copyAndSave(model, {
      table: () => sectionTable(section),
      obj: () => sectionObj(section, [a.name, b.name]),
    })}`;
}

const kForms = ['closed', 'open', 'corner'] as const;

/** `corner`: one that just touches the plane. */
function formOf({ points, closed }: SectionLine): (typeof kForms)[number] {
  if (points.length === 1) return 'corner';
  return closed ? 'closed' : 'open';
}

/** None of what there is none of. */
function valuesOf({ lines, triangles }: SectionAnswer['section'], strings: Strings): Value[] {
  const forms = lines.map(formOf);
  const counts = kForms.map((form) => ({
    label: strings[`section.${form}`],
    count: forms.filter((each) => each === form).length,
  }));
  const points = lines.reduce((sum, line) => sum + line.points.length, 0);
  return [
    { label: strings['intersection.kind'], value: strings['section.kind'] },
    ...[
      ...counts,
      { label: strings['section.total'], count: points },
      { label: strings['section.triangles'], count: triangles.length },
    ].flatMap(({ label, count }) => (count > 0 ? [{ label, value: String(count) }] : [])),
  ];
}
