// Icons of scenes in motion.
import { html } from 'lit';

export const motionIcons = {
  loop: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4.5 12V9.5a3 3 0 0 1 3-3H19M16 3.5l3 3-3 3M19.5 12v2.5a3 3 0 0 1-3 3H5M8 20.5l-3-3 3-3" />
  </svg>`,
  toContact: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3.5 12H11M8 9l3 3-3 3" /><rect x="13.5" y="6" width="7" height="12" rx="1" />
  </svg>`,
  stopAtContact: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z" /><path d="M9.5 9.5v5M14.5 9.5v5" />
  </svg>`,
};
