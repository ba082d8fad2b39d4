import { useCallback, useEffect, useState } from 'react';
import type { Product } from '#contract/catalogue/catalogue-schema.ts';
import type { KnownProducts } from '#domain/product/picked.ts';
import { fetchProducts } from '#storefront/listing/fetch-products.ts';

export interface AskedProducts {
  products: KnownProducts;
  /** Failure to get some of them. */
  error: unknown;
  retry: () => void;
}

/**
 * The products of these ids, each asked for once; known ones stay while others are asked for. A failed call
 * is repeated as soon as the browser is online.
 */
export function useProducts(productIds: readonly number[]): AskedProducts {
  const [products, setProducts] = useState<KnownProducts>(new Map<number, Product | null>());
  const [failure, setFailure] = useState<{ error: unknown }>();
  const missing = [...new Set(productIds)].filter((id) => !products.has(id)).join();
  const retry = useCallback(() => setFailure(undefined), []);

  useEffect(() => {
    if (missing === '' || failure) return;
    const ids = missing.split(',').map(Number);
    const control = new AbortController();
    fetchProducts(ids, { signal: control.signal }).then(
      (answer) => {
        const byId = new Map(answer.map((product) => [product.id, product]));
        if (!control.signal.aborted)
          setProducts((old) => new Map([...old, ...ids.map((id) => [id, byId.get(id) ?? null] as const)]));
      },
      (error: unknown) => {
        if (!control.signal.aborted) setFailure({ error });
      },
    );
    return () => control.abort();
  }, [missing, failure]);

  useEffect(() => {
    if (!failure) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failure, retry]);

  return { products, error: missing === '' ? undefined : failure?.error, retry };
}
