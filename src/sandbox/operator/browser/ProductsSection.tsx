import { type ChangeEvent, useRef } from 'react';
import { stockSchema, variationSchema } from '#contract/catalogue/catalogue-schema.ts';
import type { ListedProduct, ListedVariation } from '#platform/areas/product/search-products.ts';
import { actOnceSure } from './Confirm.tsx';
import type { FieldSpec } from './field.ts';
import { formatCount, textOf } from './format.ts';
import { act } from './live.ts';
import { Button, Empty, Entry, Goods, Icon, Named } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaFields } from './SchemaForm.tsx';
import { usePages } from './use-pages.tsx';

const SEARCHES_AFTER_MS = 300;

const offerSchema = variationSchema
  .pick({ newPrice: true, oldPrice: true })
  .extend({ count: stockSchema.shape.count });

const FIELDS: readonly FieldSpec[] = [
  { name: 'newPrice', label: 'Price', as: 'amount' },
  { name: 'oldPrice', label: 'Old price', as: 'amount' },
  { name: 'count', label: 'Stock', as: 'amount' },
];

/** Prices and stocks of every variation, and the way to take a product out. */
export function ProductsSection() {
  const [q, setQ] = useKept('q', '');
  const { items, total, pager } = usePages<ListedProduct>('products', 12, { q });
  const typed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(typed.current);
    typed.current = setTimeout(setQ, SEARCHES_AFTER_MS, value);
  };
  return (
    <>
      <p className="lead">
        A price or a stock is saved as soon as you leave its field. Shoppers see it at once, and pages a
        moment later: Changes shows how.
      </p>
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          className="field__input"
          aria-label="Search products"
          autoComplete="off"
          placeholder="Name, number, SKU or barcode"
          defaultValue={q}
          onChange={search}
        />
      </div>
      <p className="muted" role="status">
        {total === 1 ? '1 product' : `${formatCount(total)} products`}
      </p>
      {items.map((product) => (
        <ProductEntry key={product.id} product={product} />
      ))}
      {items.length === 0 && (
        <Empty icon="search">Nothing has these words in its name, number or barcode.</Empty>
      )}
      {pager}
    </>
  );
}

function ProductEntry({ product: { id, name, variations } }: { product: ListedProduct }) {
  const { path } = useShop();
  const title = textOf(name);
  const question = `Remove “${title}” with its ${variations.length} variations and its reviews?`;
  const remove = () => actOnceSure(question, 'Remove', `Removed ${title}`, 'DELETE', path('products', id));
  const button = (
    <Button icon="trash" label={`Remove ${title}`} onPress={remove}>
      Remove
    </Button>
  );
  return (
    <Entry className="product" title={title} note={`Product ${id}`} side={button}>
      <div className="row row--head" aria-hidden="true">
        {['Variation', 'Price, UZS', 'Old price, UZS', 'Stock'].map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      {variations.map((variation) => (
        <Row key={variation.id} variation={variation} />
      ))}
    </Entry>
  );
}

function Row({ variation }: { variation: ListedVariation }) {
  const { path } = useShop();
  const { id, name, sku, picture } = variation;
  return (
    <fieldset className="row" aria-label={textOf(name)}>
      <Goods src={picture}>
        <Named name={textOf(name)} note={`${id} · ${sku}`} />
      </Goods>
      <SchemaFields
        schema={offerSchema}
        value={variation}
        fields={FIELDS.map((spec) => ({ ...spec, saved: `${spec.label} of ${id} saved` }))}
        onSave={(patch, saved) => act(saved, 'PUT', path('variations', id), patch)}
      />
    </fieldset>
  );
}
