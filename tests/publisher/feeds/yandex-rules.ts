import { z } from 'zod';
import { all, fields, type XmlElement } from './xml-tree.ts';

const text = (length: number) => z.string().trim().min(1).max(length);
const once = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema]);
const address = z.url({ protocol: /^https?$/ }).max(2048);
const sum = z.string().regex(/^[1-9]\d*(?:\.\d\d?)?$/);
const number = z.string().regex(/^[1-9]\d{0,17}$/);

const offerSchema = z
  .strictObject({
    url: once(address),
    price: once(sum),
    oldprice: once(sum).optional(),
    currencyId: once(z.literal('UZS')),
    categoryId: once(number),
    picture: z.array(address.max(512)).min(1).max(10),
    name: once(text(150)),
    vendor: once(text(255)).optional(),
    vendorCode: once(text(255)).optional(),
    description: once(text(3000)).optional(),
    param: z.array(text(500)).optional(),
    'min-quantity': once(number).optional(),
    barcode: once(z.string().regex(/^(?:\d{8}|\d{12,14})$/)).optional(),
  })
  .refine(
    ({ price, oldprice }) => !oldprice || Number(oldprice[0]) > Number(price[0]),
    'an old price is higher',
  );

const attributesSchema = z.strictObject({
  id: z.string().regex(/^[\w.,/\\()[\]\-=]{1,80}$/),
  available: z.enum(['true', 'false']),
  group_id: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});

/** Elements of a shop in their order, as the DTD of YML has it. */
const SHOP = ['name', 'company', 'url', 'currencies', 'categories', 'offers'];

/** Throws where a document breaks a rule of YML; gives its offers. */
export function checkYml(root: XmlElement): XmlElement[] {
  z.object({ date: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?[+-]\d\d:\d\d$/) }).parse(
    root.attributes,
  );
  const [shop] = root.children;
  if (root.name !== 'yml_catalog' || shop?.name !== 'shop') throw new Error('It is no catalogue in YML.');
  z.literal(SHOP.join()).parse(shop.children.map(({ name }) => name).join());
  const { name, company, url } = fields(shop);
  z.object({ name: once(text(20)), company: once(text(250)), url: once(address) }).parse({
    name,
    company,
    url,
  });
  z.literal('UZS 1').parse(
    all(shop, 'currency')
      .map(({ attributes: { id, rate } }) => `${id} ${rate}`)
      .join(),
  );
  const categories = all(shop, 'category');
  const ids = new Set(categories.map(({ attributes }) => attributes['id']));
  z.literal(categories.length).parse(ids.size);
  for (const { attributes, text: called } of categories) {
    text(255).parse(called);
    const { parentId } = attributes;
    if (parentId !== undefined) z.literal(true).parse(ids.has(parentId) && parentId !== attributes['id']);
  }
  const offers = all(shop, 'offer');
  z.literal(offers.length).parse(new Set(offers.map(({ attributes }) => attributes['id'])).size);
  for (const offer of offers) {
    attributesSchema.parse(offer.attributes);
    const { categoryId } = offerSchema.parse(fields(offer));
    z.literal(true).parse(ids.has(categoryId[0]));
    for (const { attributes } of all(offer, 'param')) text(255).parse(attributes['name']);
  }
  return offers;
}
