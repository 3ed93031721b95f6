// The rotation of a box in three views: a quaternion, Euler angles, axis and angle.
import { html, type TemplateResult } from 'lit';
import type { EulerOrder, Quaternions } from '../../core/quaternion.ts';
import type { Commands } from '../../page/commands.ts';
import type { Unit } from '../../scene/numbers.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import { shortForm } from '../../strings/digits.ts';
import type { Strings } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import { type Entry, type FieldGroup, fieldGroup, kParts } from './field-group.ts';
import { type Entered, Turns } from './turns.ts';

const kOrders: readonly EulerOrder[] = ['XYZ', 'YXZ', 'ZXY', 'ZYX', 'YZX', 'XZY'];

export interface RotationProps {
  /** Of the box. */
  readonly id: number;
  readonly rotation: Quat;
  /** The quaternion as any other field. */
  readonly group: FieldGroup;
  readonly quaternions: Quaternions;
  readonly strings: Strings;
  readonly commands: Commands;
}

/** A view: the numbers of a rotation, and the rotation of other numbers. */
interface View<T extends readonly number[]> {
  read(rotation: Quat): T;
  write(numbers: T): Quat;
}

class RotationFields extends LightElement {
  static override properties = { props: { attribute: false } };

  declare props: RotationProps;
  #turns: Turns | null = null;
  #order: EulerOrder = 'XYZ';

  override render(): TemplateResult {
    const { props } = this;
    const { rotation, group, quaternions, strings } = props;
    this.#turns ??= new Turns(quaternions);
    const turns = this.#turns;
    const order = this.#order;
    const euler: View<Vec3> = {
      read: (from) => turns.euler(from, order),
      write: (angles) => turns.fromEuler(angles, order),
    };
    const axisAngle: View<Entered> = {
      read: (from) => turns.axisAngle(from),
      write: (entered) => turns.fromAxisAngle(entered),
    };
    const angles = euler.read(rotation);
    const [x, y, z, angle] = axisAngle.read(rotation);
    const { id, owner } = group;
    const degree = (part: string, value: number, index: number) =>
      entryOf(props, euler, { part, value, unit: 'degree', index });
    const along = (part: string, value: number, index: number) =>
      entryOf(props, axisAngle, { part, value, unit: 'none', index });
    return html`${fieldGroup({ ...group, beside: lengthTemplate(props) }, strings)}
    ${fieldGroup(
      {
        id: `${id}-euler`,
        title: strings['rotation.euler'],
        owner,
        entries: angles.map((value, i) => degree(kParts[i] ?? '', value, i)),
        beside: this.#orderChooser(),
      },
      strings,
    )}
    ${fieldGroup(
      {
        id: `${id}-axis`,
        title: strings['rotation.axis'],
        owner,
        entries: [x, y, z].map((value, i) => along(kParts[i] ?? '', value, i)),
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

/** One number of a view. The others stay as they are shown. */
function entryOf<T extends readonly number[]>(
  { id, commands }: RotationProps,
  view: View<T>,
  number: { part: string; value: number; unit: Unit; index: number },
): Entry {
  const { index, ...entry } = number;
  return {
    ...entry,
    edit: {
      change: (next) =>
        commands.scene.tryShape(id, (shape) => {
          if (!('rotation' in shape)) return shape;
          const numbers = view.read(shape.rotation);
          const now = numbers[index] ?? Number.NaN;
          const value = next(now);
          if (Object.is(value, now)) return shape;
          const rotation = view.write(numbers.with(index, value) as unknown as T);
          return { ...shape, rotation };
        }),
      commit: () => commands.scene.commit(),
      cancel: () => commands.scene.cancel(),
    },
  };
}

/** How long the quaternion is, and a button that makes it one long. */
function lengthTemplate(props: RotationProps): TemplateResult {
  const { id, rotation, quaternions, strings, commands, group } = props;
  const length = shortForm(quaternions.norm(rotation));
  const normalise = () => {
    commands.scene.tryShape(id, (shape) => {
      if (!('rotation' in shape)) return shape;
      // No way at all from itself to itself: what is left of it is its direction.
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
      @click=${normalise}
    >
      ${strings['rotation.normalise']}
    </button>`;
}

define('cp-rotation-fields', RotationFields);

export const rotationFields = (props: RotationProps): TemplateResult =>
  html`<cp-rotation-fields .props=${props}></cp-rotation-fields>`;
