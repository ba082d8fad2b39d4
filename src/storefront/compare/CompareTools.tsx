import type { CompareRow } from '#domain/product/compare-table.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { notify } from '#storefront/page/notice.ts';

export interface CompareToolsProps {
  /** Products side by side. */
  count: number;
  rows: readonly CompareRow[];
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  /** Address that shows these products to everybody. */
  shareHref: string;
  /** Left out if the products are not the shopper's own. */
  onClear: (() => void) | undefined;
  t: Translate;
}

/** Summary of a comparison, and the buttons above it. */
export function CompareTools({
  count,
  rows,
  onlyDifferences,
  onOnlyDifferences,
  shareHref,
  onClear,
  t,
}: CompareToolsProps) {
  const differences = rows.filter(({ differs }) => differs).length;
  const said =
    count < 2 || rows.length === 0
      ? ''
      : differences === 0
        ? t('compare.all-same')
        : t('compare.differences', { count: differences });
  const copy = async () => {
    const address = new URL(shareHref, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify({ text: t('compare.copied') });
    } catch {
      // Without a clipboard, opens the page at that address: it shows the same, and the address can be copied
      // by hand.
      location.assign(address);
    }
  };
  return (
    <div className="compare-tools">
      <p className="compare-tools__said" role="status">
        {t('category.count', { count })}
        {said && <span>{said}</span>}
      </p>
      {differences > 0 && (
        <label className="compare-tools__switch">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ currentTarget }) => onOnlyDifferences(currentTarget.checked)}
          />
          {t('compare.only-differences')}
        </label>
      )}
      <div className="compare-tools__ways">
        <a
          className="stocks__tool compare-tools__link"
          href={shareHref}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void copy();
          }}
        >
          {t('compare.share')}
        </a>
        <button type="button" className="stocks__tool compare-tools__print" onClick={() => print()}>
          {t('compare.print')}
        </button>
        {onClear && (
          <button type="button" className="stocks__tool" onClick={onClear}>
            {t('compare.clear')}
          </button>
        )}
      </div>
    </div>
  );
}
