// The responsive layout. Uses container queries on the element's own size, so that an embedded figure
// adapts to its frame: wide, medium, sheet (narrow and tall, such as a phone) or small (narrow and
// short, such as an iframe in a blog).
import { css } from 'lit';

export const layout = css`
  .page {
    position: absolute;
    inset: 0;
    display: grid;
    --tools: 64px;
    grid-template: 52px minmax(0, 1fr) / var(--tools) minmax(0, 1fr) 404px;
    grid-template-areas: 'header header header' 'tools stage side';
  }
  /* Read-only: no toolbar. */
  .page.fixed {
    --tools: 0px;
  }
  .header {
    grid-area: header;
  }
  .tools {
    grid-area: tools;
  }
  .stage {
    grid-area: stage;
    position: relative;
    min-width: 0;
    min-height: 0;
    isolation: isolate;
  }
  /* The side panel, and below it messages, so that they cover and move nothing. */
  .aside {
    grid-area: side;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .side {
    flex: 1;
  }
  .stage canvas {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    touch-action: pan-y;
    outline: none;
  }
  /* Only for keyboard users: a press on the canvas needs no focus ring. */
  .page.keys canvas:focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: -3px;
  }
  .stops button {
    position: absolute;
    left: 50%;
    bottom: 84px;
    translate: -50%;
    gap: 6px;
    grid-auto-flow: column;
    border-color: var(--ink);
    white-space: nowrap;
  }
  .stops button:not(:focus-visible) {
    width: 1px;
    min-width: 0;
    height: 1px;
    min-height: 0;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .stops span {
    color: var(--soft);
  }
  .top {
    position: absolute;
    left: var(--edge);
    right: var(--edge);
    top: 18px;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 8px 10px;
    pointer-events: none;
  }
  .bottom {
    position: absolute;
    left: var(--edge);
    right: var(--edge);
    bottom: 16px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    pointer-events: none;
  }
  .top > *,
  .bottom > * {
    pointer-events: auto;
  }
  /* The walk leaves the corner to the link of an embedded figure. */
  .bottom:has(.way-out) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 8px;
  }
  .top > .scene-title {
    display: none;
    flex: 0 0 100%;
    overflow: hidden;
    color: var(--soft);
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }
  .why-toggle {
    display: none;
    flex: none;
    white-space: nowrap;
  }
  .message {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    padding: 24px;
    color: var(--soft);
    text-align: center;
    pointer-events: none;
  }
  .message p {
    max-width: 46ch;
  }
  /* Below the picture as it was drawn last. */
  .message.still {
    place-content: end center;
    padding: 6px;
  }
  .still p {
    padding: 1px 10px;
    border-radius: 8px;
    background: var(--paper);
    font-size: 13px;
  }

  @container playground (width < 1200px) {
    .page {
      grid-template-columns: var(--tools) minmax(0, 1fr) 320px;
    }
  }

  /* Sheet: the side panel slides in from the bottom, with a horizontal toolbar above it. */
  @container playground (width < 900px) {
    .page {
      --edge: 12px;
      --tools: 56px;
      grid-template: 52px minmax(0, 1fr) var(--tools) auto / minmax(0, 1fr);
      grid-template-areas: 'header' 'stage' 'tools' 'side';
    }
    .top {
      position: static;
      padding: 12px var(--edge);
    }
    .top > .scene-title {
      display: block;
    }
    .bottom {
      bottom: 10px;
    }
    /* The bar of the selected shape replaces the toolbar. */
    .selected {
      position: absolute;
      inset: calc(100% + 1px) 0 auto;
      height: 55px;
    }
    .page:has(.selected) .tools {
      visibility: hidden;
    }
  }

  /* Beside: wide enough for two columns and too low for two rows. */
  @container playground (640px <= width < 900px) and (560px <= height < 800px) {
    .page {
      grid-template: 52px minmax(0, 1fr) var(--tools) / minmax(0, 1fr) 320px;
      grid-template-areas: 'header header' 'stage side' 'tools side';
    }
  }

  /* Small: only the canvas, the verdict and the walk; the side panel overlays the canvas. */
  @container playground (width < 900px) and (height < 560px) {
    .page {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      grid-template-areas: 'stage' 'notice';
    }
    .aside {
      display: contents;
    }
    .notice {
      grid-area: notice;
    }
    .why-toggle {
      display: inline-grid;
    }
    .tools,
    .side {
      grid-area: stage;
    }
    .top {
      position: absolute;
      top: 12px;
      padding: 0 76px 0 0;
    }
    .why-toggle {
      position: absolute;
      right: 0;
    }
    /* Stays to the right of the toolbar when it wraps below the verdict. */
    .selected {
      position: static;
      height: auto;
      margin-left: auto;
    }
    .page:has(.selected) .tools {
      visibility: visible;
    }
    .page.open .why-toggle {
      display: none;
    }
  }
  /* The canvas and its overlays. */
  .page.bare {
    --edge: 12px;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'stage' 'notice';
  }
  .page.bare .aside {
    display: contents;
  }
  .page.bare .notice {
    grid-area: notice;
  }
  /* The verdict wraps beside the buttons, which stay in the corner. */
  .page.bare .top {
    position: absolute;
    top: 12px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 0;
  }
  .page.bare .top > * {
    justify-self: start;
  }
  .page.bare .top > .scene-title {
    grid-column: 1 / -1;
    max-width: 100%;
  }
  .page.bare .bottom {
    bottom: 12px;
  }
  .way-back {
    display: flex;
    flex: none;
    grid-column: 2;
    gap: 4px;
  }
  /* Where the canvas keeps half the width, overlays avoid the open panel. */
  @container playground (640px <= width < 900px) and (height < 560px) {
    .page.open:not(.bare) :is(.top, .bottom) {
      right: calc(350px + var(--edge));
      padding-right: 0;
    }
  }
`;
