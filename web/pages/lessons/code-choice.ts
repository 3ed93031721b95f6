// The language in which a reader wants code: the same in all lessons, and kept for the next visit.
import { type CodeLanguage, kCodeLanguages } from './code-languages.ts';

const kKey = 'collision-playground:code-language';

function storedLanguage(): CodeLanguage | undefined {
  try {
    const stored = localStorage.getItem(kKey);
    return kCodeLanguages.find((language) => language === stored);
  } catch {
    return undefined; // storage is turned off
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(kKey, language);
  } catch {
    // it holds for this page
  }
}

/** Code that isn't there in the language stays as it is. */
function choose(language: string): void {
  const buttons = document.querySelectorAll<HTMLInputElement>('.languages input');
  for (const button of buttons) if (button.value === language) button.checked = true;
}

export function connectCodeChoice(): void {
  const stored = storedLanguage();
  if (stored !== undefined) choose(stored);
  for (const place of document.querySelectorAll<HTMLElement>('.languages')) {
    place.addEventListener('change', ({ target }) => {
      const { value } = target as HTMLInputElement;
      const before = place.getBoundingClientRect().top;
      choose(value);
      // texts above may have another height now
      scrollBy({ top: place.getBoundingClientRect().top - before, behavior: 'instant' });
      store(value);
    });
  }
}
