// The link from an embedded figure to the full page.
import { css } from 'lit';

export const playgroundLink = css`
  cp-playground-link {
    display: contents;
  }
  .way-out {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: 34px;
    height: 34px;
    border: 1px solid var(--hair);
    border-radius: 8px;
    background: var(--panel);
    color: var(--soft);
    pointer-events: auto;
  }
  .way-out:hover {
    background: var(--selected);
    color: var(--ink);
  }
  .way-out svg {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .bottom .way-out {
    grid-column: 2;
    align-self: end;
  }
  @media (pointer: coarse) {
    .way-out {
      width: 44px;
      height: 44px;
    }
  }
`;
