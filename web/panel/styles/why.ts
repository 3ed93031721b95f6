// The Why panel: a sentence, and one row a step with two bars on a number line.
import { css } from 'lit';

export const why = css`
  .why {
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-left: 1px solid var(--hair);
    background: var(--panel);
  }
  .why .head {
    display: flex;
    align-items: center;
    gap: 10px;
    flex: none;
    padding: 7px 18px;
    border-bottom: 1px solid var(--hair);
  }
  .why h2 {
    flex: none;
    font-size: inherit;
    font-weight: 620;
  }
  .why .pair {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: end;
    gap: 6px;
    min-width: 0;
    color: var(--soft);
  }
  .why .pair select {
    flex: 0 1 auto;
    min-width: 0;
    min-height: 30px;
    padding-left: 25px;
    background-image:
      linear-gradient(var(--side), var(--side)),
      linear-gradient(45deg, transparent 50%, var(--soft) 50%),
      linear-gradient(135deg, var(--soft) 50%, transparent 50%);
    background-size:
      9px 9px,
      4px 4px,
      4px 4px;
    background-position:
      left 10px center,
      right 15px center,
      right 11px center;
  }
  .why .pair .first {
    --side: var(--a);
  }
  .why .pair .second {
    --side: var(--b);
  }
  .why .fold {
    display: none;
  }
  .why .body {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding-bottom: 12px;
  }
  .why .foot {
    display: none;
  }
  .why .sentence {
    padding: 12px 18px 8px;
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .why .sentence b {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }
  .rows {
    outline: none;
  }
  .rows h3 {
    padding: 10px 18px 2px;
    color: var(--soft);
    font-size: 11px;
    font-weight: 400;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .row {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr) 66px;
    gap: 12px;
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
    color: var(--soft);
    text-align: right;
    white-space: nowrap;
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
  .row.skipped .name,
  .row.skipped .value {
    color: var(--soft);
    font-weight: 400;
  }
  .row.skipped .reason {
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
    background: linear-gradient(var(--hair), var(--hair)) center / 100% 1px no-repeat;
    forced-color-adjust: none;
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
    .why .head,
    .why .sentence,
    .row,
    .rows h3,
    .stopped {
      padding-left: 14px;
      padding-right: 14px;
    }
    .row {
      grid-template-columns: 66px minmax(0, 1fr) 60px;
      gap: 10px;
    }
  }
  @container playground (width < 900px) {
    .why {
      height: 45cqh;
      border-left: 0;
      border-top: 1px solid var(--hair);
    }
    .why.folded {
      height: auto;
    }
    .why.folded .body {
      display: none;
    }
    .why .fold {
      display: inline-grid;
    }
    .row {
      min-height: 44px;
    }
  }
  @container playground (width < 600px) {
    .why .pair select,
    .why .fold {
      min-height: 44px;
    }
    .why .head {
      padding-block: 4px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .why {
      z-index: 2;
      justify-self: end;
      width: min(340px, 100%);
      height: 100%;
      border-top: 0;
      border-left: 1px solid var(--hair);
      box-shadow: -4px 0 16px #0002;
    }
    .why.folded {
      display: none;
    }
    /* There is no header here. */
    .why .foot {
      display: flex;
      flex: none;
      align-items: center;
      gap: 6px;
      padding: 6px 14px;
      border-top: 1px solid var(--hair);
    }
    .why .foot .presets {
      flex: 1;
      min-width: 0;
    }
    .why .foot button {
      flex: none;
    }
    .why .fold svg {
      rotate: -90deg;
    }
    .row {
      min-height: 36px;
      height: 36px;
    }
  }
`;
