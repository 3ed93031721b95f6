// The switch that keeps the site in the browser; web/pages/shared/offline.ts makes it work.
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Lang } from '../../../web/strings/index.ts';
import { siteTexts } from '../pages.ts';

/** `up`: the way to the site's folder. */
export function offlineSwitch(lang: Lang, up: string): Element {
  const text = siteTexts[lang];
  const states = {
    'data-storing': text['offline.storing'],
    'data-on': text['offline.on'],
    'data-failed': text['offline.failed'],
    'data-update': text['offline.update'],
  };
  return h('div', { class: 'offline', hidden: true, 'data-up': up, ...states }, [
    h('label', [h('input', { type: 'checkbox', role: 'switch' }), text['offline.label']]),
    h('span', { role: 'status' }),
    h('button', { type: 'button', hidden: true }, text['offline.take']),
  ]);
}
