import type { AddressInput } from '#contract/account/address.ts';
import type { PropertyValue } from '#contract/cart/cart.ts';
import type { ReviewStatus } from '#contract/catalogue/review.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { HeldPayment, PlacedOrder } from '#domain/order/order-attempt.ts';
import type { OverlayName } from '#domain/page/overlay-name.ts';

/** What the dialog of reviews is for. */
export type ReviewDialog =
  | {
      kind: 'write';
      product: { id: number; name: string; image: string };
      /** Whether the shopper may, asked anew each time; see `getReviewAccess`. */
      access: () => Promise<{ keyed: boolean }>;
    }
  | ({ kind: 'thanks' } & SentReview);

/** A review that the platform has. */
export interface SentReview {
  status: ReviewStatus;
  /** It had been taken before what was changed last: that is not in it. */
  early: boolean;
}

/** What each dialog is opened with, and what it gives to who opened it when the shopper has decided. */
export interface Overlays {
  /** A question to be answered by yes or no. */
  confirm: { data: { title: string; text?: string; yes?: string; no?: string }; answer: boolean };
  /** Whether a cart of another supplier's goods is emptied for a product. */
  'clear-cart': { data: object; answer: boolean };
  /**
   * Signing in; `openSignIn` is the way to it. `from` is the page to come back to, `stay` means this one.
   * `next` is the page to open then.
   */
  login: { data: { from?: string; stay?: boolean }; answer: { next: string | undefined } };
  /** Where to deliver; begins with an address, or empty. */
  address: { data: { address?: AddressInput | undefined }; answer: AddressInput };
  /** Pays an order whose money is held, by its code; `payHeld` is the way to it. */
  payment: { data: HeldPayment; answer: { kind: 'paid' | 'expired'; order: PlacedOrder } };
  /** Chooses a variation of a product of several and puts it into the cart; true once it is in. */
  variation: { data: { variationId: number; name: string; image: string }; answer: true };
  /** Shows a product over the list that has its card; true once it is in the cart. */
  'quick-view': { data: { variationId: number; name: string; image: string }; answer: true };
  /** Says how much of a stock each branch has, and where that is. */
  locations: { data: { stockId: number }; answer: never };
  /**
   * Asks what the patterns of a product's category want to know, and adds the product by `add`; true once it
   * is in. The patterns are as the platform answered them.
   */
  pattern: {
    data: {
      line: CartLine;
      patterns: readonly unknown[];
      add: (values: readonly PropertyValue[]) => Promise<boolean>;
    };
    answer: true;
  };
  /** Shows the shop's page of sizes, which lies at `href`. */
  'size-table': { data: { title: string; href: string }; answer: never };
  /** Orders a product by a name and a phone; true once it is ordered. `buyInOneClick` is the way to it. */
  'one-click': { data: { line: CartLine; address: AddressInput }; answer: true };
  /** The code for the cash desk, of who is signed in; `startCashback` is the way to it. */
  cashback: { data: object; answer: never };
  /** Writes a review, or says thanks for one; `writeReview` is the way to it. */
  review: { data: ReviewDialog; answer: SentReview };
  /** Shows all that is known of a product. */
  characteristics: { data: { title: string; rows: readonly [name: string, value: string][] }; answer: never };
  /**
   * In how many months a `total` of UZS is paid; `goods` is what of it the goods cost, where it is not all.
   * `next` says what comes then: the product is bought, or the form.
   */
  installment: {
    data: { total: number; goods?: number; months: number; next: 'buy' | 'form' };
    answer: { months: number };
  };
}

/** What a dialog is opened with. */
export type OverlayData<Name extends OverlayName> = Overlays[Name]['data'];
/** What the shopper decided; undefined where they closed the dialog. */
export type OverlayAnswer<Name extends OverlayName> = Overlays[Name]['answer'];
