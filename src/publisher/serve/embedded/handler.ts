import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '#contract/call/failure.ts';
import { isMeasured } from '#domain/analytics/analytics.ts';
import { splitLanguage } from '#domain/link/paths.ts';
import { CONSOLE_LOG } from '#lib/log/text-log.ts';
import { requestKind } from './answered.ts';
import { type CallGuard, TOO_LONG_CALL } from './call-guard.ts';
import { pagePolicy } from './content-policy.ts';
import { contentTypeOf } from './content-type.ts';
import type { PolicyReports } from './count-policy-reports.ts';
import { type FoundFile, findFile } from './find-file.ts';
import { answerHeaders } from './headers.ts';
import { parseHost } from './host-name.ts';
import { knownCall } from './known-call.ts';
import { POLICY_REPORTS_PATH, PREVIEW_PARAMETER } from './own-path.ts';
import { PackedCache } from './packed-cache.ts';
import { dictionaryLink, PageDictionaries } from './page-dictionaries.ts';
import {
  answerTypes,
  type ForeignServiceUrls,
  type PassedOn,
  passedOnService,
  passedOnUrl,
} from './passed-on.ts';
import type { PlatformProxy } from './proxy.ts';
import { isRenewal, type Renewals } from './renewal.ts';
import { joinSegments, parseRequestPath, type RequestPath } from './request-path.ts';
import { sendFailure, sendJson } from './send-json.ts';
import { createFindSite, type FindSiteOptions, type Site } from './site.ts';
import { sendFile } from './static-file.ts';

export interface HandlerOptions extends FindSiteOptions {
  /** Folder with one folder a shop. */
  sitesDirectory: string;
  /** Folder of the files that all shops share. */
  assetsDirectory: string;
  /** Security key of a tenant; calls of a shop without one are refused. */
  securityKey: (tenant: string) => string | undefined;
  proxy: PlatformProxy;
  guard: CallGuard;
  renewals: Renewals;
  reports: PolicyReports;
  /** Addresses of geocoders and map pictures; the shop's platform if left out. */
  foreignServices?: ForeignServiceUrls;
  /** Answers a request that is for no shop, and says so by true. */
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** The file of a page that a release to come brings, beside the one that is published. */
  stagedPreview?: ((site: Site, file: string) => string | undefined) | undefined;
  /** Hears of each page that is sent, with its file; not of one that the browser has already. */
  onPageSent?: (site: Site, file: string) => void;
  /** Believes `x-forwarded-proto` and `-for`: only where a proxy before all requests sets them. */
  trustProxy?: boolean;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers requests: host → shop → file, or the service that the path is passed on to. */
export function createHandler(options: HandlerOptions): Handler {
  const {
    sitesDirectory,
    assetsDirectory,
    securityKey,
    proxy,
    guard,
    renewals,
    reports,
    foreignServices = {},
    trustProxy = false,
    log = CONSOLE_LOG,
  } = options;
  const findSite = createFindSite(sitesDirectory, options);
  const packs = new PackedCache();
  const dictionaries = new PageDictionaries(assetsDirectory);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const secure = trustProxy && request.headers['x-forwarded-proto'] === 'https';
    const odd = oddityOf(request);
    if (odd) return sendPlain(response, 400, `This request cannot be answered: ${odd}.`, { secure });
    const host = parseHost(request.headers.host);
    const site = host && (await findSite(host.name));
    if (!site) return sendPlain(response, 404, 'There is no shop at this address.', { secure });
    const path = parseRequestPath(request.url ?? '/');
    if ('problem' in path)
      return sendPlain(response, 400, `This request cannot be answered: ${path.problem}.`, { secure });
    const service = passedOnService(path.segments[0]);
    if (service?.kind === 'shop') {
      if (!METHODS.has(request.method ?? ''))
        return sendPlain(response, 405, 'There is no call of this method.', { secure });
      return isRenewal(request.method, path.segments)
        ? renew(request, response, site, service, secure)
        : passOn(request, response, site, service, path.segments, secure);
    }
    if (request.method === 'POST' && joinSegments(path.segments) === POLICY_REPORTS_PATH) {
      const status = await reports.receive(request, site.tenant, host.name);
      response.writeHead(status, answerHeaders('plain', { secure })).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendPlain(response, 405, 'Pages can only be read.', { secure, headers: { allow: 'GET, HEAD' } });
    }
    if (service) return passOn(request, response, site, service, path.segments, secure);
    // With a closing dot the same host is another origin, and no policy can name it.
    const location = host.closingDot ? `//${host.address}${request.url}` : redirectOf(path);
    if (location)
      return sendPlain(response, 308, `The page is at ${location}`, { secure, headers: { location } });
    const file = await findFile(site, assetsDirectory, path.segments);
    if (!file) return sendPlain(response, 404, 'There is nothing at this address.', { secure });
    const address = splitLanguage(joinSegments(path.segments), site.languages, site.languages[0]);
    const policy = pagePolicy({
      ...site,
      hostName: host.name,
      analytics: isMeasured(address.path) ? site.analytics : [],
      secure,
    });
    const headers = answerHeaders(file.kind, {
      policy,
      dictionary: dictionaryLink(site, address.language),
      type: contentTypeOf(file.path),
      secure,
    });
    if (file.kind === 'page' && new URLSearchParams(path.query).get(PREVIEW_PARAMETER)) {
      Object.assign(headers, OF_THE_MOMENT);
      if (await sendStagedPreview(request, response, site, file, headers)) return;
    }
    const dictionary = file.kind === 'page' ? await dictionaries.find(request.headers, site) : undefined;
    const isSent = await sendFile(request, response, file, { headers, packs, dictionary });
    if (isSent && file.kind === 'page' && file.status === 200) options.onPageSent?.(site, file.path);
  }

