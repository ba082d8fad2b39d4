import { describeFault, type Fault, placeOf } from './fault.ts';
import { ImportError } from './import-error.ts';
import { columnsLookedFor, toldTitles } from './table-columns.ts';

/** A feed whose offers were looked at. */
interface ReadFeed {
  /** Titles of the columns where it is a table. */
  columns: readonly string[] | undefined;
  /** All offers that it has, and those of them that the shop has taken off sale, and that can be sold. */
  offers: number;
  disabled: number;
  sold: number;
  faults(): Iterable<Fault>;
}

/**
 * Throws `ImportError` where nothing is left to sell, and where most rows of a table are left out for one and
 * the same reason: its columns are not what they were taken for.
 */
export function refuseFeed(feed: ReadFeed): void {
  const { columns, offers, disabled, sold } = feed;
  if (offers === 0)
    throw new ImportError(
      'The feed has no offers at all, so nothing was imported. See that its export is not empty, and that offers ' +
        'stand in it as <offer>, <item> or <entry>, in a table as one row each.',
    );
  const rows = offers - disabled;
  if (rows === 0)
    throw new ImportError(
      `All ${offers} offers of the feed are off sale in it (drafts, hidden, disabled), so nothing was imported.`,
    );
  const leftOut = [...feed.faults()].filter(({ outcome, what }) => outcome === 'left out' && isOffer(what));
  if (columns && leftOut.length * 2 > rows) refuseTable(columns, rows, leftOut);
  if (sold > 0) return;
  const [first] = leftOut;
  const example = first
    ? ` ${leftOut.length === 1 ? 'The fault' : `The first of ${leftOut.length} faults`}: ${placeOf(first)}: ${describeFault(first)}.`
    : '';
  throw new ImportError(`The feed has no offer that can be sold, so nothing was imported.${example}`);
}

function refuseTable(columns: readonly string[], rows: number, leftOut: readonly Fault[]): void {
  const [[reason, faults] = ['', []]] = [...Map.groupBy(leftOut, (fault) => fault.reason)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const [first] = faults;
  if (!first || faults.length * 2 <= rows) return;
  throw new ImportError(
    `Of ${rows} rows of the table ${faults.length} would be left out for one reason: ${reason}. So its columns are ` +
      `not what they were taken for, and nothing was imported. The first: ${placeOf(first)}: ${describeFault(first)}. ` +
      `${columnsLookedFor()} The table has: ${toldTitles(columns)}. Rename the columns that are meant, take out the ` +
      'rows that are none to sell, or export a feed for Yandex Market or Google Merchant.',
  );
}

const isOffer = (what: string) => what === 'an offer' || what.startsWith('offer ');
