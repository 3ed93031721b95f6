// The modal dialog. Sized by the window, as it is in the top layer, not by the figure.
import { css } from 'lit';

export const dialog = css`
  dialog {
    width: fit-content;
    max-width: calc(100dvw - 24px);
    max-height: calc(100dvh - 24px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--hair);
    border-radius: 12px;
    background: var(--panel);
    color: var(--ink);
    box-shadow: 0 12px 40px #0004;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  dialog::backdrop {
    background: #0006;
  }
  dialog .heading {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 12px 0 18px;
  }
  dialog h2 {
    font-size: 16px;
    font-weight: 650;
  }
  dialog .caption,
  dialog .empty {
    flex: none;
    max-width: 76ch;
    padding: 2px 18px 12px;
    color: var(--soft);
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;
