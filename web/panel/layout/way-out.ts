// The link from an embedded figure to the full page, loaded where there is such a page.
import type { TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { Lazy } from '../controls/lazy.ts';

const loaded = new Lazy(
  async () => (await import('../embed/playground-link.ts')).playgroundLinkTemplate,
);

export function wayOutTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { site, embedded } = page.settings;
  if (site === null || !embedded) return null;
  const template = loaded.get(() => commands.page.refresh());
  return typeof template === 'function' ? template(page) : null;
}
