import { useState } from 'react';
import { MAP_CENTRE, type MapChoice } from '#domain/address/map-view.ts';
import { shownDistance } from '#domain/delivery/tracking.ts';
import type { BranchChoice } from '#domain/order/pick-up.ts';
import { formatNumber } from '#domain/text/format.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { PlacesMap } from '#storefront/ui/map/PlacesMap.tsx';
import { Choice } from './Choice.tsx';
import type { Words } from './checkout-text.ts';
import { Part } from './Part.tsx';
import { daysText } from './ShippingPart.tsx';
import type { PickUp } from './use-pick-up.ts';
import './branch.css';

/** Branches of a long list that show at once. */
const SHOWN = 5;

export interface BranchPartProps {
  pickUp: PickUp;
  /** Days until the order lies ready; undefined if unknown. */
  days: { min: number; max: number } | undefined;
  problem: string | undefined;
  onChoose: (branchId: number) => void;
  map: MapChoice;
  words: Words;
}

/** The branches where the order can be fetched, as a list and on a map. */
export function BranchPart({ pickUp, days, problem, onChoose, map, words }: BranchPartProps) {
  const { t, text, language } = words;
  const { choices, chosen, loading } = pickUp;
  const [onMap, setOnMap] = useState(false);
  const [all, setAll] = useState(false);
  const shown = all ? choices : choices.filter((one, at) => at < SHOWN || one === chosen);
  return (
    <Part part="branch" title={t('checkout.branch')} problem={problem}>
      {pickUp.kind === 'failed' && <CallFailed error={pickUp.error} onRetry={pickUp.retry} t={t} />}
      {loading && <div className="checkout-bone branch-bone skeleton" aria-busy="true" />}
      {pickUp.kind === 'ready' && !loading && choices.length === 0 && (
        <p className="checkout-part__text">{t('checkout.branch-none')}</p>
      )}
      {choices.length > 0 && (
        <>
          <p className="checkout-part__text">
            {days ? t('checkout.branch-ready', { days: daysText(days, words) }) : t('checkout.branch-text')}
          </p>
          {onMap && (
            <PlacesMap
              map={map}
              language={language}
              centre={chosen?.branch.coordinate ?? choices[0]?.branch.coordinate ?? MAP_CENTRE}
              places={choices.map(({ branch }) => ({
                id: branch.id,
                name: text(branch.name),
                coordinate: branch.coordinate,
              }))}
              chosen={chosen?.branch.id}
              onChoose={onChoose}
              t={t}
            />
          )}
          <div className="checkout-choices" role="radiogroup" aria-label={t('checkout.branch')}>
            {shown.map((choice) => (
              <Choice
                key={choice.branch.id}
                group="checkout-branch"
                label={text(choice.branch.name)}
                note={<BranchNote choice={choice} words={words} />}
                price={distanceText(choice, words)}
                checked={choice === chosen}
                onChoose={() => onChoose(choice.branch.id)}
              />
            ))}
          </div>
          {chosen && (chosen.stock.kind === 'some' || chosen.stock.kind === 'none') && (
            <p className="checkout-part__text" role="status">
              {t('checkout.branch-lacks')}
            </p>
          )}
          <div className="branch-buttons">
            {shown.length < choices.length && (
              <button type="button" className="button button--secondary" onClick={() => setAll(true)}>
                {t('checkout.branch-all', { number: choices.length })}
              </button>
            )}
            <button
              type="button"
              className="button button--secondary"
              aria-pressed={onMap}
              onClick={() => setOnMap(!onMap)}
            >
              {t(onMap ? 'checkout.branch-no-map' : 'address.map-show')}
            </button>
          </div>
        </>
      )}
    </Part>
  );
}

function BranchNote({
  choice: { branch, stock },
  words: { t, text },
}: {
  choice: BranchChoice;
  words: Words;
}) {
  return (
    <>
      {text(branch.address)}
      <br />
      {text(branch.workingHours)}
      {stock.kind !== 'unknown' && (
        <span className={`branch-stock branch-stock--${stock.kind}`}>
          {stock.kind === 'some'
            ? t('checkout.branch-some', { has: stock.has, number: stock.of })
            : t(`checkout.branch-${stock.kind}-there`)}
        </span>
      )}
    </>
  );
}

/** Distance as the crow flies; undefined while the shopper's place is unknown. */
function distanceText({ km }: BranchChoice, { t, language }: Words): string | undefined {
  if (km === undefined) return undefined;
  const { unit, number } = shownDistance(km * 1000);
  return t(`checkout.branch-${unit}`, { number: formatNumber(number, language) });
}
