/**
 * What a build of the site says where nobody gave the address that it will have; null: it has one.
 *
 * @param {{ SITE_URL?: string | undefined }} environment
 * @returns {string | null}
 */
export function warningWithoutAddress({ SITE_URL }) {
  if (SITE_URL) return null;
  return (
    'Warning: SITE_URL is not set. Links to the canonical page, to other languages and to pictures are relative, ' +
    'which search engines and link previews do not follow, and there is no sitemap.'
  );
}
