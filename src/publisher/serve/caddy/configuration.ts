import type { Failure } from '#contract/call/failure.ts';
import {
  EMPTY_NAME,
  ENDINGS,
  FORBIDDEN,
  LEAVES_FOLDER,
  PASSED,
} from '#publisher/serve/configuration/address-rules.ts';
import { plainValue, type WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { HASHED_FOLDER, POLICY_REPORTS_PATH, PREVIEW_PARAMETER } from '#publisher/serve/embedded/own-path.ts';
import { MAX_BODY_BYTES, TOO_LARGE } from '#publisher/serve/embedded/proxy.ts';
import { answer } from './answer.ts';
import { fileRoutes } from './file-routes.ts';
import { headersOf } from './headers.ts';
import { SHOP_VARIABLES, shopRoutes } from './shop-routes.ts';
import {
  captured,
  type Handler,
  type Match,
  matches,
  PATH,
  type Route,
  say,
  setVariables,
  TARGET,
} from './syntax.ts';

/**
 * The configuration with which Caddy serves the shops, as JSON. Throws a ConfigurationError where something
 * of a shop cannot be told to Caddy.
 */
export function caddyConfiguration(setup: WebServerSetup): string {
  const { listen, certificate, limits } = setup;
  const address = plainValue(listen, 'The address to listen at');
  const server = {
    listen: [address.includes(':') ? address : `:${address}`],
    read_header_timeout: `${limits.headTime}ms`,
    read_timeout: `${limits.requestTime}ms`,
    idle_timeout: `${limits.idleTime}ms`,
    max_header_bytes: 16 * 1024,
    automatic_https: { disable: true },
    ...(certificate && { tls_connection_policies: [{}] }),
    routes: routes(setup),
    errors: { routes: errorRoutes(setup) },
  };
  const tls = certificate && {
    certificates: {
      load_files: [
        {
          certificate: plainValue(certificate.file, 'The certificate'),
          key: plainValue(certificate.key, 'The key of the certificate'),
        },
      ],
    },
  };
  const apps = { http: { servers: { storefront: server } }, ...(tls && { tls }) };
  return `${JSON.stringify({ logging: LOGGING, apps }, null, 1)}\n`;
}

/** The address of an order lets in whoever has it, and so does the token of a shopper. */
const LOGGING = {
  logs: {
    default: {
      encoder: {
        format: 'filter',
        wrap: { format: 'json' },
        fields: { 'request>uri': { filter: 'delete' }, 'request>headers': { filter: 'delete' } },
      },
    },
  },
};

function routes(setup: WebServerSetup): Route[] {
  return [
    {
      handle: [
        { handler: 'headers', response: { delete: ['Server'], deferred: true } },
        setVariables({ ...SHOP_VARIABLES, secure: '', scheme: 'http', type: '' }),
      ],
    },
    { match: secure(setup), handle: [setVariables({ secure: '1', scheme: 'https' })] },
    // Messages are for tenants, not for hosts.
    { match: [{ path: ['/hooks/*'] }], handle: pass(setup), terminal: true },
    ...shopRoutes(setup.shops),
    answer([{ vars: { shop: [''] } }], 404, 'There is no shop at this address.'),
    ...PROBLEMS.map(([value, pattern, problem]) =>
      answer([matches(value, pattern)], 400, `This request cannot be answered: ${problem}.`),
    ),
    {
      match: [{ expression: `${LENGTH} != '' && int(${LENGTH}) > ${MAX_BODY_BYTES}` }],
      handle: [
        headersOf('plain'),
        say(413, JSON.stringify(TOO_LARGE), { 'Content-Type': JSON_TYPE, Connection: 'close' }),
      ],
      terminal: true,
    },
    { match: [matches(PATH, PASSED)], handle: pass(setup), terminal: true },
    { match: [matches(PATH, `^${POLICY_REPORTS_PATH}$`)], handle: pass(setup), terminal: true },
    answer([{ not: [{ method: ['GET', 'HEAD'] }] }], 405, 'Pages can only be read.', { Allow: 'GET, HEAD' }),
    // With a closing dot the same host is another origin, and no policy can name it.
    moved(
      matches('http.request.hostport', '^[^:]*\\.(:[0-9]+)?$'),
      `//{http.vars.host}{http.regexp.at.1}{${TARGET}}`,
    ),
    ...ENDINGS.map(({ pattern, to }) =>
      moved({ ...matches(TARGET, pattern), not: [matches(TARGET, EMPTY_NAME)] }, captured(to)),
    ),
    {
      match: [HAS_DICTIONARY],
      handle: pass(setup, { dial_timeout: '1s', response_header_timeout: '5s' }),
      terminal: true,
    },
    { match: [{ query: { [PREVIEW_PARAMETER]: ['*'] } }], handle: pass(setup), terminal: true },
    ...fileRoutes(plainValue(setup.root, 'The folder of the data')),
  ];
}

/** Matches requests that came by https. */
function secure({ proxies }: WebServerSetup): Match[] {
  const ranges = proxies.map((one) => plainValue(one, 'A network of proxies'));
  if (ranges.length === 0) return [{ protocol: 'https' }];
  return [{ remote_ip: { ranges }, header: { 'X-Forwarded-Proto': ['https'] } }];
}

/** A browser that takes a page packed by a dictionary of it; all other requests have their files. */
const HAS_DICTIONARY: Match = {
  method: ['GET', 'HEAD'],
  header: { 'Available-Dictionary': ['*'], 'Accept-Encoding': ['*dcz*'] },
  not: [matches(PATH, PASSED), matches(PATH, `^/${HASHED_FOLDER}(/|$)`)],
};

const LENGTH = '{http.request.header.Content-Length}';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Why an address is refused: what of it, the pattern that it then has, and what is said. */
const PROBLEMS: readonly [value: string, pattern: string, problem: string][] = [
  [TARGET, '^[a-zA-Z*]', 'the address must start with a slash'],
  [TARGET, LEAVES_FOLDER, 'the address leaves its folder'],
  [PATH, FORBIDDEN, 'the address has a forbidden character'],
  // So Caddy reads bytes that are no text.
  [PATH, '\\x{FFFD}', 'the address has a broken % code'],
];

function moved(match: Match, location: string): Route {
  return answer([match], 308, `The page is at ${location}`, { Location: location });
}

/** Hands a request to `npm run serve`. */
function pass({ host, proxies }: WebServerSetup, times: Record<string, string> = {}): Handler[] {
  const forwarded = (address: Record<string, string[]>): Handler => ({
    handler: 'reverse_proxy',
    upstreams: [{ dial: plainValue(host, 'The address of npm run serve') }],
    // Node closes a connection that is not used for 5 s.
    transport: { protocol: 'http', keep_alive: { idle_timeout: '4s' }, ...times },
    headers: { request: { set: { 'X-Forwarded-Proto': ['{http.vars.scheme}'], ...address } } },
  });
  if (proxies.length === 0) return [forwarded({})];
  const told = {
    header_regexp: { 'X-Forwarded-For': { name: 'at', pattern: '([^, ]+) *$' } },
    remote_ip: { ranges: proxies },
  };
  return [
    {
      handler: 'subroute',
      routes: [
        {
          match: [told],
          handle: [forwarded({ 'X-Forwarded-For': ['{http.regexp.at.1}'] })],
          terminal: true,
        },
        { handle: [forwarded({})] },
      ],
    },
  ];
}

/** Answers for failures of Caddy itself, and of its way to `npm run serve`. */
function errorRoutes({ root }: WebServerSetup): Route[] {
  const down = {
    code: 'host-unreachable',
    message: 'The shop cannot be reached. Try again.',
  } satisfies Failure;
  return [
    {
      match: [{ ...HAS_DICTIONARY, expression: '{http.error.status_code} in [502, 503, 504]' }],
      handle: [{ handler: 'subroute', routes: fileRoutes(plainValue(root, 'The folder of the data'), 200) }],
      terminal: true,
    },
    {
      match: [{ expression: '{http.error.status_code} in [502, 503, 504]' }],
      handle: [headersOf('plain'), say(502, JSON.stringify(down), { 'Content-Type': JSON_TYPE })],
      terminal: true,
    },
    answer([{ expression: '{http.error.status_code} == 404' }], 404, 'There is nothing at this address.'),
    answer(undefined, 500, 'The server failed to answer. Try again.'),
  ];
}
