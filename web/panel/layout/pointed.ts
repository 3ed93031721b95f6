// The triangle under the pointer: its number, and where and how the pointer's ray hits it. Loaded with the first one.
import { html, type TemplateResult } from 'lit';
import type { Page } from '../../page/page.ts';
import { format, isolated } from '../../strings/text.ts';
import { adoptStyles } from '../controls/adopt-styles.ts';
import { shownText } from '../controls/copyable-number.ts';
import styles from './pointed.css?inline';

export function pointedTemplate({ state, strings }: Page): TemplateResult | null {
  const { pointed, scene } = state;
  const item = pointed && scene.items.find(({ shape }) => shape === pointed.shape);
  if (!(pointed && item)) return null;
  const { triangle, point, normal } = pointed;
  const part = (name: string, numbers: readonly number[]) =>
    html`<span class="part">${name} <span class="numbers">${shownText(numbers, false)}</span></span>`;
  return html`<p class="pointed" ${adoptStyles(styles)}>
    <span class="part">
      ${isolated(item.name)} · <b>${format(strings['pointed.triangle'], { triangle })}</b>
    </span>
    ${part(strings['pointed.point'], point)}
    ${normal === null ? null : part(strings['pointed.normal'], normal)}
  </p>`;
}
