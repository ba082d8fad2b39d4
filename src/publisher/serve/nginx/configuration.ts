import { PASSED } from '#publisher/serve/configuration/address-rules.ts';
import { plainValue, type WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { isPackableType, isText, TYPES, UNKNOWN_TYPE } from '#publisher/serve/embedded/content-type.ts';
import { HASHED_FOLDER, POLICY_REPORTS_PATH, PREVIEW_PARAMETER } from '#publisher/serve/embedded/own-path.ts';
import { MAX_BODY_BYTES, TOO_LARGE } from '#publisher/serve/embedded/proxy.ts';
import { callLimitLines, limitsByAddress } from './call-limits.ts';
import { headers, INNER, maps } from './maps.ts';
import { block, quote } from './syntax.ts';
import { failure, INNER_WORDS, TOO_MANY, WORDS, words } from './words.ts';

/**
 * The configuration with which nginx serves the shops, to be included in its block `http`. Throws a
 * ConfigurationError where something of a shop cannot be told to nginx.
 */
export function nginxConfiguration(setup: WebServerSetup): string {
  const { maps: headerMaps, directives } = headers();
  const { files, calls } = setup.rates;
  return `${[
    '# Made by `npm run web-server -- nginx`: changes in this file are lost.',
    '# Needs the module brotli_static (Debian: libnginx-mod-http-brotli-static).',
    'map_hash_max_size 16384;',
    'map_hash_bucket_size 512;',
    `limit_req_zone $binary_remote_addr zone=storefront_files:10m rate=${files.perSecond}r/s;`,
    `limit_req_zone $binary_remote_addr zone=storefront_calls:10m rate=${calls.perSecond}r/s;`,
    ...callLimitLines(setup.callLimits),
    'limit_conn_zone $binary_remote_addr zone=storefront_connections:10m;',
    // Node closes a connection that is not used for 5 s.
    block('upstream storefront_host', [
      `server ${plainValue(setup.host, 'The address of npm run serve')};`,
      'keepalive 64;',
      'keepalive_timeout 4s;',
    ]),
    ...maps(setup),
    ...headerMaps,
    block('server', [
      ...listenLines(setup),
      ...limitLines(setup),
      ...fileLines(setup),
      ...directives,
      'add_header allow $storefront_allow always;',
      'add_header location $storefront_moved always;',
      'add_header retry-after $storefront_later always;',
      ...problemLines(),
      ...locations(setup),
    ]),
  ].join('\n\n')}\n`;
}

function listenLines({ listen, certificate, proxies }: WebServerSetup): string[] {
  return [
    `listen ${plainValue(listen, 'The address to listen at')} default_server${certificate ? ' ssl http2' : ''};`,
    'server_name _;',
    'server_tokens off;',
    ...(certificate
      ? [
          `ssl_certificate ${quote(plainValue(certificate.file, 'The certificate'))};`,
          `ssl_certificate_key ${quote(plainValue(certificate.key, 'The key of the certificate'))};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:storefront:10m;',
        ]
      : []),
    ...proxies.map((one) => `set_real_ip_from ${one};`),
    ...(proxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
  ];
}

function limitLines({ limits, rates }: WebServerSetup): string[] {
  const { headTime, idleTime } = limits;
  return [
    `client_header_timeout ${headTime}ms;`,
    `client_body_timeout ${idleTime}ms;`,
    `send_timeout ${idleTime}ms;`,
    `keepalive_timeout ${idleTime}ms;`,
    'reset_timedout_connection on;',
    'large_client_header_buffers 4 16k;',
    'client_max_body_size 16k;',
    `limit_conn storefront_connections ${rates.connections};`,
    // The address of an order lets in whoever has it.
    'access_log off;',
    'limit_req_log_level info;',
    'limit_conn_log_level info;',
    'limit_conn_status 429;',
    'limit_req_status 429;',
  ];
}

function fileLines({ root }: WebServerSetup): string[] {
  const packable = [...new Set(Object.values(TYPES).filter((type) => isPackableType(type)))];
  const texts = packable.filter((type) => isText(type) && type !== 'text/html');
  return [
    `root ${quote(plainValue(root, 'The folder of the data'))};`,
    block('types', typeLines()),
    'types_hash_max_size 8192;',
    'types_hash_bucket_size 256;',
    `default_type ${UNKNOWN_TYPE};`,
    'charset utf-8;',
    `charset_types ${texts.join(' ')};`,
    'merge_slashes off;',
    'sendfile on;',
    'tcp_nopush on;',
    'etag on;',
    'if_modified_since off;',
    'add_header last-modified "" always;',
    'max_ranges 0;',
    'brotli_static on;',
    'gzip on;',
    'gzip_min_length 1;',
    'gzip_comp_level 6;',
    'gzip_proxied any;',
    `gzip_types ${packable.filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

function typeLines(): string[] {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(TYPES))
    endings.set(type, [...(endings.get(type) ?? []), ending]);
  return [...endings].map(([type, all]) => `${type} ${all.join(' ')};`);
}

/** Status by which this configuration tells itself what to answer. */
const BAD = 418;
const MOVED = 419;
const STRANGER = 421;
const TO_COME = 423;
const PACKED = 424;

function problemLines(): string[] {
  return [
    'set $storefront_answer plain;',
    'set $storefront_asked $uri;',
    // A request that cannot be read has no address, and so no way to a named location.
    `error_page 400 ${INNER}broken;`,
    `error_page 414 494 =431 ${INNER}long;`,
    `error_page ${BAD} =400 @storefront_bad;`,
    'error_page 404 @storefront_missing;',
    'error_page 405 @storefront_unread;',
    'error_page 413 @storefront_large;',
    `error_page ${MOVED} =308 @storefront_moved;`,
    `error_page ${STRANGER} =404 @storefront_stranger;`,
    `error_page ${PACKED} = @storefront_by_dictionary;`,
    `error_page ${TO_COME} = @storefront_staged_preview;`,
    'error_page 429 @storefront_many;',
    'error_page 403 500 =500 @storefront_failed;',
    'error_page 502 503 504 @storefront_down;',
    'if ($storefront_stranger) {',
    `  return ${STRANGER};`,
    '}',
    'if ($storefront_problem) {',
    `  return ${BAD};`,
    '}',
  ];
}

const READ_ONLY = [
  'if ($request_method !~ ^(GET|HEAD)$) {',
  '  return 405;',
  '}',
  'if ($storefront_location) {',
  `  return ${MOVED};`,
  '}',
];

const OWN_FILES = `try_files ${[
  '/sites/$storefront_folder$storefront_page',
  '$storefront_fixed',
  '/sites/$storefront_folder$storefront_asked',
  '/assets$storefront_asked',
]
  .map(quote)
  .join(' ')} =404;`;

function locations({ rates: { files, calls }, callLimits }: WebServerSetup): string[] {
  const fileRate = `limit_req zone=storefront_files burst=${files.burst} nodelay;`;
  const callRate = `limit_req zone=storefront_calls burst=${calls.burst} nodelay;`;
  return [
    block('location /', [
      fileRate,
      'set $storefront_answer file;',
      ...READ_ONLY,
      'if ($storefront_reserved) {',
      '  return 404;',
      '}',
      `if ($arg_${PREVIEW_PARAMETER}) {`,
      `  return ${TO_COME};`,
      '}',
      'if ($storefront_has_dictionary) {',
      `  return ${PACKED};`,
      '}',
      // Where the host is down its error leads on to the file.
      'recursive_error_pages on;',
      OWN_FILES,
    ]),
    block(`location ~ ${quote(`^/${HASHED_FOLDER}(/|$)`)}`, [
      fileRate,
      'set $storefront_answer hashed;',
      ...READ_ONLY,
      'if ($storefront_reserved) {',
      '  return 404;',
      '}',
      'try_files "/assets$storefront_asked" =404;',
    ]),
    block(`location ~ ${quote(PASSED)}`, [
      callRate,
      ...limitsByAddress(callLimits).map(
        ({ zone, burst }) =>
          `limit_req zone=storefront_${zone}${burst > 0 ? ` burst=${burst}` : ''} nodelay;`,
      ),
      `client_max_body_size ${MAX_BODY_BYTES};`,
      ...PASSING,
    ]),
    block(`location = ${POLICY_REPORTS_PATH}`, [callRate, ...PASSING]),
    block('location @storefront_staged_preview', [callRate, ...PASSING]),
    block('location @storefront_by_dictionary', [
      fileRate,
      ...TO_HOST,
      'proxy_connect_timeout 1s;',
      'proxy_read_timeout 5s;',
      'recursive_error_pages on;',
      'error_page 502 503 504 = @storefront_own_file;',
    ]),
    block('location @storefront_own_file', [
      'set $storefront_answer file;',
      'recursive_error_pages on;',
      OWN_FILES,
    ]),
    block('location @storefront_missing', [
      'set $storefront_answer missing;',
      'try_files "$storefront_site$storefront_language/404.html" "$storefront_site/404.html" @storefront_nothing;',
    ]),
    ...INNER_WORDS.map(([name, status, text]) =>
      words(name, status, 'text/plain', `${text}\n`, `= ${INNER}${name}`),
    ),
    ...WORDS.map(([name, status, text]) => words(name, status, 'text/plain', `${text}\n`)),
    words('large', 413, 'application/json', JSON.stringify(TOO_LARGE)),
    words('busy', 429, 'application/json', failure('too-many-requests', TOO_MANY)),
    words(
      'down',
      502,
      'application/json',
      failure('host-unreachable', 'The shop cannot be reached. Try again.'),
    ),
  ];
}

/** Passes a request on to `npm run serve`, and its answer as it is. */
const TO_HOST = [
  'proxy_pass http://storefront_host;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $storefront_scheme;',
  'proxy_max_temp_file_size 0;',
  'charset off;',
  'gzip off;',
  // It has all headers already; one of its own keeps those of the server away.
  'add_header storefront "";',
];

/** The same where nothing else can answer. */
const PASSING = [
  ...TO_HOST,
  'proxy_read_timeout 75s;',
  `error_page 400 ${INNER}broken;`,
  'error_page 413 @storefront_large;',
  'error_page 429 @storefront_busy;',
  'error_page 500 502 503 504 @storefront_down;',
];
