import type { Settings } from '#contract/market/settings.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { LOOK_TABLES, type LookName } from '#storefront/looks/look-tables.ts';

/** A layout of a whole page, for whoever chooses one: its parts. */
interface Plan {
  number: number;
  /** From the top down, as the code calls them. */
  blocks: readonly string[];
}

/** The layouts of a part, and the setting that chooses one. */
export interface PlannedPart {
  title: MessageKey;
  look: LookName;
  setting: keyof Settings;
  plans: Plan[];
}

function planned<Look extends LookName>(
  title: MessageKey,
  look: Look,
  blocksOf: (row: (typeof LOOK_TABLES)[Look]['rows'][1]) => readonly string[],
): PlannedPart {
  const { setting, rows } = LOOK_TABLES[look];
  const plans = Object.entries(rows).map(([number, row]) => ({
    number: Number(number),
    blocks: blocksOf(row),
  }));
  return { title, look, setting, plans };
}

/** `checkout-look--left` is `left`. */
const choicesOf = ({ classes }: { classes: readonly string[] }) =>
  classes.map((name) => name.slice(name.indexOf('--') + 2));

/** Looks that no page can show in full: layouts of whole pages and of parts that only phones have. */
export const PLANNED_PARTS: readonly PlannedPart[] = [
  planned('shell.quickMenu', 'nav', ({ tabs }) => tabs),
  planned('shell.home', 'home', ({ parts, hero, categories }) =>
    parts.map((part) =>
      part === 'slides' ? `slides, ${hero}` : part === 'categories' ? `categories, ${categories}` : part,
    ),
  ),
  planned('shell.catalogue', 'list', ({ head, filters, pages, isDense }) => [
    `head, ${head}`,
    `filters, ${filters}`,
    isDense ? 'cards, dense' : 'cards',
    `pages, ${pages}`,
  ]),
  planned('page.product', 'product', ({ gallery, areas, below }) => [
    `gallery, ${gallery}`,
    ...Object.values(areas).map((parts) => parts.join(', ')),
    ...below.map((place) => place.join(' | ')),
  ]),
  planned('shell.cart', 'cart', choicesOf),
  planned('checkout.title', 'checkout', choicesOf),
  planned('account.title', 'profile', choicesOf),
  planned('maker.supplier', 'supplier', choicesOf),
  planned('sign-in.title', 'login', choicesOf),
];
