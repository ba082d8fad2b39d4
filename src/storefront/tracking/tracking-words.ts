import type { Language } from '#contract/value/primitive.ts';
import { minutesAgo, OLD_POSITION_MS, saidStep, shownDistance } from '#domain/delivery/tracking.ts';
import { formatNumber } from '#domain/text/format.ts';
import { clockOf } from '#domain/time/time.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import type { DeliveryNow } from './tracking.ts';

/** Words for a delivery that is still to come. */
export interface TrackingWords {
  /** Time of arrival, in large; then further lines. */
  lines: readonly [head: string, ...string[]];
  /** The position is not of now, which the lines say. */
  isOld?: true;
  /** Key of the announcement: a new one is made when this changes. */
  step: string;
}

/** `age` of the position in milliseconds; `failing` if it is old since calls fail. */
export function trackingWords(
  { tracking, minutes, distance }: DeliveryNow,
  { age, failing }: { age: number; failing: boolean },
  language: Language,
  t: Translate,
): TrackingWords {
  const { state, leavesAt, arrivesAt } = tracking;
  const arrives = { time: clockOf(new Date(arrivesAt)) };
  if (state === 'waiting')
    return {
      lines: [t('tracking.waiting', { time: clockOf(new Date(leavesAt)) }), t('tracking.arrives', arrives)],
      step: `waiting ${leavesAt}`,
    };
  if (age >= OLD_POSITION_MS)
    return {
      lines: [
        t('tracking.by-plan', arrives),
        t('tracking.old', { count: minutesAgo(age) }),
        t(failing ? 'tracking.old-offline' : 'tracking.old-silent'),
      ],
      isOld: true,
      step: failing ? 'offline' : 'silent',
    };
  const { unit, number } = shownDistance(distance);
  return {
    lines: [
      minutes > 0 ? t('tracking.minutes', { count: minutes }) : t('tracking.here'),
      t(unit === 'metres' ? 'tracking.metres' : 'tracking.kilometres', {
        number: formatNumber(number, language),
      }),
      t('tracking.arrives', arrives),
    ],
    step: `minutes ${saidStep(minutes)}`,
  };
}

const COLORS = {
  white: 'tracking.color-white',
  black: 'tracking.color-black',
  grey: 'tracking.color-grey',
  silver: 'tracking.color-silver',
  blue: 'tracking.color-blue',
  red: 'tracking.color-red',
  green: 'tracking.color-green',
  yellow: 'tracking.color-yellow',
} as const;

/** A usual colour of cars, in the language of the page; any other as it was sent. */
export function carColor(told: string, t: Translate): string {
  const key = new Map<string, MessageKey>(Object.entries(COLORS)).get(told);
  return key ? t(key) : told;
}
