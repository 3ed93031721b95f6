// The dialog of keyboard shortcuts.
import { css } from 'lit';

export const shortcuts = css`
  .shortcuts {
    width: min(720px, calc(100dvw - 24px));
  }
  .shortcuts .sheet {
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 22px 22px;
  }
  .shortcuts h3 {
    margin-bottom: 6px;
    color: var(--soft);
    font-size: 12px;
    font-weight: 500;
  }
  .shortcuts .switch {
    display: flex;
    gap: 10px;
    align-items: start;
    min-height: 24px;
    margin-top: 10px;
    cursor: pointer;
  }
  .shortcuts .switch input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px;
    accent-color: var(--ink);
  }
  .shortcuts small {
    display: block;
    color: var(--soft);
    font-size: 13px;
  }
  .shortcuts .groups {
    columns: 2 280px;
    column-gap: 28px;
  }
  .shortcuts section {
    padding-top: 16px;
    break-inside: avoid;
  }
  .shortcuts dl > div {
    display: grid;
    grid-template-columns: 118px minmax(0, 1fr);
    gap: 10px;
    padding: 4px 0;
  }
  .shortcuts dt {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 4px;
  }
  .shortcuts dt span {
    white-space: nowrap;
  }
  .shortcuts dd {
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .shortcuts kbd {
    display: inline-block;
    min-width: 22px;
    margin-right: 2px;
    padding: 0 5px;
    border: 1px solid var(--hair);
    border-bottom-width: 2px;
    border-radius: 5px;
    background: var(--paper);
    font: inherit;
    font-size: 12px;
    text-align: center;
  }
  .shortcuts .more {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin-top: 16px;
  }
  .shortcuts .more a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: var(--soft);
    font-size: 13px;
  }
  @media (pointer: coarse) {
    .shortcuts .switch,
    .shortcuts .more a {
      min-height: 44px;
    }
  }
`;
