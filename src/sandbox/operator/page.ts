import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Refusal, refuseWriting } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';
import { refuseForeignHost } from '#sandbox/control/guard.ts';

/** Below it stand the files of the operator's page; the page itself is at `/`. */
const OPERATOR_PATH = '/operator/';

/** Everything comes from the sandbox itself, and nothing in the page may turn text into markup. */
const contentSecurityPolicy = (storefront: string) =>
  [
    "default-src 'none'",
    `frame-src ${originOf(storefront)}`,
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The origin of all shops; a policy has a star for the first name of a host alone. */
function originOf(storefront: string): string {
  const isFirst = /^https?:\/\/\{subdomain\}\.[a-z0-9.:-]+$/.test(storefront);
  return isFirst ? storefront.replace('{subdomain}', '*') : 'http: https:';
}

const HEADERS = {
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  ts: 'text/javascript; charset=utf-8',
};

const bodies = new Map<string, Buffer>();

/**
 * The page and its files, under names of this machine only. Throws 403 for another name, 404 for a file that
 * the page does not have, and 405 for another method than GET and HEAD.
 */
export const operatorSite: Site = {
  owns: (path) => path === '/' || path.startsWith(OPERATOR_PATH),
  answer({ context, request, method, url: { pathname: path } }) {
    refuseForeignHost(request, context.host);
    refuseWriting(method, path);
    const name = path === '/' ? 'page.html' : path.slice(OPERATOR_PATH.length);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
    const body =
      type !== undefined && /^(?:[a-z0-9-]+\/)?[a-z0-9-]+\.[a-z]+$/.test(name)
        ? readBrowserFile(name)
        : undefined;
    if (!type || !body)
      throw new Refusal(404, { code: 'not-found', message: `The operator's page has no file ${name}.` });
    const policy = contentSecurityPolicy(context.storefront);
    return {
      status: 200,
      headers: { ...HEADERS, 'content-security-policy': policy, 'content-type': type },
      body,
    };
  },
};

/**
 * A file as the browser gets it; TypeScript loses its types, which keeps every line and column where it was.
 */
function readBrowserFile(name: string): Buffer | undefined {
  const known = bodies.get(name);
  if (known) return known;
  const text = readText(join(import.meta.dirname, 'browser', name));
  if (text === undefined) return undefined;
  const body = Buffer.from(name.endsWith('.ts') ? stripTypes(text) : text);
  bodies.set(name, body);
  return body;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Node calls the function experimental in a warning at its first use, which would stand in the log of every
 * sandbox.
 */
function stripTypes(code: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
