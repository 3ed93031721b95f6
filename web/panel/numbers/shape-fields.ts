// All numbers of one shape.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { type NumberField, numberFields, readNumbers, withNumber } from '../../scene/numbers.ts';
import type { Item } from '../../scene/scene.ts';
import type { PageActions, PageModel } from '../model.ts';
import { type FieldGroup, fieldGroup, kParts } from './field-group.ts';
import { rotationFields } from './rotation.ts';

export function shapeFields(item: Item, model: PageModel, actions: PageActions): TemplateResult {
  const { strings } = model;
  const quaternions = model.core?.quaternion;
  const { id, shape } = item;
  return html`${repeat(
    numberFields(shape.kind),
    ({ name }) => name,
    (field) => {
      const group = groupOf(item, field, model, actions);
      if (field.name !== 'rotation' || shape.kind !== 'obb' || !quaternions) {
        return fieldGroup(group, { strings, refresh: actions.refresh });
      }
      const { rotation } = shape;
      return rotationFields({ id, rotation, group, quaternions, strings, actions });
    },
  )}`;
}

function groupOf(
  { id, name, shape }: Item,
  field: NumberField,
  { strings }: PageModel,
  actions: PageActions,
): FieldGroup {
  const { commit: settle, cancel: abandon } = actions;
  return {
    id: `number-${id}-${field.name}`,
    title: strings[`field.${field.name}`],
    owner: name,
    entries: readNumbers(shape, field).map((value, index) => ({
      part: field.size === 1 ? '' : (kParts[index] ?? ''),
      value,
      unit: field.unit,
      endless: field.endless,
      keeper: {
        change: (next) =>
          actions.tryShape(id, (shown) => {
            const now = readNumbers(shown, field)[index] ?? Number.NaN;
            return withNumber(shown, field, index, next(now));
          }),
        settle,
        abandon,
      },
    })),
  };
}
