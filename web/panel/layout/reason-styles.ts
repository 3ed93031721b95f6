// The reason beside the picture of an embedded figure: beside it where that is wide enough, else below. Its rows share
// the height, so that all are seen at 768 x 430.
import { css } from 'lit';

export const reason = css`
  .page.bare.reasoned {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) clamp(270px, 43%, 420px);
    grid-template-areas: 'stage reason' 'notice notice';
  }
  .page.reasoned .ticks.many .tick {
    font-size: 0;
  }
  .why-side {
    grid-area: reason;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    border-left: 1px solid var(--hair);
    background: var(--panel);
  }
  .why-side .sentence {
    flex: none;
    padding: 10px 14px 6px;
    font-size: 13px;
    line-height: 1.4;
  }
  .why-side .reasons {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    min-height: 0;
    padding-bottom: 4px;
    overflow: auto;
  }
  .why-side .plot {
    flex: none;
    width: calc(100% - 28px);
    margin: 0 14px 2px;
  }
  .why-side .ledger {
    --row: 18px;
    flex: 1 0 auto;
    grid-template-columns: minmax(56px, max-content) minmax(60px, 1fr) minmax(48px, max-content);
    max-height: calc(var(--rows) * 34px);
    font-size: 12px;
  }
  .why-side .ledger:has(.formula:not([hidden])) {
    align-content: start;
    max-height: none;
  }
  .why-side .ledger > .formula {
    padding: 2px 14px 8px;
  }
  .why-side .row {
    height: auto;
    min-height: var(--row);
    padding: 0 14px;
  }
  .why-side .columns,
  .why-side .heading,
  .why-side .stopped {
    padding: 0 14px;
    font-size: 10px;
  }
  .why-side .stopped {
    align-items: center;
  }
  .why-side .row small {
    display: inline;
    margin-left: 3px;
    font-size: 10px;
  }
  .why-side .row.skipped .reason {
    font-size: 11px;
  }
  .why-side .line {
    height: 14px;
  }
  .why-side .bar {
    height: 5px;
  }
  .why-side .bar.a {
    top: 1px;
  }
  .why-side .bar.b {
    top: 8px;
  }
  .why-side .bar.point {
    width: 7px;
    height: 7px;
    margin-left: -3.5px;
  }
  .why-side .band {
    height: 14px;
  }
  @container playground (width < 600px) {
    .page.bare.reasoned {
      grid-template: minmax(220px, 46%) minmax(180px, 1fr) auto / minmax(0, 1fr);
      grid-template-areas: 'stage' 'reason' 'notice';
      overflow-y: auto;
    }
    .why-side {
      border-top: 1px solid var(--hair);
      border-left: 0;
    }
    .why-side .ledger {
      --row: 26px;
    }
  }
`;
