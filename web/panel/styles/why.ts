// The Why panel: what is tested, a sentence, the ledger (see ledger.ts).
import { css } from 'lit';

export const why = css`
  .why {
    display: flex;
    flex-direction: column;
    min-height: 0;
    border-left: 1px solid var(--hair);
    background: var(--panel);
  }
  /* Long names of kinds get a line of their own, or one each. */
  .why .head {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    flex: none;
    min-height: 45px;
    padding: 7px 18px;
    border-bottom: 1px solid var(--hair);
  }
  .why h2 {
    flex: none;
    font-size: inherit;
    font-weight: 620;
  }
  .why .pair {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 4px 6px;
    min-width: 0;
    color: var(--soft);
  }
  .why .pair div {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }
  .why .pair select {
    flex: 1 1 auto;
    min-width: 0;
    min-height: 30px;
    padding-left: 23px;
    padding-right: 24px;
    field-sizing: content;
    background-image:
      linear-gradient(var(--side), var(--side)),
      linear-gradient(45deg, transparent 50%, var(--soft) 50%),
      linear-gradient(135deg, var(--soft) 50%, transparent 50%);
    background-size:
      9px 9px,
      4px 4px,
      4px 4px;
    background-position:
      left 9px center,
      right 14px center,
      right 10px center;
  }
  .why .pair .first {
    --side: var(--a);
  }
  .why .pair .second {
    --side: var(--b);
  }
  .why .fold {
    display: none;
  }
  .why .body {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding-bottom: 12px;
  }
  .why .foot {
    display: none;
  }
  .why .sentence {
    padding: 12px 18px 8px;
    color: var(--soft);
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .why .sentence b {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }

  @container playground (width < 1200px) {
    .why .head,
    .why .sentence {
      padding-left: 14px;
      padding-right: 14px;
    }
  }
  @container playground (width < 900px) {
    .why {
      height: 45cqh;
      border-left: 0;
      border-top: 1px solid var(--hair);
    }
    .why.folded {
      height: auto;
    }
    .why.folded .body {
      display: none;
    }
    .why .fold {
      display: inline-grid;
      position: absolute;
      top: 5px;
      right: 14px;
    }
    .why .head {
      padding-right: 60px;
    }
  }
  @container playground (width < 600px) {
    .why .pair select,
    .why .fold {
      min-height: 44px;
    }
    .why .head {
      min-height: 53px;
      padding-block: 4px;
      padding-right: 68px;
    }
    .why .fold {
      top: 4px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .why {
      z-index: 2;
      justify-self: end;
      width: min(340px, 100%);
      height: 100%;
      border-top: 0;
      border-left: 1px solid var(--hair);
      box-shadow: -4px 0 16px #0002;
    }
    .why.folded {
      display: none;
    }
    /* There is no header here. */
    .why .foot {
      display: flex;
      flex: none;
      align-items: center;
      gap: 6px;
      padding: 6px 14px;
      border-top: 1px solid var(--hair);
    }
    .why .foot .presets {
      flex: 1;
      min-width: 0;
    }
    .why .foot button {
      flex: none;
    }
    .why .fold svg {
      rotate: -90deg;
    }
  }
  @media (pointer: coarse) {
    .why .pair select {
      min-height: 44px;
    }
    @container playground (width < 900px) {
      .why .head {
        min-height: 53px;
        padding-block: 4px;
        padding-right: 68px;
      }
      .why .fold {
        top: 4px;
      }
    }
  }
`;
