// The side panel: its tabs, and the pair and the sentence of the Why tab (see ledger-styles.ts for its
// rows).
import { css } from 'lit';

export const side = css`
  .side {
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-left: 1px solid var(--hair);
    background: var(--panel);
  }
  .side .head {
    position: relative;
    flex: none;
    min-height: 45px;
    padding: 0 18px;
    border-bottom: 1px solid var(--hair);
  }
  /* Tabs that do not fit are scrolled to: the row has a shadow where it goes on. */
  .side .head .tabs {
    --pad: 18px;
    --edge-shadow: color-mix(in srgb, var(--ink) 16%, transparent);
    display: flex;
    gap: 14px;
    margin-inline: calc(-1 * var(--pad));
    padding-inline: var(--pad);
    overflow: auto hidden;
    scrollbar-width: none;
    background:
      linear-gradient(to right, var(--panel) 50%, transparent) left / 36px 100% no-repeat local,
      linear-gradient(to left, var(--panel) 50%, transparent) right / 36px 100% no-repeat local,
      linear-gradient(to right, var(--edge-shadow), transparent) left / 10px 100% no-repeat scroll,
      linear-gradient(to left, var(--edge-shadow), transparent) right / 10px 100% no-repeat scroll;
  }
  .side .head .tabs button {
    flex: none;
    min-height: 44px;
    outline-offset: -2px;
  }
  .side .empty {
    padding: 18px;
    color: var(--soft);
  }
  /* Long kind names get a line each. */
  .side .pair {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
    padding: 10px 18px 0;
    color: var(--soft);
  }
  .side .pair div {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  .side .pair select {
    flex: 1 1 auto;
    min-width: 0;
    min-height: 30px;
    padding-left: 23px;
    padding-right: 24px;
    field-sizing: content;
    background-image:
      linear-gradient(var(--side), var(--side)),
      linear-gradient(45deg, transparent 50%, var(--soft) 50%),
      linear-gradient(135deg, var(--soft) 50%, transparent 50%);
    background-size:
      9px 9px,
      4px 4px,
      4px 4px;
    background-position:
      left 9px center,
      right 14px center,
      right 10px center;
  }
  .side .pair button {
    flex: none;
    min-height: 30px;
  }
  .side .pair .first {
    --side: var(--a);
  }
  .side .pair .second {
    --side: var(--b);
  }
  .side .fold {
    display: none;
  }
  .side .body {
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding-bottom: 12px;
  }
  /* The pair and the sentence stay fixed above the scrolling rows. */
  .side .body:has(> .reasons) {
    display: flex;
    flex-direction: column;
    padding-bottom: 0;
  }
  .side .body:has(> .reasons) > * {
    flex: none;
  }
  .side .body > .reasons {
    flex: 1 1 0;
    min-height: 148px;
    overflow: auto;
    padding-bottom: 12px;
  }
  .side .foot {
    display: none;
  }
  .sentence {
    padding: 12px 18px 8px;
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .sentence :is(b, .named) {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }
  .sentence .mark {
    color: var(--soft);
    font-weight: 400;
  }
  .sentence button {
    color: inherit;
    font-weight: inherit;
  }
  /* Extends the target to the minimum size without changing the line height. */
  .sentence button {
    --above: 3px;
    --below: 3px;
    display: inline-block;
    min-height: 0;
    margin: calc(-1 * var(--above)) -8px calc(-1 * var(--below));
    padding: var(--above) 8px var(--below);
    border: 0;
    background: none;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .sentence button:hover {
    text-decoration-style: solid;
  }

  @container playground (width < 1200px) {
    .side .head .tabs {
      --pad: 14px;
    }
    .side .head,
    .side .pair,
    .sentence {
      padding-left: 14px;
      padding-right: 14px;
    }
  }
  @container playground (width < 900px) {
    /* Little room: everything scrolls once a row is unfolded. */
    .side .body:has(.unfold[aria-expanded='true']) {
      display: block;
    }
    .side .body:has(.unfold[aria-expanded='true']) > .reasons {
      overflow: visible;
    }
  }
  @container playground (width < 900px) and (not ((640px <= width) and (560px <= height < 800px))) {
    .aside:has(.side:not(.folded)) {
      height: 45cqh;
    }
    .side {
      border-left: 0;
      border-top: 1px solid var(--hair);
    }
    .side .head .tabs {
      gap: 12px;
      /* Beside the button that folds. */
      margin-right: 48px;
    }
    .side.folded .body {
      display: none;
    }
    .side .fold {
      display: inline-grid;
      position: absolute;
      top: 5px;
      right: 14px;
    }
  }
  @container playground (640px <= width < 900px) and (560px <= height < 800px) {
    .side .tabs {
      gap: 12px;
    }
  }
  @container playground (width < 600px) {
    .side .pair :is(select, button),
    .side .fold {
      min-width: 44px;
      min-height: 44px;
    }
    .side .head {
      min-height: 53px;
      padding-block: 4px;
    }
    .side .fold {
      top: 4px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .side {
      z-index: 2;
      justify-self: end;
      width: min(350px, 100%);
      height: 100%;
      border-top: 0;
      border-left: 1px solid var(--hair);
      box-shadow: -4px 0 16px #0002;
    }
    .side.folded {
      display: none;
    }
    /* The small layout has no header. */
    .side .foot {
      display: flex;
      flex: none;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 4px;
      padding: 6px 8px;
      border-top: 1px solid var(--hair);
    }
    .side .foot .presets {
      flex: 1 0 72px;
      min-width: 0;
    }
    .side .foot button {
      flex: none;
    }
    .side .foot .keys-button {
      display: none;
    }
    .side .fold svg {
      rotate: -90deg;
    }
  }
  @media (pointer: coarse) {
    .sentence button {
      --above: 12px;
      --below: 12px;
      margin-inline: -14px;
      padding-inline: 14px;
    }
    /* Targets in adjacent lines must not overlap. */
    .sentence button:has(~ button) {
      --below: 0px;
    }
    .sentence button ~ button {
      --above: 0px;
    }
    .side .pair :is(select, button) {
      min-height: 44px;
    }
    /* A line of its own for larger touch targets. */
    .side .foot .presets {
      flex-basis: 100%;
    }
    .side .foot .presets::after {
      content: none;
    }
    .side .head .tabs {
      gap: 12px;
    }
    .side .head .tabs button {
      min-width: 44px;
    }
    @container playground (width < 900px) and (height < 560px) {
      .side .head .tabs {
        gap: 6px;
      }
    }
    @container playground (width < 900px) {
      .side .head {
        min-height: 53px;
        padding-block: 4px;
      }
      .side .fold {
        top: 4px;
      }
    }
  }
`;
