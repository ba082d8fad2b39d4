import type { IFlattenedRuleSet } from 'dependency-cruiser';

export type ImportRules = NonNullable<IFlattenedRuleSet['forbidden']>;

/** A room of `src`: a folder, or a file that lies beside the folders. */
interface Room {
  name: string;
  /** The only rooms that it may import beside itself; all before it where left out. */
  only?: readonly string[];
  /** The only packages that it may import; any where left out. */
  packages?: readonly string[];
  /** It runs in a browser or must not read or write: no module of Node. */
  withoutNode?: true;
}

const PURE = ['contract', 'paths.ts', 'domain'];

/** What runs in a browser, the ones below first. */
const BROWSER = ['stores', 'client', 'card', 'islands', 'overlays'];

/** What is rendered reads the view, and no platform and no file. */
const RENDERED = [
  ...PURE,
  'lib',
  'i18n',
  'snapshot',
  ...BROWSER,
  'view',
  'variants',
  'seo',
  'components',
  'layouts',
];

/** All rooms, from the ground up: each may import those that stand before it, in types, too. */
export const ROOMS: readonly Room[] = [
  { name: 'contract', only: [], packages: ['zod'], withoutNode: true },
  { name: 'paths.ts', only: PURE, packages: [], withoutNode: true },
  { name: 'domain', only: PURE, packages: ['zod'], withoutNode: true },
  { name: 'lib', only: [] },
  { name: 'log', only: ['lib'] },
  { name: 'environment.ts' },
  { name: 'openapi', only: ['contract'], packages: ['zod'], withoutNode: true },
  { name: 'i18n', only: [...PURE, 'lib'] },
  { name: 'service-worker', only: PURE, packages: [], withoutNode: true },
  { name: 'stores', only: PURE, withoutNode: true },
  { name: 'client', only: [...PURE, 'i18n', 'lib', 'stores'], withoutNode: true },
  { name: 'card', only: [...PURE, 'i18n', 'lib', 'client'], withoutNode: true },
  { name: 'islands', only: [...PURE, 'i18n', 'lib', 'stores', 'client', 'card'], withoutNode: true },
  {
    name: 'overlays',
    only: [...PURE, 'i18n', 'lib', 'stores', 'client', 'card', 'islands'],
    withoutNode: true,
  },
  { name: 'tenants' },
  { name: 'gate', only: [...PURE, 'lib', 'tenants'] },
  { name: 'shop' },
  { name: 'snapshot' },
  { name: 'variants', only: [...PURE, 'card', 'snapshot'], withoutNode: true },
  {
    name: 'view',
    only: [...PURE, 'lib', 'i18n', 'card', 'tenants', 'snapshot', 'variants'],
    withoutNode: true,
  },
  { name: 'seo', only: RENDERED, withoutNode: true },
  { name: 'crawl', only: RENDERED, withoutNode: true },
  { name: 'components', only: RENDERED, withoutNode: true },
  { name: 'layouts', only: RENDERED, withoutNode: true },
  { name: 'pages', only: RENDERED, withoutNode: true },
  { name: 'pull' },
  { name: 'plan' },
  { name: 'publish' },
  { name: 'emblem' },
  { name: 'render' },
  { name: 'middleware.ts' },
  { name: 'env.d.ts' },
  { name: 'serve' },
  { name: 'rebuild' },
  { name: 'operate' },
  { name: 'sandbox', only: [...PURE, 'lib', 'openapi', 'variants'] },
  { name: 'conformance', only: [...PURE, 'lib'] },
  { name: 'trial', only: [...PURE, 'lib', 'i18n', 'tenants', 'sandbox'] },
  { name: 'checks' },
  { name: 'bench' },
  { name: 'pictures' },
  { name: 'commands' },
];

/** The rooms of the sandbox, from the ground up; what lies beside them, its doors, stands on all of them. */
const SANDBOX_ROOMS = ['store', 'http', 'areas', 'operator', 'demo', 'import'];

/** The modules that belong to rooms, as a pattern of their paths. */
function within(names: readonly string[]): string {
  return `^src/(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?:/|$)`;
}

const NODE = '^(?:node:)?[a-z_/]+$|node_modules/jsdom/';
const packagesOf = (names: readonly string[]) => `node_modules/(?:${names.join('|')})/`;

function rulesOf({ name, only, packages, withoutNode }: Room, at: number): ImportRules {
  const from = { path: within([name]) };
  const later = ROOMS.slice(at + 1).map((room) => room.name);
  const rules: ImportRules = [];
  const forbid = (rule: string, comment: string, to: { path: string; pathNot?: string }) =>
    rules.push({ name: `${name}: ${rule}`, severity: 'error', comment, from, to });
  if (later.length > 0)
    forbid('no later room', 'A room imports only those that stand before it in ROOMS.', {
      path: within(later),
    });
  if (only)
    forbid('these rooms alone', `It may import ${only.join(', ') || 'nothing of src but itself'}.`, {
      path: '^src/',
      pathNot: within([name, ...only]),
    });
  if (packages)
    forbid('these packages alone', `It may import ${packages.join(', ') || 'no package'}.`, {
      path: 'node_modules/',
      ...(packages.length > 0 && { pathNot: packagesOf(packages) }),
    });
  if (withoutNode) forbid('no Node', 'It runs where there is no Node.', { path: NODE });
  return rules;
}

/** The rules for `src` and `scripts` as dependency-cruiser reads them. */
export const IMPORT_RULES: ImportRules = [
  {
    name: 'no cycle of folders',
    severity: 'error',
    comment: 'Move what both need into a folder that both may import.',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no cycle of files, types apart',
    severity: 'error',
    comment: 'Move what both need into a file of its own.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'known rooms',
    severity: 'error',
    comment: 'Give the room its row in src/checks/import-rules.ts.',
    from: { path: '^src/', pathNot: within(ROOMS.map(({ name }) => name)) },
    to: {},
  },
  {
    name: 'found',
    severity: 'error',
    comment: 'There is no such file or package.',
    from: {},
    // The address of a file is the compiler's affair, which fails where there is none.
    to: { couldNotResolve: true, pathNot: '^astro:|\\?url$' },
  },
  {
    name: 'browser reaches no Node',
    severity: 'error',
    comment: 'It runs in a browser, and somewhere below it needs Node.',
    from: { path: within([...PURE, 'service-worker', ...BROWSER]) },
    to: { path: NODE, reachable: true },
  },
  ...ROOMS.flatMap(rulesOf),
  ...SANDBOX_ROOMS.map((room, at): ImportRules[number] => ({
    name: `sandbox/${room}: no later room`,
    severity: 'error',
    comment: 'A room of the sandbox imports only those that stand before it in SANDBOX_ROOMS.',
    from: { path: `^src/sandbox/${room}/` },
    to: { path: `^src/sandbox/(?!(?:${SANDBOX_ROOMS.slice(0, at + 1).join('|')})/)` },
  })),
];
