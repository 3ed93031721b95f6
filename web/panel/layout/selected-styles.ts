// The bar of the selected shapes.
import { css } from 'lit';

export const selected = css`
  .selected {
    min-width: 0;
    max-width: 100%;
    padding: 5px;
    border: 1px solid var(--hair);
    border-radius: 11px;
    background: var(--panel);
    box-shadow: 0 1px 3px #0001;
  }
  .selected .actions {
    display: flex;
    align-items: center;
    min-width: 0;
    gap: 4px;
  }
  .selected .nudges {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 4px;
    margin-top: 5px;
    padding-top: 5px;
    border-top: 1px solid var(--hair);
  }
  .selected .nudges p {
    grid-column: 1 / -1;
    padding: 4px 8px;
    color: var(--soft);
  }
  .selected .nudges button {
    min-width: 40px;
    padding: 0;
    border-color: var(--hair);
    font-variant-numeric: tabular-nums;
  }
  .selected button[aria-disabled='true'] {
    background: none;
    color: color-mix(in srgb, var(--soft) 55%, transparent);
    cursor: default;
  }
  .selected .name {
    min-width: 0;
    padding: 0 8px;
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .selected .actions > :not(.name),
  .selected button {
    flex: none;
  }
  .selected .deselect,
  .selected .count,
  .selected [role='radio'] svg {
    display: none;
  }
  .selected .name span {
    margin-left: 6px;
    color: var(--soft);
    font-weight: 400;
  }
  .selected [role='radiogroup'] {
    display: flex;
    gap: 2px;
  }
  .selected button:not(.icon) {
    padding: 0 10px;
  }
  .selected button {
    border-color: transparent;
  }
  .selected .lock {
    border: 1px dashed var(--ink);
    white-space: nowrap;
  }
  .selected button[aria-checked='true'] {
    background: var(--selected);
    border-color: var(--hair);
    font-weight: 600;
  }
  .selected button[aria-pressed='true'] {
    border-color: var(--ink);
  }
  .selected button[aria-expanded='true'] {
    background: var(--selected);
    border-color: var(--hair);
  }
  @media (forced-colors: active) {
    .selected button:is([aria-checked='true'], [aria-pressed='true'], [aria-expanded='true']) {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
  @media (pointer: coarse) {
    .selected :is([role='radio'], .nudges button) {
      min-width: 44px;
    }
  }

  @container playground (width < 900px) {
    .selected {
      display: flex;
      align-items: center;
      justify-content: safe center;
      gap: 10px;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    .selected .deselect {
      display: inline-grid;
    }
    .selected .nudges {
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
  /* One row: icons instead of words, and either the actions or the nudge buttons. */
  @container playground (width < 600px) or ((width < 900px) and (height < 560px)) {
    .selected,
    .selected .actions,
    .selected .nudges {
      gap: 2px;
    }
    .selected {
      overflow-x: auto;
      scrollbar-width: none;
    }
    .selected [role='radio'] {
      width: 36px;
      padding: 0;
    }
    .selected [role='radio'] svg {
      display: block;
    }
    .selected .count {
      display: inline;
    }
    .selected .kind,
    .selected [role='radio'] span,
    .selected.nudging .actions > :not(.unfold, .deselect) {
      display: none;
    }
    .selected .nudges {
      order: -1;
    }
  }
  @container playground (width < 600px) {
    .selected .name {
      flex: none;
      max-width: 30%;
      padding: 0 6px;
    }
    .selected button,
    .selected .nudges button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .selected {
      border: 1px solid var(--hair);
      border-radius: 11px;
    }
    .selected .nudges {
      display: flex;
      flex-wrap: wrap;
    }
    .selected .deselect {
      display: none;
    }
  }
`;
