// Tabs: labels with an underline for the selected one.
import { css } from 'lit';

export const tabs = css`
  .tabs button[role='tab'] {
    min-width: 24px;
    padding: 0;
    border: 0;
    border-bottom: 2px solid transparent;
    border-radius: 0;
    background: none;
    color: var(--soft);
  }
  @media (forced-colors: active) {
    /* Forced colours drop transparency: the border is hidden in the background colour. */
    .tabs button[aria-selected='false'] {
      border-bottom-color: Canvas;
    }
  }
  .tabs button[role='tab']:hover {
    color: var(--ink);
  }
  .tabs button[aria-selected='true'] {
    border-bottom-color: var(--ink);
    color: var(--ink);
    font-weight: 620;
  }
`;
