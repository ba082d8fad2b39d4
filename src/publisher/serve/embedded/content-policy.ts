import {
  ANALYTICS_SERVICES,
  type AnalyticsName,
  type AnalyticsService,
} from '#domain/analytics/analytics.ts';
import { workerPath } from '#domain/link/paths.ts';
import { WORKER_ADDRESS_POLICY } from '#storefront/live/behaviour/offline.ts';
import { HTML_POLICY } from '#storefront/page/own-html.ts';
import { HASHED_FOLDER, POLICY_REPORTS_PATH } from './own-path.ts';

/** Nothing may run, be loaded or be shown in a frame, whatever the bytes turn out to be. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A picture that is opened as a page: SVG may be coloured by its own style sheets, and do nothing else. */
export const PICTURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** A service worker asks its own host, and runs what stands in its own file. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Address for reports, under its name in policies. */
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS_PATH}"`;

export interface PagePolicyOptions {
  /** Name of the host that the page is asked of. Any port of it is meant: a proxy may hide which one. */
  hostName: string;
  /** Hashes of scripts that stand in the page. */
  scriptHashes: readonly string[];
  /** Origins whose pages may show the page in a frame. */
  frameOrigins: readonly string[];
  /** Origins of the shop's captcha; empty if it has none. */
  captchaOrigins: readonly string[];
  /** Services that may measure on the page. */
  analytics: readonly AnalyticsName[];
  /** True if the shopper came by https. */
  secure: boolean;
}

/**
 * The policy of a shop's pages: scripts and style sheets come from the folder of hashed files of the shop's
 * own host, never from the page, and text becomes HTML in one named way.
 */
export function pagePolicy({
  hostName,
  scriptHashes,
  frameOrigins,
  captchaOrigins,
  analytics,
  secure,
}: PagePolicyOptions): string {
  const services: AnalyticsService[] = analytics.map((name) => ANALYTICS_SERVICES[name]);
  const foreign = captchaOrigins.length > 0 || services.length > 0;
  const hashed = `${hostName}:*/${HASHED_FOLDER}/`;
  return [
    "default-src 'none'",
    [
      `script-src ${hashed}`,
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...captchaOrigins,
      ...new Set(services.flatMap(({ scripts }) => scripts)),
    ].join(' '),
    [`style-src ${hashed}`, ...captchaOrigins].join(' '),
    `font-src ${hashed}`,
    ...(captchaOrigins.length > 0 ? [['frame-src', ...captchaOrigins].join(' ')] : []),
    `worker-src ${hostName}:*${workerPath()}`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    [
      "connect-src 'self'",
      ...captchaOrigins,
      ...new Set(services.flatMap(({ connections }) => connections)),
    ].join(' '),
    "manifest-src 'self'",
    ["frame-ancestors 'self'", ...frameOrigins].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Captchas and services load scripts by text; `allow-scripts.ts` lets them, and nothing else.
    `trusted-types ${HTML_POLICY} ${WORKER_ADDRESS_POLICY}${foreign ? ' default' : ''}`,
    // Platforms name pictures by http, too; most of those hosts answer https as well.
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // Named endpoints count on https alone, and where one is named the address is not looked at.
    ...(secure ? ['report-to policy'] : []),
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ');
}
