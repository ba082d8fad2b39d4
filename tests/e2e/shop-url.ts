/** Address of a page of a demo shop: `shopUrl('local', '/cart')`. */
export function shopUrl(subdomain: string, path = '/'): string {
  const pattern = process.env['STOREFRONT_E2E_URL'];
  if (!pattern)
    throw new Error('STOREFRONT_E2E_URL is not set: run the tests by npm test, whose global setup sets it.');
  return new URL(path, pattern.replace('{subdomain}', subdomain)).href;
}
