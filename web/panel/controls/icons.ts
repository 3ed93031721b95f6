import { html, svg, type TemplateResult } from 'lit';
import type { Icon } from '../../scene/kinds/kind.ts';
import type { GizmoMode } from '../../scene/lock.ts';

export const kindIcon = ({ lines, filled }: Icon): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d=${lines} />${filled && svg`<path class="solid" d=${filled} />`}
  </svg>`;

export const modeIcons: Readonly<Record<GizmoMode, TemplateResult>> = {
  move: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5" />
  </svg>`,
  rotate: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />
  </svg>`,
  resize: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 11v9h9v-9zM13 11 20 4M14.5 4H20v5.5" />
  </svg>`,
};

export const icons = {
  undo: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />
  </svg>`,
  redo: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m16 5 4 4-4 4m4-4H10a5 5 0 0 0 0 10h4" />
  </svg>`,
  reset: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4" />
  </svg>`,
  keys: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="2.5" y="6" width="19" height="12" rx="2" />
    <path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8" />
  </svg>`,
  visible: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </svg>`,
  hidden: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" />
    <path d="M4 20 20 4" />
  </svg>`,
  locked: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <rect class="solid" x="5.5" y="11" width="13" height="9" rx="1.5" />
    <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </svg>`,
  unlocked: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="5.5" y="11" width="13" height="9" rx="1.5" />
    <path d="M8.5 11V8a3.5 3.5 0 0 1 6.8-1.2" />
  </svg>`,
  duplicate: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  </svg>`,
  nudge: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z" />
    <circle class="solid" cx="12" cy="12" r="1.2" />
  </svg>`,
  several: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <rect x="3.5" y="3.5" width="12" height="12" rx="2" />
    <path d="m6.5 9.5 2.2 2.2 4-4.4M19 8.5h.5a1 1 0 0 1 1 1v9a2 2 0 0 1-2 2h-9a1 1 0 0 1-1-1V19" />
  </svg>`,
  remove: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7" />
  </svg>`,
  grid: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16" />
  </svg>`,
  copy: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 8h11v12H9zM15 8V4H4v12h5" />
  </svg>`,
  open: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M13.5 4.5h6v6M19.5 4.5l-9 9M10 5.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14" />
  </svg>`,
  velocity: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="6.5" cy="12" r="3" /><path d="M9.5 12H20M16 8l4 4-4 4" />
  </svg>`,
  close: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" /></svg>`,
  previous: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m14.5 6-6 6 6 6" />
  </svg>`,
  next: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="m9.5 6 6 6-6 6" />
  </svg>`,
  first: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path class="solid" d="M13 6.5v11L6 12zM20 6.5v11L13 12z" /><path d="M4.5 6.5v11" />
  </svg>`,
  play: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path class="solid" d="M7.5 5.5v13l11-6.5z" />
  </svg>`,
  /** What is played row by row. */
  playRows: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3.5 6.5h12M3.5 11.5h7M3.5 16.5h7" /><path class="solid" d="M13.5 10v10l7.5-5z" />
  </svg>`,
  pause: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path class="solid" d="M7 6h3v12H7zM14 6h3v12h-3z" />
  </svg>`,
  fold: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>`,
  unfold: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 15 6-6 6 6" /></svg>`,
};
