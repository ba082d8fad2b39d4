import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
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
  webp: 'image/webp',
  tsx: 'text/javascript; charset=utf-8',
};

/** All code of the page is one program under the name of its first module. */
const PROGRAM = 'main.tsx';

const bodies = new Map<string, Promise<Buffer> | Buffer>();

/**
 * The page and its files, under names of this machine only. Throws 403 for another name, 404 for a file that
 * the page does not have, and 405 for another method than GET and HEAD.
 */
export const operatorSite: Site = {
  owns: (path) => path === '/' || path.startsWith(OPERATOR_PATH),
  async answer({ context, request, method, url: { pathname: path } }) {
    refuseForeignHost(request, context.host);
    refuseWriting(method, path);
    const name = path === '/' ? 'page.html' : path.slice(OPERATOR_PATH.length);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)];
    const body =
      type !== undefined && /^[a-z0-9-]+\.[a-z]+$/.test(name) ? await readBrowserFile(name) : undefined;
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

/** A file as the browser gets it; undefined where the page has none of the name. */
function readBrowserFile(name: string): Promise<Buffer> | Buffer | undefined {
  const body = bodies.get(name) ?? (name.endsWith('.tsx') ? compile(name) : readFile(name));
  if (body) bodies.set(name, body);
  return body;
}

/** Pictures of looks are those of the documents; where those are not, the chooser has words alone. */
const pathOf = (name: string) =>
  name.endsWith('.webp')
    ? join(import.meta.dirname, '..', '..', '..', 'docs', 'looks', name)
    : join(import.meta.dirname, 'browser', name);

function readFile(name: string): Buffer | undefined {
  try {
    return readFileSync(pathOf(name));
  } catch {
    return undefined;
  }
}

/** The program with all that it imports, without types, at the first time that somebody opens the page. */
function compile(name: string): Promise<Buffer> | undefined {
  return name === PROGRAM ? bundle(pathOf(name)) : undefined;
}

async function bundle(input: string): Promise<Buffer> {
  const program = await rolldown({
    input,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  try {
    const { output } = await program.generate({ format: 'esm', comments: false });
    return Buffer.from(output[0].code);
  } finally {
    await program.close();
  }
}
