import type { Settings } from '#contract/market/settings.ts';
import {
  bankCardsPath,
  installmentPath,
  orderFailedPath,
  orderPath,
  orderPlacedPath,
} from '#domain/link/paths.ts';

/** Id of the element that names the services of a shop; without it nothing is measured. */
export const ANALYTICS_ID = 'analytics';

/** A service that measures what shoppers do, for the shop's owner. */
export interface AnalyticsService {
  /** The setting with the owner's id; without one the service is not loaded. */
  setting: keyof Settings;
  /** Origins of its scripts and of the addresses that they send to, as policies name them. */
  scripts: readonly string[];
  connections: readonly string[];
}

export const ANALYTICS_SERVICES = {
  'google-tag-manager': {
    setting: 'googleTagManager',
    scripts: ['https://www.googletagmanager.com'],
    connections: googleConnections(),
  },
  'google-analytics': {
    setting: 'googleAnalyticsId',
    scripts: ['https://www.googletagmanager.com'],
    connections: googleConnections(),
  },
  'facebook-pixel': {
    setting: 'facebookPixel',
    scripts: ['https://connect.facebook.net'],
    connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  'yandex-metrika': {
    setting: 'yandexMetrikaId',
    scripts: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
    connections: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  },
} as const satisfies Record<string, AnalyticsService>;

export type AnalyticsName = keyof typeof ANALYTICS_SERVICES;
export const ANALYTICS_NAMES = Object.keys(ANALYTICS_SERVICES) as [AnalyticsName, ...AnalyticsName[]];

/** The owner's ids by the names of services, of those that the shop measures with. */
export type AnalyticsIds = Partial<Record<AnalyticsName, string>>;

type SettingOf = (name: (typeof ANALYTICS_SERVICES)[AnalyticsName]['setting']) => string | null | undefined;

/** Reads from a shop's settings what it measures with. */
export function analyticsIds(setting: SettingOf): AnalyticsIds {
  return Object.fromEntries(
    ANALYTICS_NAMES.flatMap((name) => {
      const id = setting(ANALYTICS_SERVICES[name].setting);
      return id ? [[name, id]] : [];
    }),
  );
}

/** The names of the services that a shop measures with. */
export function analyticsNames(setting: SettingOf): AnalyticsName[] {
  const ids = analyticsIds(setting);
  return ANALYTICS_NAMES.filter((name) => ids[name] !== undefined);
}

/**
 * Pages that no service sees: those on which a bank card or papers are typed, and those whose address opens
 * an order.
 */
export const UNMEASURED = [
  bankCardsPath(),
  installmentPath(),
  orderPlacedPath(),
  orderFailedPath(),
  orderPath(),
];

/** True if services may measure on the page of a path without its language. */
export function isMeasured(path: string): boolean {
  return !UNMEASURED.some((one) => path === one || path.startsWith(`${one}/`));
}

function googleConnections(): readonly string[] {
  return [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ];
}
