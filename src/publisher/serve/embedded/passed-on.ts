import { type Call, SERVICE_BASE_PATHS } from '#contract/call/define-call.ts';
import { joinSegments } from './request-path.ts';
import type { Site } from './site.ts';

/** Services of others, whose addresses an operator may set; the demo's platform answers for all of them. */
export const FOREIGN_SERVICES = [
  'openstreetmap',
  'yandex',
  'tiles',
  'tiles-yandex',
  'tiles-mapbox',
  'tiles-google',
] as const;
export type ForeignService = (typeof FOREIGN_SERVICES)[number];

/**
 * Whole addresses that the rest of a path follows, without a closing slash; of tiles also one with `{z}`,
 * `{x}`, `{y}`, `{token}` and `{lang}` in it.
 */
export type ForeignServiceUrls = Readonly<Partial<Record<ForeignService, string>>>;

/** Paths of a shop's host that other servers answer. */
export interface PassedOn {
  /** The first segment of the path. */
  segment: string;
  /** Name of the service in failures that shoppers read. */
  name: string;
  /** `shop` learns the shop and the shopper's token; `foreign` learns neither, and is only read from. */
  kind: 'shop' | 'foreign';
  /** Types of content that it may answer with. */
  types: RegExp;
  /** Other paths than calls of the contract that are passed on, and their types of content. */
  beside?: { path: RegExp; types: RegExp };
  /** The whole address that the rest of the path follows; `target` is the request's own. */
  base: (
    site: Pick<Site, 'platformUrl' | 'cacheServerUrl'>,
    foreign: ForeignServiceUrls,
    target: string,
  ) => string;
}

const JSON_ONLY = /^application\/(?:[\w.-]+\+)?json$/;
const PICTURES = /^image\/[\w.+-]+$/;
const MEDIA = /^(?:image|video)\/[\w.+-]+$/;

const onPlatform = (path: string) => (site: Pick<Site, 'platformUrl'>) =>
  withoutSlash(site.platformUrl) + path;

/** One row a service; configurations of other web servers are made from the same rows. */
export const PASSED_ON: readonly PassedOn[] = [
  {
    segment: segmentOf(SERVICE_BASE_PATHS.shop),
    name: 'The shop platform',
    kind: 'shop',
    types: JSON_ONLY,
    // The platform says itself where its pictures lie.
    beside: { path: /./, types: MEDIA },
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
  {
    ...foreignRow('/tiles', 'The map', 'tiles', PICTURES),
    beside: { path: /^\/tiles\/\d+\/\d+\/\d+\.\w+$/, types: PICTURES },
    base: (site, foreign, target) => foreign[tilesOf(target)] ?? foreign.tiles ?? onPlatform('/tiles')(site),
  },
];

/** The service that a path is passed on to, by its decoded first segment. */
export function passedOnService(segment: string | undefined): PassedOn | undefined {
  return PASSED_ON.find((service) => service.segment === segment);
}

/**
 * The types of content that a request may be answered with; undefined where it is no `call` of the contract
 * and nothing that is read beside them. That is for other services and for operators, and is not passed on.
 */
export function answerTypes(
  { types, beside }: PassedOn,
  call: Call | undefined,
  method: string | undefined,
  segments: readonly string[],
): RegExp | undefined {
  if (call) return types;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && beside?.path.test(joinSegments(segments)) ? beside.types : undefined;
}

/**
 * Address that a request is passed on to: the service's own, and the request's target after its first
 * segment, query included. An address with `{z}`, `{x}` and `{y}` in it gets the three numbers of a tile
 * instead, and for `{token}` and `{lang}` the values of the query.
 */
export function passedOnUrl(base: string, target: string): string {
  const [, z, x, y] = /^\/[^/]+\/(\d+)\/(\d+)\/(\d+)\.\w+(?:\?|$)/.exec(target) ?? [];
  if (z && x && y && base.includes('{z}')) {
    const query = queryOf(target);
    const said = { z, x, y, token: query.get('token') ?? '', lang: query.get('lang') ?? '' };
    return Object.entries(said).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, () => encodeURIComponent(value)),
      base,
    );
  }
  const path = target.slice(1);
  const end = path.search(/[/?]/);
  return base + (end === -1 ? '' : path.slice(end));
}

/** The maps that a tile is asked of, where the operator has an address for those. */
function tilesOf(target: string): ForeignService {
  const name = `tiles-${queryOf(target).get('map')}`;
  return FOREIGN_SERVICES.find((service) => service === name) ?? 'tiles';
}

function queryOf(target: string): URLSearchParams {
  return new URLSearchParams(target.split('?')[1]);
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
