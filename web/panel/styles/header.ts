import { css } from 'lit';

export const header = css`
  .header {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 0 18px;
    min-width: 0;
    border-bottom: 1px solid var(--hair);
    background: var(--panel);
  }
  .header h1 {
    font-size: inherit;
    font-weight: 650;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  .header .subtitle {
    flex: 1;
    min-width: 0;
    margin-left: 4px;
    overflow: hidden;
    color: var(--soft);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .header .presets {
    flex: 0 1 auto;
    min-width: 0;
    max-width: 340px;
  }
  .presets select {
    width: 100%;
  }
  .header button {
    flex: none;
  }
  .grid-button {
    grid-auto-flow: column;
    gap: 7px;
  }
  @container playground (width < 1200px) {
    .header .presets {
      max-width: 230px;
    }
  }
  @container playground (width < 900px) {
    .header {
      gap: 8px;
      padding: 0 12px;
    }
    .header h1 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .header .subtitle {
      display: none;
    }
    .header .presets {
      flex: 1;
      max-width: none;
    }
    .grid-button {
      width: 36px;
      padding: 0;
    }
    .grid-button span {
      display: none;
    }
  }
  @container playground (width < 600px) {
    .header {
      gap: 6px;
    }
    /* There is a button in the tab of the scene, too. */
    .header .keys-button {
      display: none;
    }
    .header button,
    .header select {
      min-height: 44px;
    }
    .header :is(button.icon, .grid-button) {
      width: 44px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    /* The heading is still heard. */
    .header {
      display: contents;
    }
    .header > :not(h1) {
      display: none;
    }
  }
`;
