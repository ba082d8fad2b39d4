import { useState } from 'react';
import type { SellRecord } from '#contract/cart/cart.ts';
import { removeLine, setCount } from '#domain/cart/cart.ts';
import { changeCart } from '#storefront/cart/cart.store.ts';
import { sayRefused } from '#storefront/platform-client/say-refused.ts';
import { changeRecord } from './checkout-calls.ts';

/**
 * Changes lines of the cart, here and on the platform; a refusal is said in the platform's words. Calls
 * `reload` afterwards.
 */
export function useLines(reload: () => void) {
  const [error, setError] = useState<unknown>();
  return {
    error,
    /** A count of 0 removes the line. */
    setCount: async ({ id, stockId }: SellRecord, count: number) => {
      setError(undefined);
      try {
        await changeRecord(id, count);
        changeCart((cart) => (count === 0 ? removeLine(cart, stockId) : setCount(cart, stockId, count)));
      } catch (failed) {
        setError(failed);
        sayRefused(failed);
      }
      reload();
    },
  };
}
