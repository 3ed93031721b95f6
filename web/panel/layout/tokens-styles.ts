// Colours and sizes used only by the page around the canvas. Those that a host page may set are in
// element/host-styles.ts.
import { css } from 'lit';

export const tokens = css`
  :host {
    --on-gap: light-dark(#ffffff, #10231d);
    --other: light-dark(#7a828c, #8b95a0);
    --selected: light-dark(#f2f6f9, #222a32);
    --skipped: light-dark(#8d96a0, #6c7782);
    --lit: light-dark(#fff0c2, #453a1c);
    --code-keyword: light-dark(#7a3e9d, #d0a8f0);
    --code-type: light-dark(#00637e, #79c9da);
    --code-literal: light-dark(#8a4b00, #e3bd4a);
    --code-function: light-dark(#005a8e, #8fc3f0);
    --edge: 20px;
  }
  @media (forced-colors: active) {
    :host {
      --selected: Canvas;
      --skipped: GrayText;
    }
  }
`;
