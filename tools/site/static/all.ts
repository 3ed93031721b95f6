// Every static page of the site, section by section, and the files that they load.
import type { OutputFile } from '../files.ts';
import { benchPages } from './bench.ts';
import { gridPages } from './grid.ts';
import { homePages } from './home.ts';
import { lessonFiles, lessonPages } from './lessons.ts';
import { museumPages } from './museum.ts';
import type { StaticPage } from './page.ts';
import { peersFiles } from './peers.ts';
import { sandboxFile } from './sandbox.ts';

export const staticPages: readonly StaticPage[] = [
  ...homePages(),
  ...lessonPages(),
  ...gridPages(),
  ...museumPages(),
  ...benchPages(),
];

export const staticFiles: readonly OutputFile[] = [...lessonFiles(), ...peersFiles, sandboxFile];

export { siteFiles } from './site-files.ts';
