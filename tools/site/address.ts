// The base URL of the deployed site, from the environment variable SITE_URL.

export class SiteAddressError extends Error {
  readonly field = 'SITE_URL';
  readonly value: string;

  constructor(value: string, reason: string) {
    super(`SITE_URL is "${value}": ${reason}`);
    this.name = 'SiteAddressError';
    this.value = value;
  }
}

/** With a trailing slash; null: not set. */
export function siteAddress(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text)) throw new SiteAddressError(text, 'it must be an absolute address');
  const { protocol, href, search, hash } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new SiteAddressError(text, 'it must begin with http:// or https://');
  }
  if (search !== '' || hash !== '') {
    throw new SiteAddressError(text, 'it must be that of a folder, without ? and #');
  }
  return href.endsWith('/') ? href : `${href}/`;
}
