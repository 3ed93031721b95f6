// The seal that a function earns: green for agreement away from contact, with a second ring for every contact.
import { html, svg, type TemplateResult } from 'lit';
import type { Level } from '../judge-messages.ts';

const kPoints = Array.from({ length: 24 }, (_, i) => {
  const radius = i % 2 === 0 ? 30 : 27;
  const angle = (i * Math.PI) / 12;
  return `${(32 + radius * Math.cos(angle)).toFixed(2)},${(32 + radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

export const seal = (level: Level): TemplateResult => html`
  <svg class="seal ${level}" viewBox="0 0 64 64" aria-hidden="true">
    <polygon points=${kPoints} />
    ${level === 'exact' ? svg`<circle cx="32" cy="32" r="22" />` : ''}
    <path d="M20 33l8 8 16-18" />
  </svg>
`;
