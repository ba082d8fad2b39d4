import { z } from 'zod';
import { gtinOf } from '#domain/product/gtin.ts';

const text = (length: number) => z.string().trim().min(1).max(length);
const once = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema]);
const address = z.url({ protocol: /^https?$/ }).max(2000);
const image = address.max(2000);
const price = z.string().regex(/^[1-9]\d*(?:\.\d\d)? [A-Z]{3}$/);

/** An item as Google Merchant Center's specification of product data wants it. */
export const googleItemSchema = z
  .strictObject({
    'g:id': once(text(50)),
    'g:title': once(text(150)),
    'g:description': once(text(5000)),
    'g:link': once(address),
    'g:image_link': once(image),
    'g:additional_image_link': z.array(image).max(10).optional(),
    'g:availability': once(z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder'])),
    'g:price': once(price),
    'g:sale_price': once(price).optional(),
    'g:unit_pricing_measure': once(z.string().regex(/^[1-9]\d*(?:\.\d+)?ct$/)).optional(),
    'g:unit_pricing_base_measure': once(z.string().regex(/^(?:1|10|100|2|4|8)ct$/)).optional(),
    // Its own elements are read by `shippingSchema`.
    'g:shipping': once(z.literal('')).optional(),
    'g:condition': once(z.enum(['new', 'refurbished', 'used'])),
    'g:brand': once(text(70)).optional(),
    'g:gtin': once(z.string().refine((gtin) => gtinOf(gtin) === gtin)).optional(),
    'g:mpn': once(text(70)).optional(),
    'g:identifier_exists': once(z.enum(['yes', 'no'])).optional(),
    'g:item_group_id': once(text(50)).optional(),
    'g:color': once(text(100)).optional(),
    'g:size': once(text(100)).optional(),
    'g:material': once(text(200)).optional(),
    'g:pattern': once(text(100)).optional(),
    'g:product_type': z.array(text(750)).max(5).optional(),
  })
  .refine(
    (item) =>
      item['g:gtin'] !== undefined ||
      (item['g:brand'] !== undefined && item['g:mpn'] !== undefined) ||
      item['g:identifier_exists']?.[0] === 'no',
    'an item without numbers says so',
  )
  .refine(
    (item) => Number.parseFloat(item['g:sale_price']?.[0] ?? '0') < Number.parseFloat(item['g:price'][0]),
    'a sale price is below the price',
  );

/** Fields of a way to deliver. */
export const shippingSchema = z.strictObject({
  'g:country': once(z.string().regex(/^[A-Z]{2}$/)),
  'g:price': once(price.or(z.literal('0 UZS'))),
});
