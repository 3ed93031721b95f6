// The Code tab: above the scrollable listing the values of the step, or below it what the textbook's test
// gets wrong.
import { css } from 'lit';

export const code = css`
  .side .body:has(> .code) {
    overflow: hidden;
    padding: 0;
  }
  .code {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  .code > .tabs,
  .code .languages {
    flex: none;
    padding: 0 18px;
    border-bottom: 1px solid var(--hair);
  }
  .code .tabs {
    display: flex;
    gap: 14px;
  }
  .code .tabs button {
    min-height: 44px;
  }
  .code .languages {
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: var(--paper);
  }
  .code .version,
  .code .text {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  .code .file {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    padding: 12px 18px 0;
  }
  .code h2 {
    min-width: 0;
    font: 600 13px/1.5 var(--mono);
    overflow-wrap: anywhere;
  }
  .code .file p {
    color: var(--soft);
  }
  .code .values {
    --mark: var(--ink);
    padding: 6px 18px 10px;
    border-bottom: 1px solid var(--hair);
  }
  p.values {
    color: var(--soft);
  }
  .code .values.separates {
    --mark: var(--gap);
  }
  .code .values.touches {
    --mark: var(--touch);
  }
  .code .values p span {
    margin-left: 8px;
    color: var(--mark);
  }
  .code .values:is(.overlaps, .skipped) p span {
    color: var(--soft);
  }
  .code dl {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    padding-top: 4px;
  }
  /* Two per row where both fit. */
  .code dl div {
    display: flex;
    flex: 1 0 45%;
    gap: 8px;
    white-space: nowrap;
  }
  .code dl .whole {
    flex-basis: 100%;
    flex-wrap: wrap;
    row-gap: 0;
  }
  .code .measured {
    padding-top: 2px;
    color: var(--soft);
    font-size: 12px;
    word-break: keep-all;
  }
  .code dt {
    flex: none;
    color: var(--soft);
  }
  .code dt:is(.first, .second) {
    color: var(--ink);
    font-weight: 560;
  }
  .code dt:is(.first, .second)::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: 6px;
    background: var(--a);
    forced-color-adjust: none;
  }
  .code dt.second::before {
    background: var(--b);
  }
  .source {
    flex: 1 0 76px;
    overflow: auto;
    overscroll-behavior-x: contain;
    container-type: inline-size;
    background: var(--paper);
  }
  .source:focus-visible {
    outline-offset: -2px;
  }
  .source code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding: 8px 0;
    counter-reset: line;
    font: 12px/19px var(--mono);
    tab-size: 2;
  }
  .source code > * {
    display: block;
    height: 19px;
    padding-right: 18px;
    background: none;
    color: var(--ink);
    white-space: pre;
  }
  /* The current line wraps within the visible width of the listing. */
  .source mark {
    position: sticky;
    left: 0;
    width: 100cqi;
    height: auto;
    padding-left: calc(64px + 4ch);
    text-indent: calc(-64px - 4ch);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .source code > *::before {
    counter-increment: line;
    content: counter(line);
    content: counter(line) / '';
    position: sticky;
    left: 0;
    display: inline-block;
    width: 44px;
    margin-right: 12px;
    padding-right: 8px;
    border-right: 1px solid var(--hair);
    background: var(--paper);
    color: var(--soft);
    text-align: right;
    text-indent: 0;
  }
  .source mark,
  .source mark::before {
    background: var(--lit);
  }
  .source mark::before {
    color: var(--ink);
    font-weight: 700;
    box-shadow: inset 4px 0 var(--ink);
  }
  .source .comment {
    color: var(--soft);
  }
  .source .keyword {
    color: var(--code-keyword);
  }
  .source .type {
    color: var(--code-type);
  }
  .source .literal {
    color: var(--code-literal);
  }
  .source .function {
    color: var(--code-function);
  }
  /* In a low frame values and listing are scrolled as one, as text and notes always are. */
  .code :is(.core, .text) {
    overflow: auto;
  }
  .code .core > :not(.source) {
    flex: none;
  }
  .code .text > * {
    flex: none;
  }
  .code .text .file {
    padding-bottom: 10px;
    border-bottom: 1px solid var(--hair);
  }
  .code .text .file [role='status']:empty {
    display: none;
  }
  .code .text .file :is(.paste, [role='status']) {
    flex: 1 0 100%;
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .code .text .source {
    max-height: max(60%, 160px);
  }
  .code .near {
    padding: 12px 18px 16px;
    border-top: 1px solid var(--hair);
  }
  .code .near h3 {
    font: inherit;
    font-weight: 620;
  }
  .code .near ul {
    display: grid;
    gap: 4px;
    padding: 6px 0 10px 18px;
  }
  .code .near :is(p, li) {
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .code .near dl div {
    flex: 1 0 100%;
    justify-content: space-between;
  }
  .code .near dl {
    padding-bottom: 10px;
  }
  .code .near dd {
    font-variant-numeric: tabular-nums;
  }
  .code .near button {
    margin-top: 8px;
  }
  @container playground (width < 1200px) {
    .code > .tabs,
    .code .languages,
    .code .near {
      padding-left: 14px;
      padding-right: 14px;
    }
    .code .file,
    .code .values {
      padding-left: 14px;
      padding-right: 14px;
    }
  }
  @container playground (height < 560px) {
    .code .tabs button {
      min-height: 34px;
    }
  }
  @media (pointer: coarse) {
    .code .tabs button {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    /* Otherwise the browser paints its own backplate behind each word. */
    .source mark {
      forced-color-adjust: none;
    }
    .source mark,
    .source mark::before {
      background: Mark;
      color: MarkText;
    }
    .source mark [class] {
      color: inherit;
    }
  }
`;
