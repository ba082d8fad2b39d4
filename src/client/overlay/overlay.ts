import type { AddressInput } from '#contract/address.ts';
import type { OverlayName } from '#domain/overlay-name.ts';

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
}

/** What a dialog is opened with. */
export type OverlayData<Name extends OverlayName> = Overlays[Name]['data'];
/** What the shopper decided; undefined where they closed the dialog. */
export type OverlayAnswer<Name extends OverlayName> = Overlays[Name]['answer'];
