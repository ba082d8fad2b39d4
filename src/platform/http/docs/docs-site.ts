import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApiDocument } from '#contract/openapi/document.ts';
import { notFound, refuseWriting } from '#platform/http/refusal.ts';
import type { Site } from '#platform/http/site.ts';
import { renderDocs } from './render-docs.ts';

/** Path of the contract as a document for programs. */
const OPENAPI_PATH = '/openapi.json';

/** Path of the page for people; its files stand below it. */
const DOCS_PATH = '/docs';

const HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Bodies by path, each made when it is first asked for. */
const FILES: Readonly<Record<string, { type: string; make: () => string }>> = {
  [OPENAPI_PATH]: {
    type: 'application/json; charset=utf-8',
    make: () => JSON.stringify(createOpenApiDocument()),
  },
  [DOCS_PATH]: { type: 'text/html; charset=utf-8', make: () => renderDocs(createOpenApiDocument()) },
  [`${DOCS_PATH}/docs.css`]: { type: 'text/css; charset=utf-8', make: () => readFile('docs.css') },
  [`${DOCS_PATH}/call.css`]: { type: 'text/css; charset=utf-8', make: () => readFile('call.css') },
  [`${DOCS_PATH}/docs.js`]: { type: 'text/javascript; charset=utf-8', make: () => readFile('docs.js') },
};

const made = new Map<string, Buffer>();

/** The contract, as a document or as a page. Throws 404 and 405. */
export const docsSite: Site = {
  owns: (path) => path === OPENAPI_PATH || path === DOCS_PATH || path.startsWith(`${DOCS_PATH}/`),
  answer({ method, url: { pathname: path } }) {
    const file = FILES[path];
    if (!file)
      throw notFound(
        `There is nothing at ${path}; the page is at ${DOCS_PATH}, the document at ${OPENAPI_PATH}.`,
      );
    refuseWriting(method, path);
    const body = made.get(path) ?? Buffer.from(file.make());
    made.set(path, body);
    // The document has nothing that is not public, and tools on other pages read it.
    const open: Record<string, string> = path === OPENAPI_PATH ? { 'access-control-allow-origin': '*' } : {};
    return { status: 200, headers: { ...HEADERS, ...open, 'content-type': file.type }, body };
  },
};

function readFile(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}
