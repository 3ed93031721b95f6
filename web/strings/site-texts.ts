// The texts of the site's header, for pages that are not static: loaded when one shows it.
import type { Lang } from './lang.ts';
import type site from './site.en.json';

export type SiteTexts = Readonly<Record<keyof typeof site, string>>;

const kLoad: Readonly<Record<Lang, () => Promise<{ readonly default: SiteTexts }>>> = {
  en: () => import('./site.en.json'),
  ko: () => import('./site.ko.json'),
};

export const loadSiteTexts = async (lang: Lang): Promise<SiteTexts> =>
  (await kLoad[lang]()).default;
