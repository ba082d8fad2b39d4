import type { Language } from '#contract/value/primitive.ts';
import { CRAWLER_FILE } from '#domain/link/paths.ts';
import {
  EMPTY_NAME,
  ENDINGS,
  escaped,
  FORBIDDEN,
  HIDDEN,
  HIDES_SLASH,
  LEAVES_FOLDER,
  RELEASE_INFO,
  RESERVED,
  specialPaths,
  WORKER,
} from '#publisher/serve/configuration/address-rules.ts';
import { type Circumstance, headerTable } from '#publisher/serve/configuration/header-table.ts';
import { policyInWords } from '#publisher/serve/configuration/policy-in-words.ts';
import { plainValue, type WebServerSetup } from '#publisher/serve/configuration/setup.ts';
import { TYPES } from '#publisher/serve/embedded/content-type.ts';
import { MEDIA } from '#publisher/serve/embedded/headers.ts';
import { DICTIONARY_NAME, HASHED_FOLDER } from '#publisher/serve/embedded/own-path.ts';
import { dictionaryLink } from '#publisher/serve/embedded/page-dictionaries.ts';
import { rewritesOf } from '#publisher/serve/embedded/rewrites.ts';
import type { ServedSite } from '#publisher/serve/embedded/site.ts';
import { map, quote, type Row } from './syntax.ts';

/** Address to which nginx redirects unreadable requests within itself; nobody else gets there. */
export const INNER = '/-storefront-';

/** Bytes that decode to text. */
const UTF8 =
  '~^([\\x00-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|' +
  '[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}|\\xed[\\x80-\\x9f][\\x80-\\xbf]|' +
  '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2})*$';

const HOST = '~*^[a-z0-9-]+(\\.[a-z0-9-]+)*\\.?(:[0-9]{1,5})?$';

/** Variables of a request, each worked out when it is first asked for. */
export function maps({ shops, proxies }: WebServerSetup): string[] {
  const perShop = (value: (shop: ServedSite) => string): Row[] =>
    shops.map((shop) => [nameOf(shop), value(shop)]);
  const hosts = shops.flatMap((shop) =>
    shop.hostNames.map(
      (name): Row => [`1${plainValue(name, `A host name of ${shop.site.tenant}`)}`, nameOf(shop)],
    ),
  );
  const languages = [...new Map(shops.map(({ site }) => [site.languages.join(), site.languages])).values()];
  return [
    map('$http_host', '$storefront_is_host', '', [[HOST, '1']]),
    map('$storefront_is_host$host', '$storefront_shop', '', hosts),
    map('$storefront_shop', '$storefront_folder', '', perShop(folderOf)),
    map(
      '$storefront_shop',
      '$storefront_languages',
      '',
      perShop(({ site }) => site.languages.join()),
    ),
    ...secureMaps(proxies),
    map('$storefront_secure', '$storefront_scheme', 'http', [['1', 'https']]),
    ...problemMaps(),
    ...locationMaps(),
    ...addressMaps(languages),
    fixedFileNames(shops),
    fixedFiles(shops),
    map(
      '$storefront_shop:$storefront_measured:$storefront_secure',
      '$storefront_policy',
      '',
      policies(shops),
    ),
    map('$storefront_shop:$storefront_language', '$storefront_dictionary', '', dictionaries(shops)),
    map('$http_accept_encoding', '$storefront_takes_dictionaries', '', [['~*\\bdcz\\b', '1']]),
    map('$storefront_takes_dictionaries$http_available_dictionary', '$storefront_has_dictionary', '', [
      ['~^1:', '1'],
    ]),
    ...kindMaps(languages),
  ];
}

/** Name of a shop: a label of a host name, which is unique and needs no quotes. */
function nameOf({ site }: ServedSite): string {
  return plainValue(site.subdomain, `The subdomain of ${site.tenant}`);
}

function folderOf({ site }: ServedSite): string {
  return plainValue(site.tenant, `The name of the tenant ${site.subdomain}`);
}

function secureMaps(proxies: readonly string[]): string[] {
  if (proxies.length === 0) return [map('$scheme', '$storefront_secure', '', [['https', '1']])];
  const trusted = proxies.map((one) => `  ${plainValue(one, 'A network of proxies')} 1;`);
  return [
    ['geo $realip_remote_addr $storefront_proxy {', '  default 0;', ...trusted, '}'].join('\n'),
    map('$storefront_proxy$http_x_forwarded_proto', '$storefront_secure', '', [['1https', '1']]),
  ];
}

