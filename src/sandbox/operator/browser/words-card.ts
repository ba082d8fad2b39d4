import type { MarketData } from '#contract/market/market-schema.ts';
import { card } from './control-parts.ts';
import { localizedFields, textInput } from './localized-fields.ts';
import type { SaveMarket } from './settings-section.ts';

/** Texts that stand on one page, or on the page of every product. */
const TEXTS = [
  ['cartDescription', 'On the page of the cart, HTML', true],
  ['seoTemplateTitle', 'Title of product pages, [title] and [region]', false],
  ['seoTemplateDescription', 'Description of product pages', false],
] as const;

/** What a shop says in words of its own, and which characteristics it shows. */
export function wordsCard({ settings: values }: MarketData, save: SaveMarket): HTMLElement {
  const extra = values.productCardAdditionalInformation;
  const own = { title: extra?.title ?? {}, description: extra?.description ?? {} };
  const saveExtra = (change: Partial<typeof own>) =>
    save('Information saved', { settings: { productCardAdditionalInformation: { ...own, ...change } } });
  return card(
    'Words',
    TEXTS.map(([name, label, long]) =>
      localizedFields(
        label,
        values[name] ?? {},
        name,
        (change) => save(`${label} saved`, { settings: { [name]: change } }),
        long,
      ),
    ),
    localizedFields('Heading on product pages', own.title, 'extra-title', (change) =>
      saveExtra({ title: { ...own.title, ...change } }),
    ),
    localizedFields(
      'Text below it, HTML',
      own.description,
      'extra-description',
      (change) => saveExtra({ description: { ...own.description, ...change } }),
      true,
    ),
    textInput(
      'Characteristics that product pages show, with commas between; none for all',
      values.productProperty.join(', '),
      'productProperty',
      (names) =>
        save('Characteristics saved', {
          settings: { productProperty: names.split(',').flatMap((name) => name.trim() || []) },
        }),
    ),
    localizedFields(
      'Own messages, JSON of key to text',
      values.translation_msg,
      'translation_msg',
      (change) => save('Messages saved', { settings: { translation_msg: change } }),
      true,
    ),
  );
}
