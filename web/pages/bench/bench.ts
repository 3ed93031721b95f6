// Script of the bench: the whole page is a tool, so all of it is loaded at once.
import '../shared/site.css';
import '../shared/reading.css';
import './workbench.css';
import './bench.css';
import { langOf } from '../../strings/lang.ts';
import { connectSite } from '../shared/site.ts';
import { openBench } from './live-bench.ts';

connectSite();

const root = document.querySelector<HTMLElement>('.desk');
if (root) {
  openBench(root, langOf(document.documentElement.lang)).catch((error: unknown) => {
    console.error(error);
    root.querySelector('.unavailable')?.removeAttribute('hidden');
  });
}
