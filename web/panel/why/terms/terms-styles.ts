import { css } from 'lit';

export const termStyles = css`
  cp-term > button {
    display: inline;
    min-width: 0;
    min-height: 0;
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-transform: inherit;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
    cursor: help;
  }
  cp-term > button:hover {
    background: none;
    text-decoration-style: solid;
  }
  /* Not the wide target of a candidate's name. */
  .side .sentence cp-term > button {
    display: inline;
    margin: 0;
    padding: 0;
  }
  cp-term [popover] span {
    white-space: normal;
  }
  cp-term > [popover] {
    position: fixed;
    inset: auto;
    width: min(280px, calc(100vw - 16px));
    max-height: calc(100vh - 16px);
    margin: 0;
    padding: 12px 14px;
    overflow: auto;
    border: 1px solid var(--hair);
    border-radius: 10px;
    background: var(--panel);
    color: var(--ink);
    box-shadow: 0 4px 18px #0003;
    font-size: 13px;
    font-weight: 400;
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    white-space: normal;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  cp-term [popover] b {
    display: block;
    color: var(--ink);
    font-weight: 640;
  }
  cp-term [popover] svg {
    display: block;
    width: 100%;
    margin: 6px 0;
    fill: none;
    stroke: var(--soft);
    stroke-width: 1.4;
    forced-color-adjust: none;
  }
  cp-term [popover] .a {
    stroke: var(--a);
    stroke-width: 5;
  }
  cp-term [popover] .b {
    stroke: var(--b);
    stroke-width: 5;
  }
  cp-term [popover] .thin {
    stroke-width: 1.6;
  }
  cp-term [popover] .gap {
    stroke: var(--gap);
    stroke-width: 3;
  }
  cp-term [popover] .hit {
    stroke: var(--hit);
    stroke-width: 3;
  }
  cp-term [popover] .dashed {
    stroke-dasharray: 3 3;
  }
  cp-term [popover] text {
    fill: var(--soft);
    stroke: none;
    font-size: 11px;
    text-anchor: middle;
  }
  @media (pointer: coarse) {
    cp-term > button,
    .side .sentence cp-term > button {
      padding-block: 14px;
      margin-block: -14px;
    }
  }
`;
