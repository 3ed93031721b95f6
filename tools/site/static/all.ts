// Every static page of the site, section by section, and the files that they load.
import type { OutputFile } from '../files.ts';
import { gridPages } from './grid.ts';
import { homePages } from './home.ts';
import { lessonFiles, lessonPages } from './lessons.ts';
import type { StaticPage } from './page.ts';

export const staticPages: readonly StaticPage[] = [
  ...homePages(),
  ...lessonPages(),
  ...gridPages(),
];

export const staticFiles: readonly OutputFile[] = lessonFiles();

export { siteFiles } from './site-files.ts';
