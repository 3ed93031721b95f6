import { expect, test } from 'vitest';
import { SiteAddressError, siteAddress } from '../../../tools/site/address.ts';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['https://example.org/playground', 'https://example.org/playground/'],
  ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173/'],
  ['https://example.org/a b/', 'https://example.org/a%20b/'],
])('%s is the address %s', (text, address) => {
  expect(siteAddress(text)).toBe(address);
});

test.each([undefined, ''])('%j: the address is not known', (text) => {
  expect(siteAddress(text)).toBeNull();
});

test.each([
  ['example.org', 'it must be an absolute address'],
  ['/playground', 'it must be an absolute address'],
  ['file:///srv/site', 'it must begin with http:// or https://'],
  ['https://example.org/?lang=ko', 'it must be that of a folder, without ? and #'],
  ['https://example.org/#top', 'it must be that of a folder, without ? and #'],
])('%s is refused', (text, reason) => {
  const refused = expect(() => siteAddress(text));
  refused.toThrow(SiteAddressError);
  refused.toThrow(`SITE_URL is "${text}": ${reason}`);
});
