// The grid of pairs, with sticky headings.
import { css } from 'lit';

export const grid = css`
  .grid .scroller {
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 12px 12px 0;
    /* Scroll shadows, at the column of headings and at the right edge: what the content covers has no more columns. */
    --heading: 104px;
    --edge-shadow: color-mix(in srgb, var(--ink) 20%, transparent);
    background:
      linear-gradient(to right, var(--panel) 50%, transparent) var(--heading) 0 / 44px 100%
        no-repeat local,
      linear-gradient(to left, var(--panel) 50%, transparent) right / 44px 100% no-repeat local,
      linear-gradient(to right, var(--edge-shadow), transparent) var(--heading) 0 / 14px 100%
        no-repeat scroll,
      linear-gradient(to left, var(--edge-shadow), transparent) right / 14px 100% no-repeat scroll,
      var(--panel);
  }
  .grid table {
    border-spacing: 0;
  }
  .grid th,
  .grid thead td {
    position: sticky;
    z-index: 1;
    background: var(--panel);
    font-size: 12px;
    font-weight: 560;
  }
  .grid thead :is(th, td) {
    top: 0;
    height: 34px;
    padding: 0 5px;
    border-bottom: 1px solid var(--hair);
  }
  .grid tbody th,
  .grid thead td {
    left: 0;
    border-right: 1px solid var(--hair);
  }
  .grid tbody th {
    padding: 0 10px 0 18px;
    text-align: start;
    white-space: nowrap;
  }
  .grid thead td {
    z-index: 2;
  }
  .grid tbody td {
    padding: 1px;
  }
  .grid td button {
    width: 100%;
    min-width: 80px;
    min-height: 46px;
    padding: 3px 4px;
    border: 2px solid transparent;
    border-radius: 7px;
    background: none;
    line-height: 1.25;
  }
  .grid td b {
    font-size: 15px;
    font-weight: 620;
  }
  .grid td span {
    color: var(--soft);
    font-size: 11px;
    white-space: nowrap;
  }
  .grid td button[aria-current] {
    border-color: var(--ink);
    background: var(--selected);
  }
  .grid td button[aria-current] span {
    color: var(--ink);
    font-weight: 620;
  }
  .grid td button:focus-visible {
    outline-offset: 0;
  }
  .grid .sideways {
    display: none;
  }
  @media (width < 960px) {
    .grid .sideways {
      display: inline;
    }
  }
  /* Forced colours draw every border, so the current cell needs more than that. */
  @media (forced-colors: active) {
    .grid td button {
      border-color: Canvas;
    }
    .grid td button[aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .grid td button[aria-current] span {
      color: inherit;
    }
  }
  @media (width < 600px) {
    .grid tbody th {
      min-width: 104px;
      padding: 0 6px 0 12px;
      font-size: 11px;
    }
    .grid td button {
      min-width: 76px;
    }
  }
`;
