// The styles of the host element, needed before its figure is loaded: layout, colours, and the poster.
// A page may set the custom properties.
const css = String.raw;

export const hostStyles = css`
  :host {
    display: block;
    position: relative;
    container: playground / size;
    width: 100%;
    aspect-ratio: 768 / 430;
    min-height: 240px;
    overflow: hidden;
    color-scheme: light dark;
    --paper: light-dark(#fbfaf7, #14171b);
    --panel: light-dark(#ffffff, #1b1f25);
    --ink: light-dark(#1b1f24, #eceff2);
    --soft: light-dark(#5b6470, #9aa6b2);
    --hair: light-dark(#e3e1da, #2b3138);
    --a: light-dark(#0072b2, #5ab4e5);
    --a-tint: light-dark(#cfe5f2, #173a50);
    --b: light-dark(#c96a00, #f0a240);
    --b-tint: light-dark(#fbe3c4, #4a3213);
    --gap: light-dark(#00805d, #3fc79d);
    --hit: light-dark(#c8441b, #f0764a);
    --touch: light-dark(#8a5f00, #e3bd4a);
    --font: Inter, system-ui, 'Noto Sans KR', sans-serif;
    --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    background: var(--paper);
    color: var(--ink);
    font: 14px / 1.45 var(--font);
    font-variant-numeric: tabular-nums;
    text-align: start;
    -webkit-text-size-adjust: 100%;
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  @media (forced-colors: active) {
    :host {
      --paper: Canvas;
      --panel: Canvas;
      --ink: CanvasText;
      --soft: CanvasText;
      --hair: GrayText;
    }
  }
  .poster {
    position: absolute;
    z-index: 3;
    inset: 0;
    background: var(--paper);
  }
  /* Without a poster the messages of the figure must be visible. */
  .poster:empty {
    display: none;
  }
  .poster img,
  .poster ::slotted(img) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .poster > p,
  .poster ::slotted(p) {
    position: absolute;
    left: 12px;
    top: 12px;
    max-width: calc(100% - 24px);
    box-sizing: border-box;
    margin: 0;
    padding: 8px 14px;
    border: 1px solid var(--hair);
    border-radius: 10px;
    background: var(--panel);
  }
  .poster > button {
    position: absolute;
    right: 12px;
    bottom: 12px;
    min-height: 36px;
    padding: 0 14px;
    border: 1px solid var(--hair);
    border-radius: 10px;
    background: var(--panel);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  .poster > button:focus-visible {
    outline: 2px solid var(--a);
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    .poster > button {
      min-height: 44px;
    }
  }
  @media print {
    .poster > button {
      display: none;
    }
  }
  .poster > p[role='alert'] {
    top: auto;
    bottom: 12px;
    color: var(--hit);
  }
`;
