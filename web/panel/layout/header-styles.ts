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
  .header h1 a {
    color: inherit;
    text-decoration: none;
  }
  .header h1 a:hover {
    text-decoration: underline;
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
  .header .subtitle .title {
    color: var(--ink);
  }
  .header .presets {
    flex: 0 1 auto;
    min-width: 0;
    max-width: 340px;
  }
  .presets {
    position: relative;
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
    .header h1:not(:focus-within) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .header .subtitle {
      display: none;
    }
    .page.fixed .header {
      justify-content: end;
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
  /* Where only the first word of the scene's title would fit, the pair says more. */
  @container playground (width < 600px) or ((width < 900px) and (height < 560px)) {
    .presets::after {
      content: attr(data-label);
      content: attr(data-label) / '';
      position: absolute;
      inset: 2px 22px 2px 11px;
      display: grid;
      align-content: center;
      background: var(--panel);
      white-space: nowrap;
      pointer-events: none;
    }
    .presets:hover::after {
      background: var(--selected);
    }
  }
  @container playground (width < 600px) {
    .header {
      gap: 6px;
    }
    /* The Scene tab has the same button. */
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
  /* No room for a word: the lines of a list beside the caret. */
  @container playground (width < 360px) {
    .header .presets {
      min-width: 44px;
    }
    .header button {
      padding: 0 6px;
    }
    .header .presets select {
      padding: 0;
      color: transparent;
    }
    .presets::after {
      content: '';
      inset: 0 auto 0 9px;
      width: 13px;
      background: repeating-linear-gradient(var(--ink) 0 1.5px, transparent 1.5px 5px) center / 100%
        11.5px no-repeat;
    }
    .presets:hover::after {
      background-color: transparent;
    }
    .header .presets select {
      background-position:
        right 12px center,
        right 8px center;
    }
    .header {
      gap: 4px;
    }
  }
  @container playground (width < 900px) and (height < 560px) {
    /* Still read by screen readers. */
    .header {
      display: contents;
    }
    .header > :not(h1) {
      display: none;
    }
  }
  /* Next to the button of the side panel, unless the panel is there. */
  @container playground (640px <= width < 900px) and (height < 560px) {
    .page:not(.open, .bare) .header {
      display: flex;
      grid-area: stage;
      z-index: 1;
      align-self: start;
      justify-self: end;
      margin: 12px calc(var(--edge) + 70px) 0 0;
      padding: 0;
      border: 0;
      background: none;
    }
    .page:not(.open, .bare) .header .presets {
      display: block;
      width: 96px;
    }
    .page:not(.open, .bare) .header .undo {
      display: inline-grid;
    }
    .page:not(.open, .bare) .top {
      padding-right: 232px;
    }
    /* The bar of the selected shape takes the space of the preset menu. */
    .page:not(.open, .bare):has(.selected) .header .presets {
      display: none;
    }
    .page:not(.open, .bare):has(.selected) .top {
      padding-right: 124px;
    }
  }
`;
