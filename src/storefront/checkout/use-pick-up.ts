import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Coordinate } from '#contract/value/primitive.ts';
import { EMPTY_CHOICE } from '#domain/order/checkout-choice.ts';
import {
  type BranchChoice,
  branchChoices,
  type FetchedLine,
  startBranch,
  stocksOf,
} from '#domain/order/pick-up.ts';
import { $session } from '#storefront/session/session.store.ts';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { $checkoutChoice } from './checkout.store.ts';
import { keepBranch, listBranches } from './checkout-calls.ts';

export interface PickUpWish {
  /** The shopper fetches the order. */
  wanted: boolean;
  lines: readonly FetchedLine[];
  /** Address of the shopper, if known; else their position counts. */
  near: Coordinate | undefined;
  /** Branch of the shopper's cart on the platform. */
  cartBranchId: number | null | undefined;
}

/** Branches that hand out these lines, and the one that is chosen for this order and the next. */
export function usePickUp({ wanted, lines, near, cartBranchId }: PickUpWish) {
  const { location } = useStore($session);
  const { branchId } = useStore($checkoutChoice, { ssr: () => EMPTY_CHOICE });
  const [picked, setPicked] = useState<number>();
  const [kept, setKept] = useState<number>();
  const stocks = lines.flatMap(stocksOf);
  const call = useCall(
    async (signal) => (wanted && stocks.length > 0 ? listBranches(stocks, signal) : []),
    [wanted, stocks.join()],
  );
  const choices = call.kind === 'ready' ? branchChoices(call.value, lines, near ?? location) : [];
  const chosen: BranchChoice | undefined = wanted
    ? startBranch(choices, [picked, cartBranchId, branchId])
    : undefined;

  /** Lets the platform keep a branch for this order and the next; a guest's stays in the browser. */
  const keep = async (id: number) => {
    $checkoutChoice.set({ ...$checkoutChoice.get(), branchId: id });
    if ($session.get().token === null || (kept ?? cartBranchId) === id) return;
    await keepBranch(id);
    setKept(id);
  };

  return {
    ...call,
    choices,
    chosen,
    /** True while there are no branches to choose from yet. */
    loading: call.kind === 'loading' || (call.pending && choices.length === 0),
    choose: (id: number) => {
      setPicked(id);
      // The order sends the choice once more if it was not kept now.
      keep(id).catch(() => {});
    },
    keep,
  };
}
export type PickUp = ReturnType<typeof usePickUp>;
