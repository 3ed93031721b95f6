// The dialog of keys, loaded when it is first opened.
import type { TemplateResult } from 'lit';
import { Lazy } from '../lazy.ts';
import type { PageActions, PageModel } from '../model.ts';

const dialog = new Lazy(async () => (await import('./dialog.ts')).shortcutsDialog);

export function shortcutsTemplate(model: PageModel, actions: PageActions): TemplateResult | null {
  if (!model.shortcutsOpen) return null;
  const loaded = dialog.get(actions.refresh);
  return typeof loaded === 'function' ? loaded(model, actions) : null;
}
