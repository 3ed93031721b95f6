// The Contact tab: the verdict table, the ladder of neighbouring doubles, the close-up.
import { css } from 'lit';

export const contact = css`
  cp-contact-panel {
    display: contents;
  }
  .contact .section {
    padding: 12px 18px 14px;
    border-top: 1px solid var(--hair);
  }
  .contact .section:first-child {
    border-top: 0;
  }
  .contact h2 {
    margin-bottom: 8px;
    color: var(--soft);
    font-size: 12px;
    font-weight: 500;
  }
  .contact p {
    margin-top: 8px;
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .contact p:empty {
    display: none;
  }
  .contact .wrong {
    color: var(--hit);
    font-weight: 560;
  }
  .contact table {
    width: 100%;
    border-collapse: collapse;
  }
  .contact :is(th, td) {
    padding: 5px 0;
    text-align: start;
    vertical-align: baseline;
  }
  .contact tr + tr :is(th, td) {
    border-top: 1px solid var(--hair);
  }
  .contact th {
    font-weight: 600;
  }
  .contact th small {
    display: block;
    color: var(--soft);
    font-size: 12px;
    font-weight: 400;
    word-break: keep-all;
  }
  .contact td {
    padding-left: 10px;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .contact td:last-child {
    text-align: end;
  }
  .contact td.apart {
    color: var(--gap);
    font-weight: 620;
  }
  .contact td.touching {
    color: var(--touch);
    font-weight: 620;
  }
  .contact td.overlapping {
    color: var(--hit);
    font-weight: 620;
  }
  .contact .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .contact .full {
    font-family: var(--mono);
    font-size: 12.5px;
    overflow-wrap: anywhere;
  }
  .contact .stepping {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    margin: 8px 0;
  }
  .contact .stepping button {
    font-size: 16px;
  }
  .contact .power {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    gap: 6px;
  }
  .contact .power button {
    width: 40px;
    border-color: transparent;
    font-size: 12.5px;
  }
  .contact .power output {
    min-width: 74px;
    text-align: center;
  }
  .contact .ladder {
    display: block;
    width: 100%;
    max-width: 420px;
    margin: 4px 0;
    overflow: visible;
    forced-color-adjust: none;
  }
  .contact .ladder text {
    fill: var(--soft);
    font-size: 11px;
  }
  .contact .ladder .cell {
    fill: var(--panel);
    stroke: var(--hair);
  }
  .contact .ladder .cell.apart {
    fill: color-mix(in srgb, var(--gap) 16%, var(--panel));
  }
  .contact .ladder .cell.touching {
    fill: color-mix(in srgb, var(--touch) 30%, var(--panel));
  }
  .contact .ladder .cell.overlapping {
    fill: var(--hit);
  }
  .contact .ladder .free {
    fill: none;
    stroke: var(--gap);
    stroke-width: 1.4;
  }
  .contact .ladder .contact {
    stroke: var(--touch);
    stroke-width: 2.5;
  }
  .contact .ladder .here {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
  }
  .contact .ladder .press {
    fill: transparent;
    cursor: pointer;
  }
  .contact .ladder .press:hover {
    fill: color-mix(in srgb, var(--ink) 12%, transparent);
  }
  .contact .plot {
    width: 100%;
    margin: 4px 0 0;
  }
  .contact .plot .ruler {
    stroke: var(--ink);
  }

  @container playground (width < 1200px) {
    .contact .section {
      padding-left: 14px;
      padding-right: 14px;
    }
  }
`;
