// Where things stand. Asked of the element's own size, so that an embedded figure has the layout of
// its frame: wide, medium, sheet (narrow and tall, as a phone) or small (narrow and short, as a
// frame in a blog).
import { css } from 'lit';

export const layout = css`
  :host {
    display: block;
    position: relative;
    container: playground / size;
    min-height: 240px;
    overflow: hidden;
    background: var(--paper);
    color: var(--ink);
    font:
      14px/1.45 Inter,
      system-ui,
      'Noto Sans KR',
      sans-serif;
    font-variant-numeric: tabular-nums;
    text-align: start;
    -webkit-text-size-adjust: 100%;
  }
  :host([hidden]) {
    display: none;
  }
  .page {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: 52px minmax(0, 1fr) / 64px minmax(0, 1fr) 404px;
    grid-template-areas: 'header header header' 'tools stage why';
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
    overflow: hidden;
  }
  .why {
    grid-area: why;
  }
  .stage canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    touch-action: none;
    outline-offset: -3px;
  }
  .top {
    position: absolute;
    left: var(--edge);
    right: var(--edge);
    top: 18px;
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 10px;
    pointer-events: none;
  }
  .bottom {
    position: absolute;
    left: var(--edge);
    right: var(--edge);
    bottom: 16px;
    display: grid;
    justify-items: center;
    gap: 10px;
    pointer-events: none;
  }
  .top > *,
  .bottom > * {
    pointer-events: auto;
  }
  .why-toggle {
    display: none;
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

  @container playground (width < 1200px) {
    .page {
      grid-template-columns: 64px minmax(0, 1fr) 320px;
    }
  }

  /* Sheet: the reasons come up from below, the tools lie flat above them. */
  @container playground (width < 900px) {
    .page {
      --edge: 12px;
      grid-template: 52px minmax(0, 1fr) 56px auto / minmax(0, 1fr);
      grid-template-areas: 'header' 'stage' 'tools' 'why';
    }
    .top {
      top: 12px;
    }
    .bottom {
      bottom: 10px;
    }
  }

  /* Small: nothing but the picture, the verdict and the walk; the reasons lie over the picture. */
  @container playground (width < 900px) and (height < 560px) {
    .page {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
      grid-template-areas: 'stage';
    }
    .header {
      display: none;
    }
    .why-toggle {
      display: inline-grid;
    }
    .tools,
    .why {
      grid-area: stage;
    }
    .bottom {
      gap: 8px;
    }
  }
`;
