// The walk: one tick per candidate.
import { css } from 'lit';

export const walk = css`
  .walk {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
    justify-self: start;
    max-width: 100%;
    padding: 10px 14px;
    border: 1px solid var(--hair);
    border-radius: 12px;
    background: var(--panel);
  }
  .walk:has(.step) {
    width: min(100%, 720px);
  }
  .walk:has(.ticks.many) {
    width: auto;
  }
  .walk .step {
    flex: 0 0 100%;
    min-width: 0;
    /* As long as the ticks are. */
    contain: inline-size;
    color: var(--soft);
    font-variant-numeric: tabular-nums;
    text-wrap: pretty;
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .walk .step b {
    color: var(--ink);
    font-weight: 600;
  }
  .walk .keys {
    display: flex;
    gap: 6px;
  }
  .ticks {
    display: flex;
    flex: 1;
    gap: 4px;
    min-width: 0;
    padding: 4px 0;
    border-radius: 6px;
    cursor: pointer;
    touch-action: pan-y;
  }
  .tick {
    display: grid;
    flex: 1 1 auto;
    place-items: center;
    width: 64px;
    min-width: 0;
    height: 26px;
    overflow: hidden;
    border-radius: 5px;
    background: linear-gradient(90deg, var(--a-tint), var(--b-tint));
    color: var(--soft);
    font-size: 10px;
    forced-color-adjust: none;
    pointer-events: none;
  }
  .tick.separates {
    background: var(--gap);
    color: var(--on-gap);
    font-weight: 700;
  }
  .tick.touches {
    background: var(--touch);
    color: var(--panel);
    font-weight: 700;
  }
  .tick.least {
    box-shadow: inset 0 0 0 2px var(--hit);
    color: var(--ink);
    font-weight: 700;
  }
  .tick.skipped {
    border: 1px dashed var(--skipped);
    background: none;
  }
  .tick.ahead {
    background: none;
    box-shadow: inset 0 0 0 1px var(--hair);
  }
  .tick.later {
    opacity: 0.45;
  }
  .tick.current {
    outline: 2px solid var(--ink);
    outline-offset: 1px;
  }
  @container playground (width < 900px) {
    .walk {
      padding: 6px 8px;
      gap: 4px 12px;
    }
    .tick {
      height: 22px;
    }
  }
  @container playground (width < 600px) {
    .walk {
      gap: 2px 10px;
    }
    /* As high as most sentences, so that the picture above keeps its size. */
    .walk .step {
      min-height: 2lh;
    }
    .walk .keys {
      gap: 4px;
    }
    .walk button.icon {
      width: 44px;
      min-height: 44px;
    }
    .ticks {
      gap: 2px;
      padding: 11px 0;
    }
    .ticks.many .tick {
      font-size: 0;
      border-radius: 3px;
    }
  }
  @media (pointer: coarse) {
    .ticks {
      padding: 11px 0;
    }
  }
  @container playground (640px <= width < 900px) and (560px <= height < 800px) {
    .ticks.many .tick {
      font-size: 0;
    }
  }
  /* Next to the open panel the ticks are too narrow for numbers, even more so with touch-sized buttons. */
  @container playground (width < 760px) and (height < 560px) {
    .page.open .ticks.many .tick {
      font-size: 0;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    @media (pointer: coarse) {
      .page.open .ticks.many .tick {
        font-size: 0;
      }
    }
  }
`;
