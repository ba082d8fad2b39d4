import type { IFlattenedRuleSet } from 'dependency-cruiser';

export type ImportRules = NonNullable<IFlattenedRuleSet['forbidden']>;

/** A room of `src`: a folder, by its path below `src`. */
interface Room {
  name: string;
  /** The only rooms that it may import beside itself; any room before it where left out. */
  only?: readonly string[];
  /** The only packages that it may import; any where left out. */
  packages?: readonly string[];
  /** It runs in a browser or must not read or write: no module of Node. */
  withoutNode?: true;
}

/** The eight rooms and `lib`, from the ground up: each may import those before it, in types, too. */
export const ROOMS: readonly Room[] = [
  { name: 'lib', only: [] },
  { name: 'contract', only: [], packages: ['zod'], withoutNode: true },
  { name: 'domain', only: ['contract'], packages: ['zod'], withoutNode: true },
  { name: 'storefront', only: ['contract', 'domain', 'lib'], withoutNode: true },
  { name: 'publisher' },
  { name: 'platform', only: ['contract', 'domain', 'lib', 'storefront/looks'] },
  { name: 'sandbox', only: ['contract', 'domain', 'lib', 'platform', 'storefront/looks'] },
  { name: 'tools' },
  { name: 'commands' },
];

/** Parts of rooms that may import less than their room. */
const PARTS: readonly Room[] = [
  { name: 'storefront/service-worker', only: ['contract', 'domain'], packages: [] },
  {
    name: 'publisher/feeds',
    only: ['contract', 'domain', 'lib', 'storefront'],
    withoutNode: true,
  },
  { name: 'tools/conformance', only: ['contract', 'domain', 'lib'] },
];

/** Folders of a room, from the ground up; what lies beside them stands on all of them. */
const STOREYS: Readonly<Record<string, readonly string[]>> = {
  publisher: [
    'environment',
    'tenants',
    'shop-client',
    'snapshot',
    'release-checks',
    'feeds',
    'pull',
    'plan',
    'publish',
    'app-icons',
    'render',
    'serve',
    'purge',
    'build',
    'service',
    'operations',
  ],
  platform: [
    'store',
    'http',
    'message-senders',
    'order-sinks',
    'areas',
    'import',
    'follow',
    'exchange',
    'engines',
    'operations',
  ],
  sandbox: ['control', 'demo', 'operator'],
};

/** The modules that belong to rooms, as a pattern of their paths. */
function within(names: readonly string[]): string {
  return `^src/(?:${names.join('|')})/`;
}

const NODE = '^(?:node:)?[a-z_/]+$|node_modules/jsdom/';
const packagesOf = (names: readonly string[]) => `node_modules/(?:${names.join('|')})/`;

function rulesOf({ name, only, packages, withoutNode }: Room): ImportRules {
  const from = { path: within([name]) };
  const rules: ImportRules = [];
  const forbid = (rule: string, comment: string, to: { path: string; pathNot?: string }) =>
    rules.push({ name: `${name}: ${rule}`, severity: 'error', comment, from, to });
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

/** A room before another must not import it. */
function orderOf({ name }: Room, at: number): ImportRules {
  const later = ROOMS.slice(at + 1).map((room) => room.name);
  if (later.length === 0) return [];
  return [
    {
      name: `${name}: no later room`,
      severity: 'error',
      comment: 'A room imports only those that stand before it in ROOMS.',
      from: { path: within([name]) },
      to: { path: within(later) },
    },
  ];
}

function storeysOf([room, storeys]: [string, readonly string[]]): ImportRules {
  return storeys.map((storey, at) => ({
    name: `${room}/${storey}: no later folder`,
    severity: 'error',
    comment: `A folder of ${room} imports only those that stand before it in STOREYS.`,
    from: { path: `^src/${room}/${storey}/` },
    to: { path: `^src/${room}/(?!(?:${storeys.slice(0, at + 1).join('|')})/)` },
  }));
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
    name: 'no cycle of files',
    severity: 'error',
    comment: 'Move what both need into a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'known rooms',
    severity: 'error',
    comment: 'Give the room its row in src/tools/gate/import-rules.ts.',
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
    from: { path: within(['contract', 'domain', 'storefront']) },
    to: { path: NODE, reachable: true },
  },
  ...ROOMS.flatMap(orderOf),
  ...[...ROOMS, ...PARTS].flatMap(rulesOf),
  ...Object.entries(STOREYS).flatMap(storeysOf),
];
