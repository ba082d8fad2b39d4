/** The demo shops by subdomain, each with the name that shoppers see. */
export const DEMO_SHOPS = { local: 'Voltra', default: 'Nafis', dev: 'Bozor24', test: 'Uyim' } as const;

export type DemoShop = keyof typeof DEMO_SHOPS;

export const SUBDOMAINS = Object.keys(DEMO_SHOPS) as DemoShop[];
