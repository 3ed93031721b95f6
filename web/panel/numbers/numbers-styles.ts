// The Numbers tab: one disclosure per shape, with one cell per number.
import { css } from 'lit';

export const numbers = css`
  .numbers {
    --rim: color-mix(in srgb, var(--soft) 72%, var(--panel));
    --pad: 18px;
  }
  cp-number-field,
  cp-rotation-fields {
    display: contents;
  }
  .numbers .hint {
    padding: 12px var(--pad) 8px;
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .numbers details {
    padding: 0 var(--pad) 12px;
    border-top: 1px solid var(--hair);
  }
  .numbers details:not([open]) {
    padding-bottom: 0;
  }
  .numbers summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin: 0 calc(-1 * var(--pad));
    padding: 0 var(--pad);
    cursor: pointer;
    list-style: none;
  }
  .numbers summary::-webkit-details-marker {
    display: none;
  }
  .numbers summary:hover {
    background: color-mix(in srgb, var(--selected) 60%, transparent);
  }
  .numbers summary:focus-visible {
    outline-offset: -2px;
  }
  .numbers summary::after {
    content: '';
    width: 7px;
    height: 7px;
    margin: 0 3px 4px auto;
    border: solid var(--soft);
    border-width: 0 1.6px 1.6px 0;
    rotate: 45deg;
  }
  .numbers details[open] > summary::after {
    margin-bottom: -4px;
    rotate: 225deg;
  }
  .numbers .shape > summary::before {
    content: '';
    width: 9px;
    height: 9px;
    background: var(--other);
    forced-color-adjust: none;
  }
  .numbers .first > summary::before {
    background: var(--a);
  }
  .numbers .second > summary::before {
    background: var(--b);
  }
  .numbers h2 {
    font-size: inherit;
    font-weight: 650;
  }
  .numbers h2 span {
    margin-left: 4px;
    color: var(--soft);
    font-weight: 400;
  }
  .numbers .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 24px;
    padding-top: 8px;
  }
  .numbers h3 {
    flex: 1;
    color: var(--soft);
    font-size: 12px;
    font-weight: 400;
    letter-spacing: 0.02em;
    white-space: nowrap;
  }
  .numbers .length {
    color: var(--soft);
    font-size: 12px;
  }
  .numbers .heading :is(button, select) {
    min-height: 26px;
    padding-block: 0;
    border-radius: 6px;
    font-size: 12px;
  }
  .numbers .heading select {
    padding-left: 9px;
  }
  .numbers .cells {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2px 10px;
    padding: 2px 0 4px;
  }
  .numbers .cells.four {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 8px;
  }
  .numbers .cells.one {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 10px;
  }
  .numbers .field {
    display: grid;
    grid-template: 'label less more' 24px 'box box box' auto / minmax(24px, 1fr) 24px 24px;
    align-items: stretch;
  }
  .numbers .field label {
    grid-area: label;
    display: grid;
    align-content: center;
    cursor: ew-resize;
    user-select: none;
    -webkit-user-select: none;
    touch-action: pan-y;
  }
  .numbers .field label:hover {
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .numbers .step {
    width: 24px;
    min-height: 24px;
    padding: 0;
    border-color: transparent;
    border-radius: 6px;
    background: none;
    color: var(--soft);
    line-height: 1;
  }
  .numbers .box {
    grid-area: box;
    display: flex;
    align-items: center;
    min-width: 0;
    border: 1px solid var(--rim);
    border-radius: 7px;
    background: var(--panel);
  }
  .numbers .box:focus-within {
    border-color: var(--ink);
    box-shadow: 0 0 0 1px var(--ink);
  }
  .numbers .box input {
    flex: 1;
    min-width: 0;
    min-height: 28px;
    padding: 0 8px;
    border: 0;
    border-radius: 6px;
    outline: none;
    background: none;
    color: var(--ink);
    font: inherit;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  .numbers .four .box input {
    padding: 0 5px;
  }
  .numbers .box input::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  .numbers .unit {
    padding-right: 8px;
    color: var(--soft);
    font-size: 12px;
  }
  .numbers .refused .box {
    border-color: var(--hit);
    border-style: dashed;
    box-shadow: inset 3px 0 var(--hit);
  }
  .numbers .refusal {
    order: 1;
    grid-column: 1 / -1;
    padding: 4px 0;
    color: var(--hit);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  .numbers .refusal::before {
    content: '⚠ ' / '';
  }
  /* A single number takes the whole line. */
  .numbers .one .field {
    grid-template: 'label less more box' auto / minmax(0, 1fr) 24px 24px calc((100% - 20px) / 3);
    column-gap: 2px;
    align-items: center;
  }
  .numbers .one .field label {
    min-height: 24px;
    color: var(--soft);
    font-size: 12px;
    letter-spacing: 0.02em;
  }

  @container playground (width < 1200px) {
    .numbers {
      --pad: 14px;
    }
    .numbers .cells {
      column-gap: 8px;
    }
    .numbers .cells.four {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .numbers .box input {
      padding: 0 0 0 5px;
      font-size: 12.5px;
    }
    .numbers .unit {
      padding-right: 4px;
    }
  }
  /* Touch targets: one line per number. */
  @media (pointer: coarse) {
    .numbers .cells,
    .numbers .cells.four {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 6px;
    }
    .numbers .field,
    .numbers .one .field {
      grid-template: 'label less box more' 44px / minmax(44px, 1fr) 44px minmax(0, 132px) 44px;
      column-gap: 6px;
    }
    .numbers .step {
      width: 44px;
      min-height: 44px;
      border-color: var(--hair);
    }
    .numbers .box input {
      min-height: 42px;
      /* With a smaller font iOS zooms in on a focused input. */
      font-size: 16px;
    }
    .numbers .field label,
    .numbers .one .field label {
      min-height: 44px;
    }
    .numbers .refusal {
      order: 0;
    }
    .numbers .heading :is(button, select) {
      min-height: 44px;
    }
  }
`;
