// The plots above the rows of the ledger.
import { css } from 'lit';

export const plots = css`
  .plot {
    display: block;
    width: calc(100% - 36px);
    max-width: 420px;
    margin: 2px 18px 6px;
    overflow: visible;
    forced-color-adjust: none;
  }
  .plot text {
    fill: var(--soft);
    font-size: 11.5px;
  }
  .plot .value {
    fill: var(--ink);
    font-weight: 560;
  }
  .plot .name {
    fill: var(--ink);
    font-weight: 560;
  }
  .plot .name.separates {
    fill: var(--gap);
  }
  .plot .a {
    --side: var(--a);
    --tint: var(--a-tint);
  }
  .plot .b {
    --side: var(--b);
    --tint: var(--b-tint);
  }
  .plot .area {
    fill: var(--tint);
    fill-opacity: 0.55;
    stroke: var(--side);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .plot .guide {
    stroke: var(--soft);
    stroke-dasharray: 3 4;
  }
  .plot .scale {
    stroke: var(--hair);
  }
  .plot .bar {
    stroke: var(--side);
    stroke-width: 8;
  }
  .plot .start,
  .plot .plane {
    stroke: var(--side);
    stroke-width: 2;
  }
  .plot .start {
    stroke-dasharray: 4 3;
  }
  .plot .point {
    fill: var(--side);
    stroke: var(--panel);
    stroke-width: 2;
  }
  /* Hollow where outside: not by colour alone. */
  .plot .point.out {
    fill: var(--panel);
    stroke: var(--side);
    stroke-width: 3;
  }
  .plot .common {
    fill: color-mix(in srgb, var(--hit) 22%, transparent);
  }
  .plot .daylight {
    fill: color-mix(in srgb, var(--gap) 24%, transparent);
  }
  .plot .behind {
    fill: color-mix(in srgb, var(--ink) 5%, transparent);
  }
`;
