import type { Settings } from '#contract/market/settings.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { LOOK_TABLES } from '#storefront/looks/look-tables.ts';

/** A layout of a whole page, for whoever chooses one: its purpose and its parts. */
interface Plan {
  number: number;
  purpose: string;
  /** From the top down, as the code calls them. */
  blocks: readonly string[];
}

/** The layouts of a part, and the setting that chooses one. */
export interface PlannedPart {
  title: MessageKey;
  setting: keyof Settings;
  plans: Plan[];
}

function planned<Row extends { purpose: string }>(
  title: MessageKey,
  { setting, rows }: { setting: keyof Settings; rows: Readonly<Record<number, Row>> },
  blocksOf: (row: Row) => readonly string[],
): PlannedPart {
  const plans = Object.entries(rows).map(([number, row]) => ({
    number: Number(number),
    purpose: row.purpose,
    blocks: blocksOf(row),
  }));
  return { title, setting, plans };
}

/** `checkout-look--left` is `left`. */
const choicesOf = ({ classes }: { classes: readonly string[] }) =>
  classes.map((name) => name.slice(name.indexOf('--') + 2));

/** Looks that no page can show in full: layouts of whole pages and of parts that only phones have. */
export const PLANNED_PARTS: readonly PlannedPart[] = [
  planned('shell.quickMenu', LOOK_TABLES.nav, ({ tabs }) => tabs),
  planned('shell.home', LOOK_TABLES.home, ({ parts, hero, categories }) =>
    parts.map((part) =>
      part === 'slides' ? `slides, ${hero}` : part === 'categories' ? `categories, ${categories}` : part,
    ),
  ),
  planned('shell.catalogue', LOOK_TABLES.list, ({ head, filters, pages, isDense }) => [
    `head, ${head}`,
    `filters, ${filters}`,
    isDense ? 'cards, dense' : 'cards',
    `pages, ${pages}`,
  ]),
  planned('page.product', LOOK_TABLES.product, ({ gallery, areas, below }) => [
    `gallery, ${gallery}`,
    ...Object.values(areas).map((parts) => parts.join(', ')),
    ...below.map((place) => place.join(' | ')),
  ]),
  planned('shell.cart', LOOK_TABLES.cart, choicesOf),
  planned('checkout.title', LOOK_TABLES.checkout, choicesOf),
  planned('account.title', LOOK_TABLES.profile, choicesOf),
  planned('maker.supplier', LOOK_TABLES.supplier, choicesOf),
  planned('sign-in.title', LOOK_TABLES.login, choicesOf),
];
