import { useState } from 'react';
import { changeRecord } from '#client/api/checkout.ts';
import type { SellRecord } from '#contract/cart.ts';
import { removeLine, setCount } from '#domain/cart.ts';
import { changeCart } from '#stores/cart.store.ts';

/** Changes lines of the cart, here and on the platform, which is asked anew by `reload` then. */
export function useLines(reload: () => void) {
  const [error, setError] = useState<unknown>();
  return {
    error,
    /** 0 takes the line out. */
    setCount: async ({ id, stockId }: SellRecord, count: number) => {
      setError(undefined);
      try {
        await changeRecord(id, count);
        changeCart((cart) => (count === 0 ? removeLine(cart, stockId) : setCount(cart, stockId, count)));
      } catch (failed) {
        setError(failed);
      }
      reload();
    },
  };
}
