// Every static page of the site, section by section.
import { lessonPages } from './lessons.ts';
import type { StaticPage } from './page.ts';

export const staticPages: readonly StaticPage[] = lessonPages();
