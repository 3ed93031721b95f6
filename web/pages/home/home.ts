// Script of the home page.
import '../shared/site.css';
import './home.css';
import { connectCopyButtons } from '../shared/copy.ts';
import { connectSite } from '../shared/site.ts';
import { forwardAddress } from './forward.ts';

const forward = forwardAddress(location.href);
if (forward !== null) location.replace(forward);

connectSite();
connectCopyButtons();

// where the site was built without its address
const script = document.querySelector<HTMLScriptElement>('script[src$="element.js"]');
for (const place of document.querySelectorAll('[data-site]')) {
  if (script) place.textContent = new URL('.', script.src).href;
}
