// The rotation of a box in three representations: quaternion, Euler angles, axis and angle.
import { html, type TemplateResult } from 'lit';
import type { EulerOrder, Quaternions } from '../../core/quaternion.ts';
import type { Commands, Refusal } from '../../page/commands.ts';
import type { Unit } from '../../scene/numbers.ts';
import { axesOf } from '../../scene/pasted-numbers.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import { shortForm } from '../../strings/digits.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import { type Entry, type FieldGroup, fieldGroup, kParts } from './field-group.ts';
import type { PasteNumbers } from './number-edit.ts';
import { type AxisAngle, kOrders, RotationConverter } from './rotation-converter.ts';

export interface RotationProps {
  /** Id of the box. */
  readonly id: number;
  readonly rotation: Quat;
  /** The fields of the quaternion. */
  readonly group: FieldGroup;
  readonly quaternions: Quaternions;
  readonly strings: Strings;
  readonly commands: Commands;
}

/** Converts a rotation to numbers and back. */
interface Representation<T extends readonly number[]> {
  read(rotation: Quat): T;
  write(numbers: T): Quat;
}

class RotationFields extends LightElement {
  static override properties = { props: { attribute: false } };

  declare props: RotationProps;
  #converter: RotationConverter | null = null;
  #order: EulerOrder = 'XYZ';

  override render(): TemplateResult {
    const { props } = this;
    const { rotation, group, quaternions, strings } = props;
    this.#converter ??= new RotationConverter(quaternions);
    const converter = this.#converter;
    const order = this.#order;
    const euler: Representation<Vec3> = {
      read: (from) => converter.euler(from, order),
      write: (angles) => converter.fromEuler(angles, order),
    };
    const axisAngle: Representation<AxisAngle> = {
      read: (from) => converter.axisAngle(from),
      write: (entered) => converter.fromAxisAngle(entered),
    };
    const angles = euler.read(rotation);
    const [x, y, z, angle] = axisAngle.read(rotation);
    const { id, owner } = group;
    const eulerEntry = (part: string, value: number, index: number) =>
      entryOf(props, euler, { part, value, unit: 'degree', index });
    const axisEntry = (part: string, value: number, index: number) =>
      entryOf(props, axisAngle, { part, value, unit: 'none', index });
    const quaternion = {
      ...group,
      paste: pasteRotation(props),
      headingExtra: lengthTemplate(props),
    };
    return html`${fieldGroup(quaternion, strings)}
    <p class="hint">${strings['rotation.paste']}</p>
    ${fieldGroup(
      {
        id: `${id}-euler`,
        title: strings['rotation.euler'],
        owner,
        entries: angles.map((value, i) => eulerEntry(kParts[i] ?? '', value, i)),
        paste: (numbers) => pasteNumbers(props, numbers, 3, () => euler.write(vec3(numbers))),
        headingExtra: this.#orderChooser(),
      },
      strings,
    )}
    ${fieldGroup(
      {
        id: `${id}-axis`,
        title: strings['rotation.axis'],
        owner,
        entries: [x, y, z].map((value, i) => axisEntry(kParts[i] ?? '', value, i)),
        paste: (numbers) =>
          pasteNumbers(props, numbers, 3, () => axisAngle.write([...vec3(numbers), angle])),
      },
      strings,
    )}
    ${fieldGroup(
      {
        id: `${id}-angle`,
        title: strings['rotation.angle'],
        owner,
        entries: [entryOf(props, axisAngle, { part: '', value: angle, unit: 'degree', index: 3 })],
      },
      strings,
    )}`;
  }

  #orderChooser(): TemplateResult {
    const { group, strings } = this.props;
    const choose = (event: Event) => {
      this.#order = (event.target as HTMLSelectElement).value as EulerOrder;
      this.requestUpdate();
    };
    return html`<select
      aria-label=${`${group.owner} ${strings['rotation.order']}`}
      title=${strings['rotation.order']}
      .value=${this.#order}
      @change=${choose}
    >
      ${kOrders.map(
        (order) =>
          html`<option value=${order} ?selected=${order === this.#order}>${order}</option>`,
      )}
    </select>`;
  }
}

const vec3 = (numbers: readonly number[]) => numbers as unknown as Vec3;

/** A quaternion as it is; axes and matrices by the core's conversion, which takes any lengths but no other angles. */
const pasteRotation =
  (props: RotationProps): PasteNumbers =>
  (numbers) => {
    const axes = axesOf(numbers);
    if (axes === null) return props.group.paste?.(numbers);
    return turnTo(props, () => props.quaternions.fromAxes(axes));
  };

const pasteNumbers = (
  props: RotationProps,
  numbers: readonly number[],
  size: number,
  write: () => Quat,
) => (numbers.length === size ? turnTo(props, write) : undefined);

/** Shows the box with another rotation; returns the core's rejection. */
function turnTo({ id, commands }: RotationProps, rotation: () => Quat): Refusal | null {
  return commands.scene.tryShape(id, (shape) =>
    'rotation' in shape ? { ...shape, rotation: rotation() } : shape,
  );
}

/** One number of a representation; editing it keeps the others as shown. */
function entryOf<T extends readonly number[]>(
  { id, commands }: RotationProps,
  representation: Representation<T>,
  number: { part: string; value: number; unit: Unit; index: number },
): Entry {
  const { index, ...entry } = number;
  return {
    ...entry,
    edit: {
      change: (next) =>
        commands.scene.tryShape(id, (shape) => {
          if (!('rotation' in shape)) return shape;
          const numbers = representation.read(shape.rotation);
          const now = numbers[index] ?? Number.NaN;
          const value = next(now);
          if (Object.is(value, now)) return shape;
          const rotation = representation.write(numbers.with(index, value) as unknown as T);
          return { ...shape, rotation };
        }),
      commit: () => commands.scene.commit(),
      cancel: () => commands.scene.cancel(),
    },
  };
}

/** The norm of the quaternion, and a button that normalizes it. */
function lengthTemplate(props: RotationProps): TemplateResult {
  const { id, rotation, quaternions, strings, commands, group } = props;
  const length = shortForm(quaternions.norm(rotation));
  const normalize = () => {
    commands.scene.tryShape(id, (shape) => {
      if (!('rotation' in shape)) return shape;
      // slerp normalizes its arguments: from a quaternion to itself it yields the unit quaternion.
      const unit = quaternions.slerp(shape.rotation, shape.rotation, 0);
      const same = unit.every((part, i) => Object.is(part, shape.rotation[i]));
      return same ? shape : { ...shape, rotation: unit };
    });
    commands.scene.commit();
  };
  return html`<span class="length">${format(strings['rotation.length'], { length })}</span>
    <button
      type="button"
      aria-label=${`${group.owner} ${group.title}: ${strings['rotation.normalise']}`}
      @click=${normalize}
    >
      ${strings['rotation.normalise']}
    </button>`;
}

define('cp-rotation-fields', RotationFields);

export const rotationFields = (props: RotationProps): TemplateResult =>
  html`<cp-rotation-fields .props=${props}></cp-rotation-fields>`;
