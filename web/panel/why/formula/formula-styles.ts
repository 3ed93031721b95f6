import { css } from 'lit';

export const formulaStyles = css`
  .formula .lines {
    display: grid;
    gap: 3px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  .formula .said {
    padding-bottom: 3px;
    color: var(--soft);
  }
  .formula .said b {
    color: var(--ink);
    font-weight: 600;
  }
  .formula cp-copyable-number button {
    font-weight: 600;
  }
`;