function problemMaps(): string[] {
  return [
    map('$storefront_asked', '$storefront_spelling', 'the address has a broken % code', [
      [`~${FORBIDDEN}`, 'the address has a forbidden character'],
      ['~^[\\x20-\\x7e]*$', ''],
      [UTF8, ''],
    ]),
    map('$request_uri', '$storefront_leaving', '$storefront_spelling', [
      [`~${LEAVES_FOLDER}`, 'the address leaves its folder'],
    ]),
    map('$request', '$storefront_fault', '$storefront_leaving', [
      ['~^[^ ]+ [^/]', 'the address must start with a slash'],
    ]),
    map('$uri', '$storefront_problem', '$storefront_fault', [[`~^${INNER}`, '']]),
    map('$storefront_fault', '$storefront_why', '$storefront_fault', [['', 'it is no whole request']]),
    // Messages are for tenants, not for hosts.
    map('$storefront_shop$uri', '$storefront_stranger', '', [
      ['~^/hooks/', ''],
      [`~^${INNER}`, ''],
      ['~^/', '1'],
    ]),
  ];
}

function locationMaps(): string[] {
  return [
    map('$request_uri', '$storefront_ending', '', [
      [`~${EMPTY_NAME}`, ''],
      ...ENDINGS.map(({ pattern, to }): Row => [`~${pattern}`, to]),
    ]),
    // With a closing dot the same host is another origin, and no policy can name it.
    map('$http_host', '$storefront_dotless', '', [['~^[^:]*\\.(:[0-9]+)?$', '//$host$1']]),
    map('$storefront_dotless', '$storefront_location', '$storefront_dotless$request_uri', [
      ['', '$storefront_ending'],
    ]),
    map('$status', '$storefront_moved', '', [['308', '$storefront_location']]),
    map('$status', '$storefront_allow', '', [['405', 'GET, HEAD']]),
  ];
}

type Languages = readonly [Language, ...Language[]];

/** Rows for shops with these languages: `^/a$` becomes `~^ru,uz:/a$`. */
function rowsOf(all: readonly Languages[], rows: (languages: Languages) => readonly Row[]): Row[] {
  return all.flatMap((languages) =>
    rows(languages).map(([pattern, value]): Row => [`~^${languages.join()}:${pattern.slice(1)}`, value]),
  );
}

function addressMaps(languages: readonly Languages[]): string[] {
  const address = '$storefront_languages:$storefront_asked';
  return [
    map(address, '$storefront_page', '$storefront_asked.html', [
      ['~^[^:]*:/$', '/index.html'],
      ...rowsOf(languages, (own) => rewritesOf(own).map(({ pattern, to }): Row => [pattern, `${to}.html`])),
    ]),
    map('$request_uri', '$storefront_hides_slash', '', [[`~${HIDES_SLASH}`, '1']]),
    map(
      address,
      '$storefront_is_not_found',
      '$storefront_hides_slash',
      rowsOf(languages, (own) => [[specialPaths(own).notFound, '1']]),
    ),
    map('$storefront_asked', '$storefront_reserved', '$storefront_is_not_found', [
      [`~${HIDDEN}`, '1'],
      [`~*${RESERVED}`, '1'],
    ]),
    map(
      address,
      '$storefront_measured',
      '1',
      rowsOf(languages, (own) => [[specialPaths(own).unmeasured, '']]),
    ),
    map('$storefront_asked', '$storefront_site', '/sites/$storefront_folder', [
      [`~^/${HASHED_FOLDER}(/|$)`, '/sites/-/-'],
    ]),
    map(
      address,
      '$storefront_language',
      '',
      rowsOf(languages, ([, ...others]) => others.map((one): Row => [`^/${one}(/|$)`, `/${one}`])),
    ),
  ];
}

/** Words of a map are found whatever their case, so what is asked for is held against patterns first. */
function fixedFileNames(shops: readonly ServedSite[]): string {
  const names = [...new Set(shops.flatMap(({ site }) => Object.keys(site.fixedFiles)))].sort();
  return map(
    '$storefront_asked',
    '$storefront_fixed_name',
    '',
    names.map((name) => [`~^/${escaped(plainValue(name, 'The name of a fixed file'))}$`, name]),
  );
}

