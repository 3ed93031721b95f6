// The bar of the selected shapes.
import { css } from 'lit';

export const selected = css`
  .selected {
    display: flex;
    align-items: center;
    min-width: 0;
    max-width: 100%;
    gap: 4px;
    padding: 5px;
    border: 1px solid var(--hair);
    border-radius: 11px;
    background: var(--panel);
    box-shadow: 0 1px 3px #0001;
  }
  .selected .name {
    min-width: 0;
    padding: 0 8px;
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .selected > :not(.name),
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

  @container playground (width < 900px) {
    .selected {
      justify-content: safe center;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    .selected .deselect {
      display: inline-grid;
    }
  }
  @container playground (width < 600px) {
    .selected {
      gap: 2px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .selected .name {
      flex: none;
      max-width: 30%;
      padding: 0 6px;
    }
    .selected .kind,
    .selected [role='radio'] span {
      display: none;
    }
    .selected .count {
      display: inline;
    }
    .selected [role='radio'] svg {
      display: block;
    }
    .selected button {
      min-height: 44px;
    }
    .selected :is(.icon, [role='radio']) {
      width: 44px;
      padding: 0;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .selected {
      border: 1px solid var(--hair);
      border-radius: 11px;
    }
    .selected .deselect,
    .page.open .selected .kind {
      display: none;
    }
  }
`;
