import type { Language } from '#contract/primitive.ts';
import type { MessageKey, MessageSource, Messages } from '#i18n/message-key.ts';

/** Messages that the island shows. */
export const BUY_ACTIONS_MESSAGE_KEYS = [
  'cart.add',
  'cart.adding',
  'cart.choose-variation',
  'cart.quantity-label',
  'cart.increase',
  'cart.decrease',
  'notice.stock-out',
] as const satisfies readonly MessageKey[];

/**
 * What the island is drawn from before it reads the product from the page: nothing that only one product has.
 */
export interface BuyActionsProps {
  /** The fewest pieces that can be ordered. */
  lowest: number;
  /** Whether so many are there. */
  orderable: boolean;
  language: Language;
  messages: Messages;
}

/** The island's props in the page's language. */
export function buyActionsProps(
  { language, messages }: MessageSource & Pick<BuyActionsProps, 'language'>,
  lowest: number,
  orderable: boolean,
): BuyActionsProps {
  return { lowest, orderable, language, messages: messages(BUY_ACTIONS_MESSAGE_KEYS) };
}
