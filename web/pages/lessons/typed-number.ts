// A field in the place of a number of the text, for typing it.
import { evaluate } from '../../scene/expression.ts';
import { fullForm } from '../../strings/digits.ts';

export interface TypedNumber {
  /** What the field begins with. */
  readonly value: number;
  readonly label: string;
  /** Called with a number that was typed, once. */
  readonly enter: (value: number) => void;
}

/** Opens the field; it ends with Enter, Escape, or when the focus leaves it. */
export function typeNumber(element: HTMLElement, { value, label, enter }: TypedNumber): void {
  const field = document.createElement('input');
  const text = fullForm(value);
  field.className = 'scrub-field';
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.ariaLabel = label;
  field.value = text;
  field.size = Math.max(text.length, 4);
  const end = new AbortController();
  const { signal } = end;
  /** Whether the field is left: what is typed and no number keeps it open. */
  const leave = (isTaken: boolean): boolean => {
    const typed = isTaken && field.value !== text ? evaluate(field.value) : value;
    if (typed === null || !Number.isFinite(typed)) {
      field.ariaInvalid = 'true';
      return false;
    }
    end.abort();
    field.remove();
    element.hidden = false;
    if (!Object.is(typed, value)) enter(typed);
    return true;
  };
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (leave(event.key === 'Enter')) element.focus();
    },
    { signal },
  );
  field.addEventListener('blur', () => leave(true) || leave(false), { signal });
  element.hidden = true;
  element.after(field);
  field.select();
  field.focus();
}
