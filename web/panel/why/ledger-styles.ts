// The ledger: one row per step, with two bars on a number line.
import { css } from 'lit';

export const ledger = css`
  /* Each child of the list, and of its groups, takes a line; the unfolded formula has one below its row. */
  .ledger {
    display: grid;
    /* Names and values are as wide as the longest; the number lines have the rest. */
    grid-template-columns: minmax(76px, max-content) minmax(64px, 1fr) minmax(66px, max-content);
    column-gap: 12px;
  }
  .rows {
    display: grid;
    grid-template: subgrid / subgrid;
    outline: none;
  }
  .rows > [role='group'] {
    display: contents;
  }
  .ledger > *,
  .rows > [role='group'] > * {
    grid-column: 1 / -1;
  }
  .ledger > .unfold,
  .ledger > .unfold:hover {
    position: relative;
    justify-self: start;
    z-index: 1;
    width: 44px;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  .ledger > .unfold::before {
    content: '▸';
    position: absolute;
    left: 5px;
    top: 50%;
    color: var(--soft);
    font-size: 12px;
    line-height: 1;
    translate: 0 -50%;
  }
  .ledger > .unfold[aria-expanded='true']::before {
    content: '▾';
  }
  .ledger > .unfold:hover::before {
    color: var(--ink);
  }
  .ledger > .unfold:focus-visible {
    outline-offset: -3px;
  }
  .ledger > .heading {
    pointer-events: none;
  }
  .ledger > .heading > span:first-child {
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .ledger > .heading cp-term > button {
    background: var(--panel);
  }
  .ledger > .heading cp-term > * {
    pointer-events: auto;
  }
  .ledger > .formula {
    min-width: 0;
    padding: 4px 18px 12px;
    background: var(--selected);
    box-shadow: inset 3px 0 var(--ink);
  }
  .columns,
  .heading {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    align-items: end;
    padding: 10px 18px 2px;
    color: var(--soft);
    font-size: 11px;
  }
  .columns span,
  .heading > span {
    white-space: nowrap;
  }
  .rows h3 {
    font-size: inherit;
    font-weight: 400;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .row {
    display: grid;
    grid-template-columns: subgrid;
    align-items: center;
    height: 38px;
    padding: 0 18px;
    cursor: pointer;
  }
  .row:hover {
    background: color-mix(in srgb, var(--selected) 60%, transparent);
  }
  .row[aria-selected='true'] {
    background: var(--selected);
    box-shadow: inset 3px 0 var(--mark, var(--ink));
  }
  .rows:focus-visible .row[aria-selected='true'] {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
  }
  .rows:focus-visible:not([aria-activedescendant]) {
    outline: 2px solid var(--ink);
    outline-offset: -2px;
  }
  .row .name {
    font-weight: 560;
    white-space: nowrap;
  }
  .row .value {
    justify-self: end;
    color: var(--soft);
    text-align: right;
    line-height: 1.2;
    white-space: nowrap;
  }
  .row small {
    display: block;
    font-size: 11px;
    font-weight: 560;
  }
  .row.least {
    --mark: var(--hit);
  }
  .row.least .value {
    color: var(--ink);
    font-weight: 680;
  }
  .row.separates {
    --mark: var(--gap);
  }
  .row.touches {
    --mark: var(--touch);
  }
  .row.separates .value {
    color: var(--gap);
    font-weight: 680;
  }
  .row.touches .value {
    color: var(--touch);
    font-weight: 680;
  }
  .row.later .line {
    opacity: 0.4;
  }
  .row.later .name,
  .row.later .value {
    color: var(--soft);
    font-weight: 400;
  }
  .row.ahead .name {
    color: var(--soft);
    font-weight: 400;
  }
  .row.ahead .line {
    opacity: 0.4;
  }
  .row.skipped .name,
  .row.skipped .value {
    color: var(--soft);
    font-weight: 400;
  }
  .row.skipped .reason {
    grid-column: 2 / -1;
    justify-self: start;
    font-size: 12px;
    color: var(--soft);
    border-bottom: 1px dashed var(--skipped);
    line-height: 1.3;
  }
  .stopped {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 6px 18px 0;
    color: var(--soft);
    font-size: 11px;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .stopped::after {
    content: '';
    flex: 1;
    border-top: 1px dashed var(--skipped);
  }
  .line {
    position: relative;
    height: 20px;
    /* The arrowhead keeps its distance from the number. */
    margin-right: 6px;
    background: linear-gradient(var(--hair), var(--hair)) center / 100% 1px no-repeat;
    forced-color-adjust: none;
  }
  /* Values increase to the right; the axis in the 3D view has the same arrowhead. */
  .row[aria-selected='true'] .line::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 100%;
    border: 4px solid transparent;
    border-left: 8px solid var(--soft);
    border-right: 0;
    translate: 0 -50%;
  }
  .line > span {
    position: absolute;
  }
  .bar {
    height: 7px;
    min-width: 2px;
    border-radius: 3px;
  }
  .bar.a {
    top: 2px;
    background: var(--a);
  }
  .bar.b {
    top: 11px;
    background: var(--b);
  }
  .bar.point {
    width: 9px;
    height: 9px;
    margin: -1px 0 0 -4.5px;
    border-radius: 50%;
  }
  .bar.endless-up {
    border-radius: 3px 0 0 3px;
    clip-path: polygon(0 0, calc(100% - 7px) 0, 100% 50%, calc(100% - 7px) 100%, 0 100%);
  }
  .bar.endless-down {
    border-radius: 0 3px 3px 0;
    clip-path: polygon(7px 0, 100% 0, 100% 100%, 7px 100%, 0 50%);
  }
  .bar.endless-up.endless-down {
    clip-path: polygon(
      7px 0,
      calc(100% - 7px) 0,
      100% 50%,
      calc(100% - 7px) 100%,
      7px 100%,
      0 50%
    );
  }
  .band {
    top: 0;
    height: 20px;
    min-width: 1px;
  }
  .band.gap {
    background: color-mix(in srgb, var(--gap) 24%, transparent);
  }
  .band.touch {
    background: var(--touch);
    width: 2px;
    margin-left: -1px;
  }
  .row[aria-selected='true'] .band.overlap {
    background: color-mix(in srgb, var(--hit) 16%, transparent);
  }

  @container playground (width < 1200px) {
    .row,
    .columns,
    .heading,
    .stopped {
      padding-left: 14px;
      padding-right: 14px;
    }
    .ledger {
      grid-template-columns: minmax(66px, max-content) minmax(64px, 1fr) minmax(60px, max-content);
      column-gap: 10px;
    }
  }
  @container playground (width < 900px) {
    .row {
      min-height: 44px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .row {
      min-height: 36px;
      height: 36px;
    }
  }
`;