  /** Sends a page as the release to come has it; false where none is to come, or it has come meanwhile. */
  async function sendStagedPreview(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    file: FoundFile,
    headers: Record<string, string>,
  ): Promise<boolean> {
    const path = options.stagedPreview?.(site, file.path);
    if (path === undefined) return false;
    try {
      await sendFile(request, response, { ...file, path }, { headers, packs });
      return true;
    } catch (error) {
      if (response.headersSent || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false;
    }
  }

  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    service: PassedOn,
    segments: readonly string[],
    secure: boolean,
  ): Promise<void> {
    const { name, kind, base } = service;
    const call = knownCall(request.method, segments);
    const types = answerTypes(service, call, request.method, segments);
    const headersFor = (type = '') => answerHeaders('platform', { type, secure });
    const refuse = (status: number, failure: Failure, more: Record<string, string> = {}) => {
      request.resume();
      sendFailure(response, status, failure, { ...headersFor(), ...more });
    };
    if (!types) return refuse(404, NO_CALL);
    const key = kind === 'shop' ? securityKey(site.tenant) : null;
    if (key === undefined) return refuse(503, NO_KEY);
    const admission = call ? await guard.admit(request, call) : {};
    if (admission === 'too-large') return refuse(413, TOO_LONG_CALL);
    if ('retryAfter' in admission)
      return refuse(429, TOO_MANY_CALLS, { 'retry-after': String(admission.retryAfter) });
    const target = request.url ?? '/';
    proxy.pass(request, response, {
      url: passedOnUrl(base(site, foreignServices, target), target),
      name,
      securityKey: key,
      types,
      headersFor,
      body: 'body' in admission ? admission.body : undefined,
    });
  }

  /** Whoever asks for a renewal is not passed on: many who ask are one call of the host's own. */
  async function renew(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    { base }: PassedOn,
    secure: boolean,
  ): Promise<void> {
    request.resume();
    const key = securityKey(site.tenant);
    const headers = answerHeaders('platform', { secure });
    if (key === undefined) return sendFailure(response, 503, NO_KEY, headers);
    const target = request.url ?? '/';
    const url = passedOnUrl(base(site, foreignServices, target), target);
    const { status, body } = await renewals.renew(site.tenant, { url, securityKey: key });
    sendJson(response, status, body, headers);
  }

  return async (request, response) => {
    try {
      if (!options.before?.(request, response)) await answer(request, response);
    } catch (error) {
      if (response.destroyed) return;
      // No path: of some pages it alone lets a stranger in.
      const kind = requestKind(request.url ?? '/');
      const [method, host] = [request.method, parseHost(request.headers.host)?.name];
      log.error(
        { event: 'request-failed', method, host, kind, error },
        `${method} of a ${kind} of ${host} failed.`,
      );
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'The server failed to answer. Try again.', { secure: false });
    }
  };
}

/** Headers of a page that may change within a second. */
const OF_THE_MOMENT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Methods of calls; a service is asked by no other one. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const NO_CALL = { code: 'no-call', message: 'A shop has no call of this method and path.' };

/** Failure of a call that came too often. */
export const TOO_MANY_CALLS = {
  code: 'too-many-requests',
  message: 'Too many calls of this kind come from this address, or for this phone. Try again later.',
} satisfies Failure;

const NO_KEY = {
  code: 'no-key',
  message: 'The host has no security key for this shop. Restart it after adding the tenant.',
};

/** Finds headers that two servers in a row could read in two ways. */
function oddityOf({ rawHeaders }: IncomingMessage): string | undefined {
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  if (names.filter((name) => name === 'host').length > 1) return 'it names two hosts';
  return undefined;
}

/** Target of an address with an ending that no page has. */
function redirectOf({ segments, closingSlash, query }: RequestPath): string | undefined {
  if (segments.includes('')) return undefined;
  const last = segments.at(-1) ?? '';
  const rest = segments.slice(0, -1);
  if (last === 'index.html' && rest.length === 0) return `/${query}`;
  if (last.endsWith('.html') && last !== '.html')
    return `${joinSegments([...rest, last.slice(0, -'.html'.length)])}${query}`;
  return closingSlash ? `${joinSegments(segments)}${query}` : undefined;
}

function sendPlain(
  response: ServerResponse,
  status: number,
  text: string,
  { secure, headers = {} }: { secure: boolean; headers?: Record<string, string> },
): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    ...answerHeaders('plain', { secure }),
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
