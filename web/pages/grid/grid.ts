// Script of the grid page: a chosen cell shows its pair in one live figure, and the keyboard moves between cells.
import '../shared/site.css';
import './grid.css';
import { connectSite } from '../shared/site.ts';
import { pageTheme } from '../shared/theme.ts';
import { connectCellKeys, setStop } from './cell-keys.ts';

const table = document.querySelector<HTMLTableElement>('table.pairs');
const place = document.querySelector<HTMLElement>('.details > .figure');
const sections = [...document.querySelectorAll<HTMLElement>('section.pair')];

/** The figure, from the first choice on. */
let figure: HTMLElement | null = null;

function showFigure(preset: string): void {
  if (!place) return;
  if (!figure) {
    figure = document.createElement('collision-playground');
    figure.setAttribute('ui', 'min');
    figure.setAttribute('theme', pageTheme());
    figure.setAttribute('site', place.dataset['site'] ?? '../');
    figure.setAttribute('preset', preset);
    place.append(figure);
    place.hidden = false;
  }
  figure.setAttribute('preset', preset);
}

/** Marks the cells of a pair, of which there are two where its kinds differ. */
function markCells(key: string): void {
  if (!table) return;
  const links = [...table.querySelectorAll<HTMLAnchorElement>('td a')];
  for (const link of links) {
    if (link.hash === `#${key}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const focused = links.find((link) => link === document.activeElement);
  const current = focused ?? links.find((link) => link.hash === `#${key}`);
  if (current) setStop(table, current);
}

/** Shows the pair that the address names, else the first. */
function show(): void {
  const key = decodeURIComponent(location.hash.slice(1));
  const chosen = sections.find(({ id }) => id === key) ?? sections[0];
  if (!chosen) return;
  for (const section of sections) section.classList.toggle('chosen', section === chosen);
  showFigure(chosen.dataset['preset'] ?? '');
  markCells(chosen.id);
}

/** Where the details are below the table, a choice leads to them. */
function revealDetails(): void {
  const details = document.querySelector('.details');
  const left = document.querySelector('.left');
  if (!(details && left)) return;
  const isBelow = details.getBoundingClientRect().top >= left.getBoundingClientRect().bottom;
  if (isBelow) details.scrollIntoView({ block: 'start' });
}

document.documentElement.classList.add('scripted');
connectSite();
if (table) {
  connectCellKeys(table);
  table.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('td a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // without the jump of the browser
    event.preventDefault();
    history.pushState(null, '', link.hash);
    show();
    revealDetails();
  });
}
addEventListener('popstate', show);
addEventListener('hashchange', show);
show();
