import { useEffect, useRef, useState } from 'react';
import type { DeliveryState } from '#contract/order/delivery.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { MapChoice } from '#domain/address/map-view.ts';
import { isOver, positionAge } from '#domain/delivery/tracking.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { WayMap } from '#storefront/ui/map/WayMap.tsx';
import { DriverCard } from './DriverCard.tsx';
import type { DeliveryKey } from './tracking.ts';
import { type TrackingWords, trackingWords } from './tracking-words.ts';
import { useInSight } from './use-in-sight.ts';
import { useNow } from './use-now.ts';
import { type Followed, useTracking } from './use-tracking.ts';
import './tracking.css';

export interface TrackingPanelProps {
  delivery: DeliveryKey;
  /** State in the order; the driver service may know a newer one. */
  state: DeliveryState;
  map: MapChoice;
  language: Language;
  t: Translate;
  /** The delivery is in another state than the order says: it has to be asked for again. */
  onChanged: () => void;
}

/** Position of the driver, in words first; the map adds nothing to them. */
export function TrackingPanel({ delivery, state, map, language, t, onChanged }: TrackingPanelProps) {
  const box = useRef<HTMLElement>(null);
  const inSight = useInSight(box);
  const followed = useTracking(delivery, inSight && !isOver(state));
  const known = followed.kind === 'known' ? followed.now : undefined;
  const told = known?.tracking.state;
  const current = isOver(state) ? state : (told ?? state);
  const now = useNow(inSight && !isOver(current));

  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(() => {
    if (told && told !== state) changed.current();
  }, [told, state]);

  const age = followed.kind === 'known' ? positionAge({ ...followed.now.tracking, ...followed }, now) : 0;
  const words =
    followed.kind === 'known'
      ? trackingWords(followed.now, { age, failing: followed.failing }, language, t)
      : null;
  const isGoing = current === 'on-the-way' && followed.kind !== 'unknown';
  return (
    <section className="tracking panel" ref={box} aria-labelledby="tracking" data-state={current}>
      <div className="tracking__top">
        <h2 className="order__title" id="tracking">
          {t('tracking.title')}
        </h2>
        {!isOver(current) && followed.kind !== 'unknown' && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('tracking.again')}
            onClick={followed.look}
          >
            <svg className="icon" aria-hidden="true">
              <use href={iconHref('refresh')} />
            </svg>
          </button>
        )}
      </div>
      {isOver(current) ? (
        <End text={t(current === 'delivered' ? 'tracking.delivered' : 'tracking.canceled')}>
          {current === 'delivered' && t('tracking.delivered-text')}
        </End>
      ) : (
        <Words followed={followed} words={words} t={t} />
      )}
      {known && !isOver(current) && <DriverCard driver={known.tracking.driver} t={t} />}
      {followed.kind === 'loading' && <div className="tracking-driver__bone skeleton" aria-hidden="true" />}
      {isGoing && (
        <WayMap
          map={map}
          language={language}
          way={known?.tracking}
          isOld={words?.isOld ?? false}
          inSight={inSight}
          t={t}
        />
      )}
    </section>
  );
}

interface WordsProps {
  followed: Followed;
  words: TrackingWords | null;
  t: Translate;
}

/** Visible words change with each look; they are announced only when the step changes. */
function Words({ followed, words, t }: WordsProps) {
  const said = useSaid(words ? words.lines.join('. ') : t('tracking.loading'), words?.step ?? followed.kind);
  if (followed.kind === 'unknown')
    return <End text={t('tracking.unknown')}>{t('tracking.unknown-text')}</End>;
  if (followed.kind === 'failed')
    return (
      <p className="tracking__words" role="status">
        {t('tracking.failed')}
      </p>
    );
  if (!words)
    return (
      <div className="tracking__words" aria-busy="true">
        <p className="visually-hidden" role="status">
          {said}
        </p>
        <p className="tracking__head tracking__bone skeleton" />
      </div>
    );
  const [head, ...rest] = words.lines;
  return (
    <div className={words.isOld ? 'tracking__words tracking__words--old' : 'tracking__words'}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="tracking__head">{head}</p>
      {rest.map((line) => (
        <p key={line} className="tracking__rest">
          {line}
        </p>
      ))}
    </div>
  );
}

function End({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="tracking__words" role="status">
      <p className="tracking__head">{text}</p>
      {children && <p className="tracking__rest">{children}</p>}
    </div>
  );
}

/** The text as it was when `step` last changed. */
function useSaid(text: string, step: string): string {
  const [said, setSaid] = useState({ text, step });
  if (said.step === step) return said.text;
  setSaid({ text, step });
  return text;
}
