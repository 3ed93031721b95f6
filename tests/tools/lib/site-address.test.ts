import { expect, test } from 'vitest';
import { warningWithoutAddress } from '../../../tools/lib/site-address.mjs';

test('a build of the site warns where its address is not known', () => {
  expect(warningWithoutAddress({})).toMatch(/^Warning: SITE_URL is not set\./);
  expect(warningWithoutAddress({ SITE_URL: '' })).toMatch(/SITE_URL/);
  expect(warningWithoutAddress({ SITE_URL: 'https://example.org/' })).toBeNull();
});