function fixedFiles(shops: readonly ServedSite[]): string {
  const rows = shops.flatMap((shop) =>
    Object.entries(shop.site.fixedFiles).map(
      ([name, file]): Row => [
        `${nameOf(shop)}:${name}`,
        `/assets${plainValue(file, `A fixed file of ${shop.site.tenant}`)}`,
      ],
    ),
  );
  const own = '/sites/$storefront_folder$storefront_asked';
  return map('$storefront_shop:$storefront_fixed_name', '$storefront_fixed', own, rows);
}

function policies(shops: readonly ServedSite[]): Row[] {
  const choices = ['1', ''].flatMap((measured) => ['1', ''].map((secure) => ({ measured, secure })));
  return shops.flatMap((shop) =>
    choices.map(({ measured, secure }): Row => {
      const policy = policyInWords(shop.site, {
        hostName: '$host',
        measured: measured !== '',
        secure: secure !== '',
      });
      return [`${nameOf(shop)}:${measured}:${secure}`, policy];
    }),
  );
}

/** Links to what packs pages, by shop and prefix of a language. */
function dictionaries(shops: readonly ServedSite[]): Row[] {
  return shops.flatMap((shop) => {
    const { tenant, languages } = shop.site;
    return languages.flatMap((language, at): Row[] => {
      const link = dictionaryLink(shop.site, language);
      if (link === undefined) return [];
      return [
        [`${nameOf(shop)}:${at === 0 ? '' : `/${language}`}`, plainValue(link, `A dictionary of ${tenant}`)],
      ];
    });
  });
}

function kindMaps(languages: readonly Languages[]): string[] {
  const media = Object.keys(TYPES).filter((ending) => MEDIA.test(TYPES[ending] ?? ''));
  return [
    map(
      '$storefront_languages:$storefront_asked',
      '$storefront_page_kind',
      'page',
      rowsOf(languages, (own) => [[specialPaths(own).fragment, 'fragment']]),
    ),
    map('$storefront_asked', '$storefront_file_kind', 'file$storefront_media', [
      [`~${WORKER}`, 'worker'],
      [`~${RELEASE_INFO}`, 'fresh-file'],
      [`~${CRAWLER_FILE}`, 'crawler-file'],
    ]),
    map('$uri', '$storefront_media', '', [[`~*\\.(${media.join('|')})$`, '-media']]),
    // Once a file is found, its path below the root is the address.
    map('$storefront_answer:$uri', '$storefront_kind', 'plain', [
      [`~^hashed:/assets/${DICTIONARY_NAME}`, 'dictionary'],
      ['~^hashed:/assets/', 'hashed-file$storefront_media'],
      ['~^file:/sites/.*\\.html$', '$storefront_page_kind'],
      ['~^missing:/sites/.*\\.html$', 'page'],
      ['~^file:/(sites|assets)/', '$storefront_file_kind'],
    ]),
  ];
}

/** Directives that put the headers of the table on an answer, and the maps that they need. */
export function headers(): { maps: string[]; directives: string[] } {
  const found = [...headerTable({ policy: '$storefront_policy', dictionary: '$storefront_dictionary' })].map(
    ([name, rows]) => {
      const [first] = rows;
      const isConstant = rows.every(({ value }) => value === first?.value);
      if (isConstant) return { directive: `add_header ${name} ${quote(first?.value ?? '')} always;` };
      const variable = `$storefront_${name.replaceAll('-', '_')}`;
      const otherwise = rows.find(({ when }) => when.kind === 'plain' && !when.secure)?.value ?? '';
      const differing = rows.filter(({ value }) => value !== otherwise);
      return {
        directive: `add_header ${name} ${variable} always;`,
        map: map(
          '$storefront_kind:$storefront_secure',
          variable,
          otherwise,
          differing.map(({ when, value }): Row => [keyOf(when), value]),
        ),
      };
    },
  );
  return {
    maps: found.flatMap((one) => one.map ?? []),
    directives: found.map((one) => one.directive),
  };
}

function keyOf({ kind, media, secure }: Circumstance): string {
  return `${kind}${media ? '-media' : ''}:${secure ? '1' : ''}`;
}
