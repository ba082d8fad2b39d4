/** Introduction to the calls. */
export const INTRODUCTION = `The calls between storefronts and the shop platform.

Every call of the platform names its shop by the header \`security-key\`. A call of a signed-in shopper also
has \`authorization: Bearer …\`. Money is whole UZS, moments are ISO 8601 in UTC, texts for shoppers are by
language. Pages of lists count from 1. Lists in queries and forms are written \`name[]=1&name[]=2\`. A refusal
has a status of 400 or more and a JSON body with \`code\` for programs and \`message\` for people.`;

/** Purposes of the calls of each area. */
export const AREA_DESCRIPTIONS: Readonly<Record<string, string>> = {
  account: 'Registration, sign-in, profile and password of a shopper.',
  address: 'Delivery addresses of a shopper.',
  'bank-card': 'Bank cards of a shopper.',
  cache: 'What is kept ready for storefronts, and whether it changed.',
  cart: 'The cart of a signed-in shopper.',
  catalogue: 'Categories, products, variations, prices and stocks.',
  checkout: 'From a cart to an order, held payments included.',
  content: 'Publications and pages.',
  delivery: 'Where a delivery is, from the driver’s service.',
  filter: 'What lists of products can be narrowed by.',
  franchise: 'Branches of a shop and what each has.',
  geocoding: 'From an address to a place and back, by services of others.',
  installment: 'Buying by monthly payments.',
  listing: 'Lists of products: of a category, of a supplier, similar ones.',
  market: 'Who a shop is: looks, settings, menus, banners and pages.',
  notification: 'Messages to a shopper and devices that get them.',
  order: 'Orders and their states.',
  pattern: 'What a shopper fills in for goods that are made to order.',
  payment: 'Ways to pay.',
  promotion: 'Promotions of products.',
  review: 'Reviews of products.',
  search: 'Search and suggestions.',
  shipping: 'Ways and prices of delivery.',
  upload: 'Files of shoppers.',
  variation: 'Variations by themselves.',
  wallet: 'Cashback of a shopper.',
};
