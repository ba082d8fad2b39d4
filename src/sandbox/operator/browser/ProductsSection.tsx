import { type ChangeEvent, useRef } from 'react';
import { stockSchema, variationSchema } from '#contract/catalogue/catalogue-schema.ts';
import type { ListedProduct, ListedVariation } from '#platform/areas/product/search-products.ts';
import type { FieldSpec } from './field.ts';
import { textOf } from './format.ts';
import { act, actOnceSure } from './live.ts';
import { Pages } from './Pages.tsx';
import { Button, Entry, Goods, Named } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaFields } from './SchemaForm.tsx';

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
      <input
        type="search"
        className="field__input"
        aria-label="Search products"
        autoComplete="off"
        placeholder="Name, number, SKU or barcode"
        defaultValue={q}
        onChange={search}
      />
      <Pages<ListedProduct>
        list="products"
        size={12}
        filter={{ q }}
        icon="search"
        empty="Nothing has these words in its name, number or barcode."
        entry={(product) => <ProductEntry key={product.id} product={product} />}
      />
    </>
  );
}

function ProductEntry({ product: { id, name, variations } }: { product: ListedProduct }) {
  const { path } = useShop();
  const title = textOf(name);
  const question = `Remove “${title}” with its ${variations.length} variations and its reviews?`;
  const remove = () => actOnceSure(question, `Removed ${title}`, 'DELETE', path('products', id));
  const button = (
    <Button icon="trash" label={`Remove ${title}`} onPress={remove}>
      Remove
    </Button>
  );
  return (
    <Entry title={title} note={`Product ${id}`} side={button}>
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
