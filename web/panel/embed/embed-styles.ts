// The Embed dialog: snippets on the left, options and preview on the right.
import { css } from 'lit';

export const embed = css`
  cp-embed-panel,
  cp-element-pane,
  cp-pictures-pane,
  cp-snippet {
    display: contents;
  }
  dialog.embed {
    width: 1040px;
  }
  .embed .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 384px;
    gap: 16px 24px;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 8px 18px 18px;
  }
  .embed .host {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 6px 18px;
    align-items: center;
  }
  .embed p {
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .embed :is(p.wrong, p.local) {
    color: var(--hit);
  }
  .embed label {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 34px;
  }
  .embed .check {
    cursor: pointer;
  }
  .embed .check input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--ink);
  }
  .embed .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    border-bottom: 1px solid var(--hair);
  }
  .embed .tabs button {
    min-height: 40px;
  }
  .embed .pane {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding-top: 12px;
  }
  .embed .local {
    padding-top: 12px;
  }
  .embed .snippet {
    width: 100%;
  }
  .embed .snippet.short {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    align-items: center;
  }
  .embed .short textarea {
    flex: 1 1 260px;
    min-width: 0;
  }
  .embed textarea {
    display: block;
    width: 100%;
    padding: 10px 12px;
    border: 1px solid var(--hair);
    border-radius: 8px;
    background: var(--paper);
    color: var(--ink);
    font: 12px/1.55 var(--mono);
    overflow-wrap: anywhere;
    resize: none;
  }
  .embed .act {
    display: flex;
    gap: 14px;
    align-items: center;
    padding-top: 8px;
  }
  .embed .short .act {
    padding-top: 0;
  }
  .embed .act button {
    flex: none;
    min-width: 84px;
  }
  .embed .pictures {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px 14px;
    align-items: center;
  }
  .embed .pictures [role='status'] {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
  .embed .options {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  .embed :is(legend, h3) {
    padding: 0 0 6px;
    color: var(--soft);
    font-size: 12px;
    font-weight: 500;
  }
  .embed .options label:not(.check) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 196px;
    padding-bottom: 6px;
  }
  .embed .preview {
    padding-top: 14px;
  }
  .embed .frame {
    width: 384px;
    height: 215px;
    overflow: hidden;
    border: 1px solid var(--hair);
    border-radius: 8px;
  }
  .embed iframe {
    width: 768px;
    height: 430px;
    border: 0;
    transform: scale(0.5);
    transform-origin: 0 0;
  }
  @media (forced-colors: active) {
    /* Forced colours drop transparency: the border is hidden in the background colour. */
    .embed .tabs [aria-selected='false'] {
      border-bottom-color: Canvas;
    }
  }
  @media (width < 900px) {
    .embed :is(.sheet, .host) {
      grid-template-columns: minmax(0, 1fr);
    }
    .embed .frame {
      width: 100%;
      height: auto;
      aspect-ratio: 768 / 430;
    }
    .embed iframe {
      width: 100%;
      height: 100%;
      transform: none;
    }
  }
  @media (width < 600px) {
    .embed .pictures {
      grid-template-columns: minmax(0, 1fr);
    }
    .embed .host label {
      flex-wrap: wrap;
    }
    .embed .host select {
      flex: 1 0 100%;
      min-width: 0;
    }
  }
  @media (pointer: coarse) {
    .embed label,
    .embed .tabs button {
      min-height: 44px;
    }
    .embed .tabs button {
      min-width: 44px;
    }
  }
`;
