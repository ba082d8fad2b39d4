import { SERVICE_BASE_PATHS } from '#contract/define-call.ts';
import type { Site } from './site.ts';

/** Services of others, whose addresses an operator may set; the demo's platform answers for all of them. */
export const FOREIGN_SERVICES = ['openstreetmap', 'yandex', 'tiles'] as const;
export type ForeignService = (typeof FOREIGN_SERVICES)[number];

/**
 * Whole addresses that the rest of a path follows, without a closing slash; of `tiles` also one with `{z}`,
 * `{x}` and `{y}` in it.
 */
export type ForeignServiceUrls = Readonly<Partial<Record<ForeignService, string>>>;

/** Paths of a shop's host that other servers answer. */
export interface PassedOn {
  /** The first segment of the path. */
  segment: string;
  /** What is told to a shopper when it does not answer. */
  name: string;
  /** `shop` learns the shop and the shopper's token; `foreign` learns neither, and is only read from. */
  kind: 'shop' | 'foreign';
  /** Types of content that it may answer with. */
  types: RegExp;
  /** The whole address that the rest of the path follows. */
  base: (site: Pick<Site, 'platformUrl' | 'cacheServerUrl'>, foreign: ForeignServiceUrls) => string;
}

const JSON_ONLY = /^application\/(?:[\w.-]+\+)?json$/;
const PICTURES = /^image\/[\w.+-]+$/;
/** Answers of calls, pictures and videos. */
const JSON_AND_MEDIA = /^(?:application\/(?:[\w.-]+\+)?json|(?:image|video)\/[\w.+-]+)$/;

const onPlatform = (path: string) => (site: Pick<Site, 'platformUrl'>) =>
  withoutSlash(site.platformUrl) + path;

/** One row a service; configurations of other web servers are made from the same rows. */
export const PASSED_ON: readonly PassedOn[] = [
  {
    segment: segmentOf(SERVICE_BASE_PATHS.shop),
    name: 'The shop platform',
    kind: 'shop',
    types: JSON_AND_MEDIA,
    base: onPlatform(SERVICE_BASE_PATHS.shop),
  },
  {
    segment: segmentOf(SERVICE_BASE_PATHS.cache),
    name: 'The cache service',
    kind: 'shop',
    types: JSON_ONLY,
    base: (site) => withoutSlash(site.cacheServerUrl ?? onPlatform(SERVICE_BASE_PATHS.cache)(site)),
  },
  {
    segment: segmentOf(SERVICE_BASE_PATHS.driver),
    name: 'The delivery service',
    kind: 'shop',
    types: JSON_ONLY,
    base: onPlatform(SERVICE_BASE_PATHS.driver),
  },
  foreignRow(SERVICE_BASE_PATHS.openstreetmap, 'The search for addresses', 'openstreetmap', JSON_ONLY),
  foreignRow(SERVICE_BASE_PATHS.yandex, 'The search for addresses', 'yandex', JSON_ONLY),
  foreignRow('/tiles', 'The map', 'tiles', PICTURES),
];

/** The service that a path is passed on to, by its decoded first segment. */
export function passedOnService(segment: string | undefined): PassedOn | undefined {
  return PASSED_ON.find((service) => service.segment === segment);
}

/**
 * Where a request goes: the service's address and what follows the first segment of the request's own target,
 * query included. An address with `{z}`, `{x}` and `{y}` in it gets the three numbers of a tile instead.
 */
export function passedOnUrl(base: string, target: string): string {
  const [, z, x, y] = /^\/[^/]+\/(\d+)\/(\d+)\/(\d+)\.\w+(?:\?|$)/.exec(target) ?? [];
  if (z && x && y && base.includes('{z}')) return base.replace('{z}', z).replace('{x}', x).replace('{y}', y);
  const path = target.slice(1);
  const end = path.search(/[/?]/);
  return base + (end === -1 ? '' : path.slice(end));
}

function foreignRow(path: string, name: string, service: ForeignService, types: RegExp): PassedOn {
  return {
    segment: segmentOf(path),
    name,
    kind: 'foreign',
    types,
    base: (site, foreign) => foreign[service] ?? onPlatform(path)(site),
  };
}

function segmentOf(path: string): string {
  return path.slice(1);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
