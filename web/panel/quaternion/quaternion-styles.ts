// The Quaternion tab: fields, the turning body, and the sections of operations.
import { css } from 'lit';

export const quaternion = css`
  cp-quaternion-panel {
    display: contents;
  }
  .quaternion {
    --pad: 18px;
  }
  .quaternion .operands {
    padding: 6px var(--pad) 10px;
  }
  .quaternion .numbers .heading {
    min-height: 30px;
    padding-top: 6px;
  }
  .quaternion .operands h3 {
    color: var(--ink);
    font-size: 14px;
    font-weight: 650;
  }
  /* The name within the box: one line for each quaternion. */
  .quaternion .numbers .field,
  .quaternion .numbers .one .field {
    grid-template: 'label box' auto / 13px minmax(0, 1fr);
    column-gap: 0;
  }
  .quaternion .numbers .step {
    display: none;
  }
  .quaternion .numbers .cells {
    gap: 4px 6px;
  }
  .quaternion .numbers .cells label {
    color: var(--soft);
  }
  .quaternion .numbers .box input {
    padding: 0 0 0 5px;
    font-size: 12.5px;
  }
  .quaternion .single {
    display: inline-block;
  }
  .quaternion .numbers.single .cells.one {
    padding: 0;
  }
  .quaternion .numbers.single .field {
    grid-template: 'label box' auto / auto 88px;
    column-gap: 8px;
    align-items: center;
  }
  .quaternion .attitude {
    display: grid;
    grid-template-columns: minmax(0, 190px) minmax(0, 1fr);
    gap: 4px 16px;
    align-items: center;
    padding: 4px var(--pad);
    border-top: 1px solid var(--hair);
  }
  .quaternion .body-drawing {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    forced-color-adjust: none;
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .body-drawing .world {
    stroke: var(--hair);
  }
  .body-drawing .axis {
    stroke: var(--soft);
    stroke-dasharray: 1 4;
  }
  .body-drawing :is(.front, .wall, .roof, .floor, .opening) {
    stroke: var(--ink);
    stroke-width: 1;
  }
  .body-drawing .front {
    fill: color-mix(in srgb, var(--ink) 5%, var(--panel));
  }
  .body-drawing :is(.wall, .floor) {
    fill: color-mix(in srgb, var(--ink) 12%, var(--panel));
  }
  .body-drawing .roof {
    fill: color-mix(in srgb, var(--ink) 34%, var(--panel));
  }
  .body-drawing .opening {
    fill: color-mix(in srgb, var(--ink) 62%, var(--panel));
  }
  .body-drawing .way {
    stroke: var(--b);
    stroke-dasharray: 3 3;
  }
  .body-drawing g path {
    stroke-width: 1.6;
  }
  .body-drawing g text {
    stroke: var(--panel);
    stroke-width: 3px;
    paint-order: stroke;
    font-size: 11px;
  }
  .body-drawing .own path {
    stroke: var(--ink);
    stroke-width: 1;
  }
  .body-drawing .own :is(.head, text) {
    fill: var(--ink);
  }
  .body-drawing .before path {
    stroke: var(--a);
  }
  .body-drawing .before :is(.head, text) {
    fill: var(--a);
  }
  .body-drawing .after path {
    stroke: var(--b);
  }
  .body-drawing .after :is(.head, text) {
    fill: var(--b);
  }
  .body-drawing :is(.before, .after) text {
    font-weight: 650;
  }
  .quaternion .chooser {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
  }
  .quaternion .chooser button {
    padding: 0;
  }
  .quaternion .slider {
    padding-top: 8px;
  }
  .quaternion .slider > label {
    color: var(--soft);
    font-size: 12px;
  }
  .quaternion .slider > div:not(.single) {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 2px 0 4px;
  }
  .quaternion .slider [type='range'] {
    flex: 1;
    min-width: 0;
    height: 28px;
    margin: 0;
    accent-color: var(--ink);
    cursor: pointer;
  }
  .quaternion .controls dl {
    padding-top: 6px;
    font-size: 12.5px;
  }
  .quaternion .controls dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    justify-content: space-between;
  }
  .quaternion dt {
    color: var(--soft);
  }
  .quaternion .box-controls {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: center;
    padding: 6px var(--pad) 10px;
  }
  .quaternion .box-controls label {
    display: flex;
    gap: 6px;
    align-items: center;
    min-height: 24px;
    font-size: 12.5px;
  }
  .quaternion .box-controls input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--ink);
  }
  .quaternion .box-controls :is(button, select) {
    min-height: 28px;
    border-radius: 6px;
    font-size: 12.5px;
  }
  .quaternion .box-controls p {
    flex-basis: 100%;
  }
  .quaternion .options {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    padding: 8px var(--pad);
    border-top: 1px solid var(--hair);
  }
  .quaternion .options p {
    color: var(--soft);
    font-size: 12.5px;
    word-break: keep-all;
  }
  .quaternion .options button {
    min-height: 26px;
    padding: 0 9px;
    border-radius: 6px;
    font-size: 12px;
  }
  .quaternion .section {
    padding: 0 var(--pad);
    border-top: 1px solid var(--hair);
  }
  .quaternion .section[open] {
    padding-bottom: 12px;
  }
  .quaternion .section > summary {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 38px;
    margin: 0 calc(-1 * var(--pad));
    padding: 0 var(--pad);
    cursor: pointer;
    list-style: none;
  }
  .quaternion .section > summary::-webkit-details-marker {
    display: none;
  }
  .quaternion .section > summary:hover {
    background: color-mix(in srgb, var(--selected) 60%, transparent);
  }
  .quaternion .section > summary:focus-visible {
    outline-offset: -2px;
  }
  .quaternion .section > summary::after {
    content: '';
    width: 7px;
    height: 7px;
    margin: 0 3px 4px;
    border: solid var(--soft);
    border-width: 0 1.6px 1.6px 0;
    rotate: 45deg;
  }
  .quaternion .section[open] > summary::after {
    margin-bottom: -4px;
    rotate: 225deg;
  }
  .quaternion h2 {
    flex: 1;
    font-size: inherit;
    font-weight: 650;
  }
  .quaternion .symbols {
    color: var(--soft);
    white-space: nowrap;
  }
  .quaternion .note {
    padding-bottom: 8px;
    color: var(--soft);
    font-size: 13px;
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .quaternion .calculation {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 8px;
    padding: 5px 0;
  }
  .quaternion .calculation + .calculation {
    border-top: 1px dotted var(--hair);
  }
  .quaternion .symbol {
    font-weight: 600;
  }
  .quaternion .formula {
    color: var(--soft);
    font-size: 12.5px;
    overflow-wrap: anywhere;
  }
  .quaternion .number {
    white-space: nowrap;
  }
  .quaternion :is(sub, sup) {
    font-size: 75%;
    line-height: 0;
  }
  .quaternion .result {
    display: flex;
    gap: 4px;
    font-weight: 560;
  }
  .quaternion cp-copyable-number button {
    padding-inline: 2px;
    margin-inline: -2px 0;
    font-weight: inherit;
  }
  .quaternion .refused {
    color: var(--hit);
    font-weight: 400;
    word-break: keep-all;
  }
  .quaternion .parts summary {
    min-height: 24px;
    color: var(--soft);
    font-size: 12px;
    cursor: pointer;
  }
  .quaternion .parts .calculation {
    grid-template-columns: 14px minmax(0, 1fr);
  }
  .quaternion table {
    width: 100%;
    margin-bottom: 8px;
    border-collapse: collapse;
  }
  .quaternion caption {
    color: var(--soft);
    font-size: 12px;
    text-align: start;
  }
  .quaternion :is(th, td) {
    padding: 3px 0;
    border-top: 1px dotted var(--hair);
    font-weight: 400;
    text-align: start;
  }
  .quaternion th {
    width: 80px;
    color: var(--soft);
  }
  .quaternion .order {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: space-between;
    padding-bottom: 6px;
    color: var(--soft);
    font-size: 12.5px;
  }
  .quaternion .order select {
    min-height: 28px;
  }

  @container playground (width < 1200px) {
    .quaternion {
      --pad: 14px;
    }
    /* The name above the box. */
    .quaternion .operands .field {
      grid-template: 'label' 18px 'box' auto / minmax(0, 1fr);
    }
    .quaternion .numbers .cells.four {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .quaternion .operands .box input {
      padding-left: 3px;
      font-size: 12px;
      letter-spacing: -0.02em;
    }
    .quaternion .attitude {
      grid-template-columns: minmax(0, 132px) minmax(0, 1fr);
      column-gap: 10px;
    }
    .quaternion .calculation {
      grid-template-columns: 54px minmax(0, 1fr);
    }
  }
  @container playground (width < 900px) {
    .quaternion .attitude {
      grid-template-columns: minmax(0, 190px) minmax(0, 1fr);
    }
  }
  @media (pointer: coarse) {
    .quaternion .numbers .box input,
    .quaternion .operands .box input {
      padding: 0 0 0 3px;
      /* With a smaller font iOS zooms in on a focused input. */
      font-size: 16px;
      letter-spacing: -0.04em;
    }
    .quaternion .numbers .field label {
      min-height: 0;
    }
    .quaternion .operands .cells {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .quaternion .operands .cells.four {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    .quaternion :is(.section, .parts) > summary,
    .quaternion .box-controls :is(button, select, label),
    .quaternion .options button,
    .quaternion .order select,
    .quaternion .slider [type='range'] {
      min-height: 44px;
    }
  }
`;
