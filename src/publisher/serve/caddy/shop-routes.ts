import type { Language } from '#contract/value/primitive.ts';
import { escaped, specialPaths } from '#publisher/serve/configuration/address-rules.ts';
import { policyInWords } from '#publisher/serve/configuration/policy-in-words.ts';
import { plainValue } from '#publisher/serve/configuration/setup.ts';
import { dictionaryLink } from '#publisher/serve/embedded/page-dictionaries.ts';
import { rewritesOf } from '#publisher/serve/embedded/rewrites.ts';
import type { ServedSite } from '#publisher/serve/embedded/site.ts';
import { captured, matches, PATH, type Route, setVariables } from './syntax.ts';

/** Variables of Caddy with the facts about the requested shop, for the routes of all shops. */
export const SHOP_VARIABLES = {
  shop: '',
  host: '',
  /** Folder of the shop's pages, below the root. */
  site: '',
  /** File of the page that the address would have, and its policy. */
  page: '',
  policy: '',
  kind: 'page',
  /** Address of a file that the shop has under another name. */
  fixed: '',
  /** Prefix of the language of the address, and the link to what packs its pages. */
  language: '',
  dictionary: '',
  /** Set for the address of the not-found page. */
  is_not_found: '',
};

/** One route for each name of a host: it tells the other routes of its shop. */
export function shopRoutes(shops: readonly ServedSite[]): Route[] {
  return shops.flatMap((shop) => {
    const routes = routesOf(shop);
    return shop.hostNames.map((name): Route => {
      plainValue(name, `A host name of ${shop.site.tenant}`);
      return {
        group: 'shop',
        match: [{ host: [name, `${name}.`] }],
        handle: [setVariables({ host: name }), { handler: 'subroute', routes }],
      };
    });
  });
}

function routesOf({ site }: ServedSite): Route[] {
  const { tenant, languages, fixedFiles } = site;
  const paths = specialPaths(languages);
  const [, ...others] = languages;
  const policy = (measured: boolean, secure: boolean) =>
    policyInWords(site, { hostName: '{http.vars.host}', measured, secure });
  const linkOf = (language: Language) =>
    plainValue(dictionaryLink(site, language) ?? '', `A dictionary of ${tenant}`);
  const choose = (group: string, pattern: string, variables: Record<string, string>): Route => ({
    group,
    match: [matches(PATH, pattern)],
    handle: [setVariables(variables)],
  });
  return [
    {
      handle: [
        setVariables({
          shop: plainValue(site.subdomain, `The subdomain of ${tenant}`),
          site: `/sites/${plainValue(tenant, `The name of the tenant ${site.subdomain}`)}`,
          page: `{${PATH}}.html`,
          policy: policy(true, false),
          dictionary: linkOf(languages[0]),
        }),
      ],
    },
    { match: [{ vars: { secure: ['1'] } }], handle: [setVariables({ policy: policy(true, true) })] },
    {
      match: [matches(PATH, paths.unmeasured)],
      handle: [setVariables({ policy: policy(false, false) })],
    },
    {
      match: [{ ...matches(PATH, paths.unmeasured), vars: { secure: ['1'] } }],
      handle: [setVariables({ policy: policy(false, true) })],
    },
    choose('page', '^/$', { page: '/index.html' }),
    ...rewritesOf(languages).map(({ pattern, to }) =>
      choose('page', pattern, { page: `${captured(to)}.html` }),
    ),
    ...others.map((language) =>
      choose('language', `^/${language}(/|$)`, { language: `/${language}`, dictionary: linkOf(language) }),
    ),
    choose('kind', paths.fragment, { kind: 'fragment' }),
    choose('not-found', paths.notFound, { is_not_found: '1' }),
    ...Object.entries(fixedFiles).map(([name, file]) =>
      choose('fixed', `^/${escaped(plainValue(name, `The name of a fixed file of ${tenant}`))}$`, {
        fixed: `/assets${plainValue(file, `A fixed file of ${tenant}`)}`,
      }),
    ),
  ];
}
