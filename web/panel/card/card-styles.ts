// Styles of the text export dialog.
import { css } from 'lit';

export const card = css`
  dialog.card {
    width: 760px;
  }
  .card fieldset {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0 18px;
    min-width: 0;
    padding: 2px 18px 4px;
    border: 0;
  }
  .card legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .card label {
    display: flex;
    align-items: center;
    gap: 7px;
    min-height: 34px;
    cursor: pointer;
  }
  .card input {
    width: 16px;
    height: 16px;
    accent-color: var(--ink);
  }
  .card textarea {
    flex: 1 1 auto;
    height: 400px;
    min-height: 60px;
    margin: 0 18px;
    padding: 10px 12px;
    border: 1px solid var(--hair);
    border-radius: 8px;
    background: var(--paper);
    color: var(--ink);
    font: 12px/1.55 var(--mono);
    tab-size: 2;
    resize: none;
  }
  .card .act {
    display: flex;
    flex: none;
    align-items: center;
    gap: 14px;
    padding: 12px 18px 16px;
  }
  .card .act button {
    flex: none;
    min-width: 84px;
  }
  @media (pointer: coarse) {
    .card label {
      min-height: 44px;
    }
  }
`;
