// The language in which a reader wants code: the same in all lessons, and kept for the next visit.
import { readStored, writeStored } from '../../shared/local-storage.ts';
import { kCodeLanguages } from './code-languages.ts';

const kKey = 'code-language';

/** Code that isn't there in the language stays as it is. */
function choose(language: string): void {
  const buttons = document.querySelectorAll<HTMLInputElement>('.languages input');
  for (const button of buttons) if (button.value === language) button.checked = true;
}

export function connectCodeChoice(): void {
  const stored = kCodeLanguages.find((language) => language === readStored(kKey));
  if (stored !== undefined) choose(stored);
  for (const place of document.querySelectorAll<HTMLElement>('.languages')) {
    place.addEventListener('change', ({ target }) => {
      const { value } = target as HTMLInputElement;
      const before = place.getBoundingClientRect().top;
      choose(value);
      // texts above may have another height now
      scrollBy({ top: place.getBoundingClientRect().top - before, behavior: 'instant' });
      writeStored(kKey, value);
    });
  }
}
