import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { aTemporaryFile } from './a-sandbox.ts';

/** Parts of a feed that a test may choose; each is XML. */
export interface FeedParts {
  declaration?: string;
  /** Before the root element. */
  doctype?: string;
  shop?: string;
  currencies?: string;
  categories?: string;
  offers?: string;
}

export const UTF_8 = '<?xml version="1.0" encoding="UTF-8"?>';

/** A feed of one category and the offers that are given. */
export function aFeed({
  declaration = UTF_8,
  doctype = '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">',
  shop = '<name>Ромашка</name><company>ООО Ромашка</company><url>https://shop.example</url>',
  currencies = '<currency id="UZS" rate="1"/>',
  categories = '<category id="1">Одежда</category>',
  offers = anOffer({ id: '1' }),
}: FeedParts = {}): string {
  return `${declaration}
${doctype}
<yml_catalog date="2026-11-01 12:22">
<shop>
${shop}
<currencies>${currencies}</currencies>
<categories>${categories}</categories>
<offers>
${offers}
</offers>
</shop>
</yml_catalog>
`;
}

export interface OfferParts {
  id: string;
  /** Further attributes. */
  attributes?: string;
  price?: string;
  name?: string;
  category?: string;
  currency?: string;
  /** Further elements. */
  more?: string;
}

/** An offer of one line. */
export function anOffer({
  id,
  attributes = '',
  price = '100000',
  name = `Товар ${id}`,
  category = '1',
  currency = 'UZS',
  more = '',
}: OfferParts): string {
  return `<offer id="${id}" ${attributes}><price>${price}</price><currencyId>${currency}</currencyId><categoryId>${category}</categoryId><name>${name}</name>${more}</offer>`;
}

/** Writes a feed to a file that is removed after the test. */
export async function aFeedFile(content: string | Uint8Array, name = 'feed.xml'): Promise<string> {
  const file = await aTemporaryFile(name);
  await writeFile(file, content);
  return file;
}

const WORDS =
  'практичный лёгкий прочный удобный надёжный современный качественный для дома и дачи с гарантией от производителя'.split(
    ' ',
  );
const COLORS = ['Чёрный', 'Белый', 'Синий', 'Красный', 'Зелёный'];

/**
 * Writes a feed of that many offers, each of about 2 KB. The members of a group of five stand a fifth of the
 * feed apart, as in a feed that is sorted by something else.
 */
export async function writeLargeFeed(file: string, offers: number): Promise<void> {
  const stream = createWriteStream(file);
  const categories = Array.from(
    { length: 200 },
    (_, index) =>
      `<category id="${index + 1}"${index < 20 ? '' : ` parentId="${1 + (index % 20)}"`}>Раздел ${index + 1}</category>`,
  );
  const [head = '', tail = ''] = aFeed({
    categories: categories.join('\n'),
    currencies: '<currency id="RUR" rate="1"/>',
    offers: '@@',
  }).split('@@');
  stream.write(head);
  const groups = Math.ceil(offers / 5);
  for (let index = 0; index < offers; index += 1) {
    if (!stream.write(largeOffer(index, groups))) await once(stream, 'drain');
  }
  stream.end(tail);
  await once(stream, 'finish');
}

function largeOffer(index: number, groups: number): string {
  const group = index % groups;
  const text = Array.from({ length: 60 }, (_, word) => WORDS[(group + word * 7) % WORDS.length]).join(' ');
  const price = 500 + ((group * 7919) % 90_000);
  const color = COLORS[Math.floor(index / groups) % COLORS.length];
  const pictures = [0, 1, 2, 3].map(
    (view) =>
      `<picture>https://cdn.shop.example/media/catalog/product/${group}/${index}-${view}.jpg</picture>`,
  );
  const more = `<url>https://shop.example/product/${index}?utm_source=market&amp;utm_term=${index}</url><oldprice>${price + 200}</oldprice>${pictures.join('')}<vendor>Vendor ${group % 900}</vendor><vendorCode>A-${index}</vendorCode><barcode>${4_600_000_000_000 + index}</barcode><count>${index % 40}</count><description><![CDATA[<p>${text}</p><ul><li>${text.slice(0, 200)}</li></ul>]]></description><param name="Цвет">${color}</param><param name="Материал">Пластик ${group % 12}</param><param name="Вес" unit="кг">${1 + (group % 9)}.5</param>`;
  return `${anOffer({ id: `sku-${index}`, attributes: `available="true" group_id="${group}"`, price: String(price), currency: 'RUR', category: String(1 + (group % 200)), name: `Товар ${group} ${WORDS[group % WORDS.length]} ${color}`, more })}\n`;
}
