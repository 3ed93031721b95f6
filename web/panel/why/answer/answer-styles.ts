// The section Answer: labels and values in two columns, lists of hits and of pairs that meet.
import { css } from 'lit';

export const answer = css`
  .answer {
    padding: 0 18px;
    border-bottom: 1px solid var(--hair);
  }
  /* The rows below must stay in sight. */
  .side .body:has(> .reasons) > .answer {
    flex: 0 1 auto;
    min-height: 34px;
    overflow: auto;
  }
  .answer details {
    position: relative;
    padding-bottom: 4px;
  }
  .answer summary {
    padding: 6px 0;
    color: var(--soft);
    font-size: 11px;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    cursor: pointer;
  }
  .answer .digits {
    position: absolute;
    top: 1px;
    right: 0;
    min-height: 26px;
    padding: 0 9px;
    font-size: 12px;
  }
  .answer dl > div {
    display: grid;
    grid-template-columns: minmax(100px, 1fr) auto;
    gap: 10px;
    align-items: baseline;
  }
  .answer dt {
    color: var(--soft);
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .answer dd {
    white-space: nowrap;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .answer .hint {
    grid-column: 1 / -1;
    margin-top: -10px;
    color: var(--soft);
    font-size: 11px;
    white-space: normal;
    text-align: start;
  }
  .answer .hint button {
    min-height: 24px;
    padding: 0 9px;
    font-size: 11px;
  }
  .answer p.hint {
    margin: 2px 0 0;
  }
  .answer h3 {
    padding-top: 6px;
    color: var(--soft);
    font-size: inherit;
    font-weight: 400;
  }
  .answer :is(.hits, .meetings) {
    padding: 0;
    list-style-position: inside;
    font-variant-numeric: tabular-nums;
  }
  .answer .meetings {
    list-style: none;
  }
  .answer :is(.hits, .meetings) li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
    padding: 1px 0;
  }
  .answer .hits {
    counter-reset: hit;
  }
  .answer .hits li::before {
    content: counter(hit) '.';
    counter-increment: hit;
    min-width: 18px;
    color: var(--soft);
  }
  .answer li button {
    min-width: 44px;
    min-height: 28px;
    font-weight: 560;
  }
  .answer li button[aria-current='true'] {
    border-color: var(--ink);
    background: var(--selected);
  }
  .answer li span:last-child {
    margin-inline-start: auto;
  }
  .answer .more {
    min-height: 30px;
    margin: 4px 0;
  }
  /* All digits of a vector take several lines. */
  .answer .full dd {
    white-space: normal;
  }
  .answer .full > div {
    align-items: start;
  }
  @container playground (width < 1200px) {
    .answer {
      padding: 0 14px;
    }
  }
  @container playground (width < 900px) {
    .side .body:has(> .reasons) > .answer {
      flex: none;
    }
  }
  @media (pointer: coarse) {
    .answer summary {
      padding: 12px 0;
    }
    .answer .digits,
    .answer .hint button,
    .answer li button {
      min-height: 44px;
    }
  }
`;
