import type { IncomingMessage, ServerResponse } from 'node:http';
import { findFile } from './find-file.ts';
import { GzipCache } from './gzip-cache.ts';
import { answerHeaders } from './headers.ts';
import { type ForeignServiceUrls, type PassedOn, passedOnService, passedOnUrl } from './passed-on.ts';
import { type PlatformProxy, sendFailure } from './proxy.ts';
import { joinSegments, parseRequestPath, type RequestPath } from './request-path.ts';
import { createFindSite, type Site, subdomainOf } from './site.ts';
import { sendFile } from './static-file.ts';

export interface HandlerOptions {
  /** Folder with one folder a shop. */
  sitesDirectory: string;
  /** Folder of the files that all shops share. */
  assetsDirectory: string;
  /** Security key of a tenant; calls of a shop without one are refused. */
  securityKey: (tenant: string) => string | undefined;
  proxy: PlatformProxy;
  /** Where geocoders and map pictures come from; the shop's platform where left out. */
  foreignServices?: ForeignServiceUrls;
  /** Believes `x-forwarded-proto`: only where every request comes through a proxy that sets it. */
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
    foreignServices = {},
    trustProxy = false,
  } = options;
  const findSite = createFindSite(sitesDirectory);
  const gzips = new GzipCache();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const secure = trustProxy && request.headers['x-forwarded-proto'] === 'https';
    const site = await findSite(subdomainOf(request.headers.host));
    if (!site) return sendPlain(response, 404, 'There is no shop at this address.', { secure });
    const path = parseRequestPath(request.url ?? '/');
    if ('problem' in path)
      return sendPlain(response, 400, `This request cannot be answered: ${path.problem}.`, { secure });
    const service = passedOnService(path.segments[0]);
    if (service?.kind === 'shop') return passOn(request, response, site, service, secure);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendPlain(response, 405, 'Pages can only be read.', { secure, headers: { allow: 'GET, HEAD' } });
    }
    if (service) return passOn(request, response, site, service, secure);
    const location = redirectOf(path);
    if (location)
      return sendPlain(response, 308, `The page is at ${location}`, { secure, headers: { location } });
    const file = await findFile(site, assetsDirectory, path.segments);
    if (!file) return sendPlain(response, 404, 'There is nothing at this address.', { secure });
    await sendFile(
      request,
      response,
      file,
      answerHeaders(file.kind, { pagePolicy: site.contentSecurityPolicy, secure }),
      gzips,
    );
  }

  function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    { name, kind, base }: PassedOn,
    secure: boolean,
  ): void {
    const key = kind === 'shop' ? securityKey(site.tenant) : null;
    const headers = answerHeaders('platform', { secure });
    if (key !== undefined) {
      proxy.pass(request, response, {
        url: passedOnUrl(base(site, foreignServices), request.url ?? '/'),
        name,
        securityKey: key,
        headers,
      });
      return;
    }
    const message = 'The host has no security key for this shop. Restart it after adding the tenant.';
    sendFailure(response, 503, { code: 'no-key', message }, headers);
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (response.destroyed) return;
      console.error(`${request.method} ${request.headers.host}${request.url} failed.`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'The server failed to answer. Try again.', { secure: false });
    }
  };
}

/** Where an address with an ending that no page has belongs. */
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
