// The number fields of one shape.
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import {
  type NumberField,
  numberFields,
  readNumbers,
  withNumber,
  withNumbers,
} from '../../scene/numbers.ts';
import type { Item } from '../../scene/scene.ts';
import { type FieldGroup, fieldGroup, kParts } from './field-group.ts';
import { rotationFields } from './rotation-fields.ts';

export function shapeFields(item: Item, page: Page, commands: Commands): TemplateResult {
  const { strings } = page;
  const quaternions = page.core?.quaternion;
  const { id, shape } = item;
  return html`${repeat(
    numberFields(shape.kind),
    ({ name }) => name,
    (field) => {
      const group = groupOf(item, field, page, commands);
      if (field.quantity !== 'rotation' || !('rotation' in shape && quaternions)) {
        return fieldGroup(group, strings);
      }
      const { rotation } = shape;
      return rotationFields({ id, rotation, group, quaternions, strings, commands });
    },
  )}`;
}

function groupOf(
  { id, name, shape }: Item,
  field: NumberField,
  { strings }: Page,
  commands: Commands,
): FieldGroup {
  return {
    id: `number-${id}-${field.name}`,
    title: strings[`field.${field.name}`],
    owner: name,
    paste: (numbers) =>
      field.size > 1 && numbers.length === field.size
        ? commands.scene.tryShape(id, (current) => withNumbers(current, field, numbers))
        : undefined,
    entries: readNumbers(shape, field).map((value, index) => ({
      part: field.size === 1 ? '' : (kParts[index] ?? ''),
      value,
      unit: field.unit,
      endless: field.endless,
      edit: {
        change: (next) =>
          commands.scene.tryShape(id, (current) => {
            const now = readNumbers(current, field)[index] ?? Number.NaN;
            return withNumber(current, field, index, next(now));
          }),
        commit: () => commands.scene.commit(),
        cancel: () => commands.scene.cancel(),
      },
    })),
  };
}
