// The Scene tab: the list of shapes, the view and file sections.
import { css } from 'lit';

export const scene = css`
  .shapes {
    padding: 6px 0;
    outline: none;
  }
  .shapes .shape {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 6px;
    padding: 0 12px 0 6px;
  }
  .shapes .shape:hover {
    background: color-mix(in srgb, var(--selected) 60%, transparent);
  }
  .shapes .shape[aria-selected='true'] {
    background: var(--selected);
    box-shadow: inset 3px 0 var(--ink);
  }
  .shapes .shape button {
    border-color: transparent;
    background: none;
  }
  .shapes .shape .what button {
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 40px;
    text-align: start;
  }
  .shapes .shape .mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 2px solid var(--other);
    border-radius: 5px;
    font-size: 12px;
    font-weight: 650;
    line-height: 1;
  }
  .shapes .shape .mark.first {
    border-color: var(--a);
    background: var(--a-tint);
  }
  .shapes .shape .mark.second {
    border-color: var(--b);
    background: var(--b-tint);
  }
  .shapes .shape .name {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .shapes .shape .kind {
    overflow: hidden;
    color: var(--soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .shapes .shape.hidden :is(.name, .kind) {
    color: var(--soft);
    text-decoration: line-through;
  }
  .shapes .shape .states,
  .shapes .shape .acts {
    display: flex;
    gap: 4px;
  }
  .shapes .shape .states button[aria-pressed='false'] {
    color: var(--soft);
  }
  .shapes .shape .acts {
    grid-column: 1 / -1;
    align-items: center;
    padding: 0 0 8px 11px;
  }
  .shapes .shape .acts input,
  .side .section .title input {
    flex: 1 1 60px;
    min-width: 0;
    min-height: 34px;
    padding: 0 8px;
    border: 1px solid color-mix(in srgb, var(--soft) 55%, transparent);
    border-radius: 8px;
    background: var(--panel);
    color: var(--ink);
    font: inherit;
  }
  .shapes .shape .acts input {
    margin-right: 4px;
  }
  .shapes .shape .acts button:not(.icon) {
    padding: 0 8px;
    border-color: var(--hair);
    background: var(--panel);
    white-space: nowrap;
  }
  .shapes .shape .acts button[aria-pressed='true'] {
    border-color: var(--ink);
    font-weight: 650;
  }
  .side .section {
    padding: 12px 18px 14px;
    border-top: 1px solid var(--hair);
  }
  .side .section h2 {
    margin-bottom: 8px;
    color: var(--soft);
    font-size: 12px;
    font-weight: 500;
  }
  .side .section .title {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 10px;
  }
  .side .section .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .side .section button[aria-pressed='true'] {
    border-color: var(--ink);
    font-weight: 650;
  }
  .side .section p {
    margin: 8px 0 0;
    color: var(--soft);
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .side .section .wrong {
    color: var(--hit);
  }

  @media (pointer: coarse) {
    .side .section button,
    .shapes .shape .acts button {
      min-width: 45px;
    }
    .shapes .shape .what button,
    .shapes .shape .acts input,
    .side .section .title input {
      min-height: 44px;
    }
    .shapes .shape .acts {
      flex-wrap: wrap;
    }
    .shapes .shape .acts input {
      flex-basis: 100%;
    }
  }
`;
