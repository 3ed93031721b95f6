// A figure on paper: picture, verdict, sentence, plot and all rows, without what can be pressed. It is as high as
// they are: pages break between rows.
import { css } from 'lit';

export const print = css`
  /* Set before the style sheet for print applies: the picture is drawn in these colours. */
  .page.printing {
    color-scheme: light;
  }
  @media print {
    :host {
      container-type: inline-size !important;
      height: auto !important;
      max-height: none !important;
      aspect-ratio: auto !important;
      overflow: visible !important;
      color-scheme: light !important;
      background: #ffffff !important;
    }
    .page,
    .page.bare,
    .page.bare.reasoned {
      position: static;
      display: block;
      overflow: visible;
      print-color-adjust: exact;
      color: var(--ink);
    }
    .header,
    .tools,
    .aside,
    .stage .stops,
    .stage .bottom,
    .top .way-back,
    .top .why-toggle,
    .top .selected,
    .page dialog {
      display: none !important;
    }
    .stage {
      display: flex;
      flex-direction: column;
      break-inside: avoid;
    }
    .page .top,
    .page.bare .top {
      position: static;
      order: -1;
      padding: 0 0 8px;
    }
    .top > .scene-title {
      display: block;
      color: var(--ink);
      font-weight: 600;
    }
    .stage canvas {
      position: static;
      width: 100%;
      height: auto;
      max-height: 11cm;
      object-fit: contain;
    }
    .verdict {
      box-shadow: none;
    }
    .why-side {
      display: block;
      border: 0;
      background: none;
    }
    .why-side .sentence,
    .why-side .columns,
    .why-side .heading,
    .why-side .stopped,
    .why-side .row {
      padding-left: 0;
      padding-right: 0;
    }
    .why-side .sentence button {
      text-decoration: none;
    }
    .why-side .reasons {
      display: block;
      overflow: visible;
    }
    .why-side .ledger {
      max-height: none;
    }
    .why-side .ledger > .unfold {
      display: none;
    }
    .why-side .row {
      min-height: 24px;
      break-inside: avoid;
    }
    .why-side .row[aria-selected='true'] {
      background: none;
      box-shadow: none;
    }
    .why-side .columns {
      padding-top: 6px;
      break-after: avoid;
    }
  }
`;
