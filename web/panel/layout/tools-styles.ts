// The toolbar of kinds to add.
import { css } from 'lit';

export const tools = css`
  .tools {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    padding: 12px 0;
    overflow: auto;
    scrollbar-width: none;
    border-right: 1px solid var(--hair);
    background: var(--panel);
  }
  .tools button {
    flex: none;
    width: 44px;
    min-height: 44px;
    padding: 0;
    border-color: transparent;
    border-radius: 10px;
    background: none;
  }
  .tools button svg {
    width: 22px;
    height: 22px;
  }

  @container playground (width < 900px) {
    .tools {
      flex-direction: row;
      justify-content: safe center;
      gap: 2px;
      padding: 0 8px;
      border-right: 0;
      border-top: 1px solid var(--hair);
      /* Scroll shadows: at an end of the list the panel's background covers the shadow. */
      --edge-shadow: color-mix(in srgb, var(--ink) 16%, transparent);
      background:
        linear-gradient(to right, var(--panel) 50%, transparent) left / 36px 100% no-repeat local,
        linear-gradient(to left, var(--panel) 50%, transparent) right / 36px 100% no-repeat local,
        linear-gradient(to right, var(--edge-shadow), transparent) left / 10px 100% no-repeat scroll,
        linear-gradient(to left, var(--edge-shadow), transparent) right / 10px 100% no-repeat scroll,
        var(--panel);
    }
  }
  @container playground (width < 600px) {
    .tools {
      gap: 0;
      padding: 0 6px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    .tools {
      z-index: 1;
      align-self: end;
      justify-self: start;
      display: grid;
      grid-template-columns: auto auto;
      gap: 0;
      background: var(--panel);
      --walk: 72px;
      margin: 0 0 var(--walk) 12px;
      /* Fits between a two-line verdict and the walk. */
      max-height: calc(100cqh - 76px - var(--walk));
      padding: 3px;
      border: 1px solid var(--hair);
      border-radius: 11px;
    }
    /* The same with the bar of the selected shape below the verdict. */
    .page:has(.selected) .tools {
      max-height: calc(100cqh - 146px - var(--walk));
    }
    /* With three lines of a step's sentence. */
    .page:has(.walk .step) .tools {
      --walk: 140px;
    }
    .tools button {
      width: 40px;
      min-height: 38px;
    }
    .tools button svg {
      width: 20px;
      height: 20px;
    }
  }
  @media (pointer: coarse) {
    .tools button {
      width: 44px;
      min-height: 44px;
    }
  }
`;
