// The quaternion lab, below the shapes of the Numbers tab.
import { css } from 'lit';

export const lab = css`
  .numbers .slerp {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 64px;
    gap: 2px 10px;
    align-items: center;
    padding-top: 10px;
  }
  .numbers .slerp label {
    grid-column: 1 / -1;
    color: var(--soft);
    font-size: 12px;
  }
  .numbers .slerp input {
    min-width: 0;
    height: 28px;
    margin: 0;
    accent-color: var(--ink);
    cursor: pointer;
  }
  .numbers .slerp output {
    text-align: right;
    white-space: nowrap;
  }
  .numbers .actions {
    padding: 8px 0 12px;
  }
  .numbers .actions button {
    min-height: 26px;
    padding-block: 0;
    border-radius: 6px;
    font-size: 12px;
  }
  .numbers table {
    width: 100%;
    border-collapse: collapse;
    font-size: 12px;
  }
  .numbers caption {
    font-size: 12px;
    padding-bottom: 4px;
    color: var(--soft);
    text-align: start;
    text-wrap: pretty;
    word-break: keep-all;
  }
  .numbers :is(td, th) {
    height: 26px;
    padding: 0 0 0 4px;
    border-top: 1px solid var(--hair);
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }
  .numbers thead :is(td, th) {
    border-top: 0;
    color: var(--soft);
  }
  .numbers th[scope='row'] {
    padding: 0;
    color: var(--soft);
    text-align: left;
  }
  .numbers td[colspan] {
    color: var(--soft);
    text-align: left;
  }

  @container playground (width < 1200px) {
    .numbers table {
      font-size: 11px;
    }
  }
  @media (pointer: coarse) {
    .numbers .slerp input {
      height: 44px;
    }
    .numbers .actions button {
      min-height: 44px;
    }
  }
`;
