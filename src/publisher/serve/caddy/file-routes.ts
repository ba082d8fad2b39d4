import { CRAWLER_FILE } from '#domain/link/paths.ts';
import {
  escaped,
  HIDDEN,
  HIDES_SLASH,
  RELEASE_INFO,
  RESERVED,
  WORKER,
} from '#publisher/serve/configuration/address-rules.ts';
import type { OwnKind } from '#publisher/serve/configuration/header-table.ts';
import { contentTypeOf, isPackable, TYPES } from '#publisher/serve/embedded/content-type.ts';
import { DICTIONARY_NAME, HASHED_FOLDER } from '#publisher/serve/embedded/own-path.ts';
import { answer } from './answer.ts';
import { headersOf } from './headers.ts';
import { type Handler, type Match, matches, PATH, type Route, setVariables, TARGET } from './syntax.ts';

/** Addresses of files that shops keep for themselves, and broken addresses. */
const HIDDEN_ADDRESSES: readonly Match[] = [
  matches(PATH, HIDDEN),
  matches(PATH, `(?i)${RESERVED}`),
  matches(TARGET, HIDES_SLASH),
  { vars: { is_not_found: ['1'] } },
];

/**
 * Answers with files below `root`: a page, a file of the shop, one of all shops, or the not-found page.
 * `status` is that of files after a failure, whose own they would have else.
 */
export function fileRoutes(root: string, status?: number): Route[] {
  const hashed = matches(PATH, `^/${HASHED_FOLDER}(/|$)`);
  const dictionary = matches(PATH, `^/${escaped(DICTIONARY_NAME)}`);
  const file = (kind: OwnKind, path: string, match: Match = {}, unless: Match[] = []): Route => ({
    match: [{ ...match, not: [...HIDDEN_ADDRESSES, ...unless], file: { root, try_files: [path] } }],
    handle: [
      ...(isPage(kind) ? [AS_PAGE] : []),
      headersOf(kind),
      ...linked(kind),
      ...(status === undefined ? [] : [UNCONDITIONAL]),
      ...send(root, status),
    ],
    terminal: true,
  });
  const page = '{http.vars.site}{http.vars.page}';
  return [
    { handle: [NO_RANGES, ...typeOfEnding()] },
    file('dictionary', `/assets{${PATH}}`, dictionary),
    file('hashed-file', `/assets{${PATH}}`, hashed),
    answer([hashed], 404, NOTHING),
    file('page', page, { vars: { kind: ['page'] } }),
    file('fragment', page),
    file('file', '{http.vars.fixed}', {}, [{ vars: { fixed: [''] } }]),
    ...['{http.vars.site}', '/assets'].flatMap((folder) => [
      file('worker', `${folder}{${PATH}}`, matches(PATH, WORKER)),
      file('fresh-file', `${folder}{${PATH}}`, matches(PATH, RELEASE_INFO)),
      file('crawler-file', `${folder}{${PATH}}`, matches(PATH, CRAWLER_FILE)),
      file('file', `${folder}{${PATH}}`),
    ]),
    ...['{http.vars.site}{http.vars.language}', '{http.vars.site}'].map(
      (folder): Route => ({
        match: [{ file: { root, try_files: [`${folder}/404.html`] } }],
        handle: [AS_PAGE, headersOf('page'), ...linked('page'), UNCONDITIONAL, ...send(root, 404)],
        terminal: true,
      }),
    ),
    answer(undefined, 404, NOTHING),
  ];
}

const NOTHING = 'There is nothing at this address.';

function isPage(kind: OwnKind): boolean {
  return kind === 'page' || kind === 'fragment';
}

/** Offers the dictionary of the shop and language, where there is one. */
function linked(kind: OwnKind): Handler[] {
  if (kind !== 'page') return [];
  const set: Handler = { handler: 'headers', response: { set: { Link: ['{http.vars.dictionary}'] } } };
  const match = [{ not: [{ vars: { dictionary: [''] } }] }];
  return [{ handler: 'subroute', routes: [{ match, handle: [set] }] }];
}

const AS_PAGE = setVariables({ type: contentTypeOf('x.html'), packable: '1' });

const CONDITIONS = ['Range', 'If-Range', 'If-Modified-Since', 'If-Unmodified-Since', 'If-Match'];
const NO_RANGES: Handler = { handler: 'headers', request: { delete: CONDITIONS } };
const UNCONDITIONAL: Handler = { handler: 'headers', request: { delete: ['If-None-Match'] } };

/** The type of the file that an address names; Caddy's own table depends on the machine. */
function typeOfEnding(): Handler[] {
  const mappings = Object.keys(TYPES).map((ending) => ({
    input: ending,
    outputs: [contentTypeOf(`x.${ending}`), isPackable(`x.${ending}`) ? '1' : ''],
  }));
  return [
    {
      handler: 'subroute',
      routes: [
        {
          match: [{ vars_regexp: { [`{${PATH}}`]: { name: 'ending', pattern: '\\.([^./]+)$' } } }],
          handle: [],
        },
      ],
    },
    {
      handler: 'map',
      source: '{http.regexp.ending.1}',
      destinations: ['{storefront_type}', '{storefront_packable}'],
      mappings,
      defaults: [contentTypeOf(''), ''],
    },
    setVariables({ type: '{storefront_type}', packable: '{storefront_packable}' }),
  ];
}

const PACKED: Match = { method: ['GET'], vars: { packable: ['1'] } };

/** For HEAD it would tell the length of nothing, packed. */
const PACK: Handler = {
  handler: 'encode',
  encodings: { gzip: {} },
  prefer: ['gzip'],
  minimum_length: 1,
  match: { headers: { 'Content-Type': ['*'] } },
};

/** Sends the file that the route has found: as Brotli where it lies so, packed as gzip where that helps. */
function send(root: string, status?: number): Handler[] {
  return [
    { handler: 'headers', response: { set: { 'Content-Type': ['{http.vars.type}'] } } },
    { handler: 'subroute', routes: [{ match: [PACKED], handle: [PACK] }] },
    { handler: 'rewrite', uri: '{http.matchers.file.relative}' },
    {
      handler: 'file_server',
      root,
      index_names: [],
      canonical_uris: false,
      precompressed: { br: {} },
      precompressed_order: ['br'],
      ...(status !== undefined && { status_code: String(status) }),
    },
  ];
}
