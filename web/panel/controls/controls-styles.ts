// Buttons, selects and visually hidden text.
import { css } from 'lit';

export const controls = css`
  * {
    box-sizing: border-box;
    margin: 0;
  }
  [hidden] {
    display: none !important;
  }
  button,
  select {
    font: inherit;
    color: var(--ink);
    background: var(--panel);
    border: 1px solid var(--hair);
    border-radius: 8px;
    min-height: 34px;
    padding: 0 11px;
    cursor: pointer;
  }
  button {
    display: inline-grid;
    place-items: center;
    touch-action: manipulation;
  }
  button:hover:not(:disabled),
  select:hover {
    background: var(--selected);
  }
  button:disabled {
    cursor: default;
    color: color-mix(in srgb, var(--soft) 55%, transparent);
  }
  button.primary {
    background: var(--ink);
    color: var(--panel);
    border-color: var(--ink);
  }
  button.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--ink) 86%, var(--panel));
  }
  button.primary:disabled {
    background: var(--hair);
    border-color: var(--hair);
  }
  button[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--selected);
  }
  button.icon {
    width: 36px;
    padding: 0;
  }
  button svg {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linejoin: round;
    stroke-linecap: round;
    pointer-events: none;
  }
  button svg .solid {
    fill: currentColor;
  }
  select {
    appearance: none;
    padding-right: 26px;
    text-overflow: ellipsis;
    background-image: linear-gradient(45deg, transparent 50%, var(--soft) 50%),
      linear-gradient(135deg, var(--soft) 50%, transparent 50%);
    background-size: 4px 4px;
    background-position:
      right 15px center,
      right 11px center;
    background-repeat: no-repeat;
  }
  :focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  .heard {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    /* readPalette resolves colours on this element: shape colours must survive forced colours. */
    forced-color-adjust: none;
  }
  @media (pointer: coarse) {
    button,
    select {
      min-height: 44px;
    }
    button.icon,
    .grid-button {
      min-width: 44px;
    }
  }
`;
