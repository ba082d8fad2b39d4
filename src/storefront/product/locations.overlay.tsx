import { useState } from 'react';
import { type Location, listLocations } from '#contract/catalogue/franchise.ts';
import type { Localized, StockId } from '#contract/value/primitive.ts';
import { MAP_ZOOM } from '#domain/address/map-view.ts';
import { joinLocations } from '#domain/product/locations.ts';
import { drawnText } from '#domain/text/drawn-text.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { PlaceMap } from '#storefront/ui/map/PlaceMap.tsx';
import './BuyBox.css';
import './locations.css';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /** Shows the pieces of a product's stocks in each branch, and the branch's place. */
    locations: { data: { stockIds: readonly StockId[] }; answer: never };
  }
}

/** Facts of the shop for the dialog, beside its texts. */
export const page = ({ company }: OverlayShop) => ({ map: company.map });

type Props = OverlayProps<'locations', typeof page>;

/** Stock of a product in each branch; a press on one shows it on the map. */
export default function LocationsOverlay({ data: { stockIds }, page, close }: Props) {
  const { language, defaultLanguage, messages, map } = page;
  const t = createTranslate(messages, language);
  const text = (localized: Localized) => drawnText(localized, language, defaultLanguage);
  const answer = useCall((signal) => listBranches(stockIds, signal), [stockIds.join()]);
  const [chosen, setChosen] = useState<Location>();
  const branches = answer.kind === 'ready' ? answer.value : [];
  return (
    <Dialog
      title={t('product.where')}
      closeLabel={t('dialog.close')}
      size={chosen ? 'wide' : 'narrow'}
      onClose={() => close()}
    >
      {answer.kind === 'loading' && (
        <p className="locations__bones skeleton" role="status" aria-label={t('product.whereLoading')} />
      )}
      {answer.kind === 'failed' && <CallFailed error={answer.error} onRetry={answer.retry} t={t} />}
      {answer.kind === 'ready' && branches.length === 0 && <p>{t('product.whereNone')}</p>}
      <div className={chosen ? 'locations locations--map' : 'locations'}>
        <ul className="locations__list">
          {branches.map((branch) => (
            <li key={branch.id} aria-current={branch === chosen ? 'true' : undefined}>
              <p>
                <b>{text(branch.name)}</b>
                <span className="buy-box__stock" data-level={branch.availability}>
                  {t(`notice.stock-${branch.availability}`)}
                </span>
              </p>
              <p className="locations__note">
                {text(branch.address)}
                <br />
                {text(branch.workingHours)}
              </p>
              <button
                type="button"
                className="link"
                aria-label={`${text(branch.name)}: ${t('product.onMap')}`}
                onClick={() => setChosen(branch)}
              >
                {t('product.onMap')}
              </button>
            </li>
          ))}
        </ul>
        {chosen && (
          <PlaceMap
            key={chosen.id}
            map={map}
            language={language}
            centre={chosen.coordinate}
            zoom={MAP_ZOOM.product}
            t={t}
          />
        )}
      </div>
    </Dialog>
  );
}

async function listBranches(stockIds: readonly StockId[], signal: AbortSignal): Promise<Location[]> {
  const answers = await Promise.all(
    stockIds.map((id) => callShop(listLocations, { params: { id } }, { signal })),
  );
  return joinLocations(answers.flatMap(({ items }) => items));
}
