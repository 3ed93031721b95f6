// What two shapes have in common as words and numbers, to be copied and saved.
import { html, type TemplateResult } from 'lit';
import type { IntersectionPoint } from '../../core/intersection.ts';
import type { ContactCommands } from '../../page/commands.ts';
import { type IntersectionAnswer, trianglesOf } from '../../page/contact.ts';
import type { Key } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { commonPoints } from './common-points.ts';
import type { ContactModel } from './contact-model.ts';
import { copyAndSave } from './copy-and-save.ts';
import { placeText } from './feature-names.ts';
import { intersectionObj, intersectionTable } from './intersection-text.ts';
import { intersectionValues, summary } from './intersection-values.ts';
import { triangleValues } from './manifold.ts';
import { partList, triangleName } from './part-list.ts';
import { valueList } from './value-list.ts';

export function intersection(
  model: ContactModel,
  settings: ContactCommands,
  answer: IntersectionAnswer,
): TemplateResult {
  const { intersections, chosen, view } = answer;
  const { items, strings } = model;
  if (typeof intersections === 'string' || chosen === null) {
    return html`<p>${strings[lackOf(model, answer)]}</p>`;
  }
  const [a, b] = items;
  const [kindValue, ...values] = intersectionValues(chosen, strings);
  return html`${valueList([kindValue, ...triangleValues(model, chosen), ...values], strings)}
    ${chosen.kind === 'plane' ? html`<p>${strings['manifold.endless']}</p>` : null}
    ${commonPoints<IntersectionPoint>({
      points: chosen.points,
      position: ({ point }) => point,
      columns: items.map(({ name }) => format(strings['intersection.feature'], { name })),
      cells: ({ featureA, featureB }) => [
        placeText({ name: a.name, kind: a.shape.kind, feature: featureA }, strings),
        placeText({ name: b.name, kind: b.shape.kind, feature: featureB }, strings),
      ],
      lit: view.lit,
      settings,
      strings,
    })}
    ${partList({
      title: format(strings['intersection.list'], { count: intersections.length }),
      parts: intersections,
      chosen,
      row: (part) => ({
        key: trianglesOf(part),
        name: triangleName(part, strings),
        value: summary(part, strings),
      }),
      settings,
      strings,
    })}
    ${copyAndSave(model, {
      table: () => intersectionTable(intersections),
      obj: chosen.kind === 'plane' ? null : () => intersectionObj(intersections, [a.name, b.name]),
    })}`;
}

/** Why there is nothing to show. */
function lackOf({ verdict }: ContactModel, { intersections }: IntersectionAnswer): Key {
  if (verdict.outcome === 'apart') return 'intersection.apart';
  return typeof intersections === 'string' ? `intersection.${intersections}` : 'manifold.inside';
}
