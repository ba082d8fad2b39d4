import type { DeliveryNow } from '#client/api/tracking.ts';
import type { Language } from '#contract/primitive.ts';
import { formatNumber } from '#domain/format.ts';
import { clockOf } from '#domain/time.ts';
import { minutesAgo, OLD_POSITION_MS, saidStep, shownDistance } from '#domain/tracking.ts';
import type { MessageKey, Translate } from '#i18n/message-key.ts';

/** What the page says of a delivery that is still to come. */
export interface TrackingWords {
  /** When the driver is there, in large. */
  head: string;
  /** What is left of the way, or when it is planned. */
  rest: string;
  /** How old the position is and why; undefined while it is of now. */
  old?: { age: string; why: string };
  /** What is said aloud is said anew where this changes. */
  step: string;
}

/** `age` of the position in milliseconds; `failing` says that it is old since nobody answers us. */
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
      head: t('tracking.waiting', { time: clockOf(new Date(leavesAt)) }),
      rest: t('tracking.arrives', arrives),
      step: `waiting ${leavesAt}`,
    };
  if (age >= OLD_POSITION_MS)
    return {
      head: t('tracking.by-plan', arrives),
      rest: '',
      old: {
        age: t('tracking.old', { count: minutesAgo(age) }),
        why: t(failing ? 'tracking.old-offline' : 'tracking.old-silent'),
      },
      step: failing ? 'offline' : 'silent',
    };
  const { unit, number } = shownDistance(distance);
  return {
    head: minutes > 0 ? t('tracking.minutes', { count: minutes }) : t('tracking.here'),
    rest: t(`tracking.${unit}`, { number: formatNumber(number, language) }),
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

/** A colour that drivers' cars have, in the language of the page; another one as it was told. */
export function carColor(told: string, t: Translate): string {
  const key = new Map<string, MessageKey>(Object.entries(COLORS)).get(told);
  return key ? t(key) : told;
}

/** Messages of following a delivery; pages that do pass them along. */
export const TRACKING_MESSAGE_KEYS = [
  'tracking.title',
  'tracking.loading',
  'tracking.waiting',
  'tracking.arrives',
  'tracking.minutes',
  'tracking.here',
  'tracking.metres',
  'tracking.kilometres',
  'tracking.by-plan',
  'tracking.old',
  'tracking.old-offline',
  'tracking.old-silent',
  'tracking.failed',
  'tracking.again',
  'tracking.delivered',
  'tracking.delivered-text',
  'tracking.canceled',
  'tracking.unknown',
  'tracking.unknown-text',
  'tracking.driver',
  'tracking.plate',
  'tracking.call',
  'tracking.map',
  'tracking.whole-way',
  ...Object.values(COLORS),
] as const satisfies readonly MessageKey[];
