// Colours and measures: paper and ink, A blue, B orange, green for daylight, red for meeting.
import { css } from 'lit';

export const tokens = css`
  :host {
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
    --on-gap: light-dark(#ffffff, #10231d);
    --hit: light-dark(#c8441b, #f0764a);
    --touch: light-dark(#8a5f00, #e3bd4a);
    --other: light-dark(#7a828c, #8b95a0);
    --selected: light-dark(#f2f6f9, #222a32);
    --skipped: light-dark(#8d96a0, #6c7782);
    --lit: light-dark(#fff0c2, #453a1c);
    --code-keyword: light-dark(#7a3e9d, #d0a8f0);
    --code-type: light-dark(#00637e, #79c9da);
    --code-literal: light-dark(#8a4b00, #e3bd4a);
    --code-function: light-dark(#005a8e, #8fc3f0);
    --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
    --edge: 20px;
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
      --selected: Canvas;
      --skipped: GrayText;
    }
  }
`;
