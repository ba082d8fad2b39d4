import type { AstroUserConfig } from 'astro';

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>;

/** A bundler's facts about a module. */
interface ModuleInfo {
  importedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Entry of the script of every page. */
const CLIENT = /\/src\/storefront\/live\/(?:main|overlays\/start)\.ts$/;
/** With the part of stores that only its hooks use. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|nanostores\/listen-keys)\//;
/** React without that part, which every store names and only hooks run. */
const DRAWING = /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//;

/** Forms: their packages are large, and most islands have none. Some kinds of fields are in few of them. */
const FORMS = anyOf(
  '/src/storefront/ui/form/(?!Code|code|Resend|Password|Phone|Grouped|grouped|message-of)',
  '/node_modules/(?:zod|react-hook-form|@hookform)/',
);
/** Modules that call the platform. Pages without React use them, too, and groups take along their imports. */
const CALLS = anyOf(
  '/src/storefront/platform-client/(?:call-shop|call-error)\\.ts$',
  '/src/contract/upload/upload-limit\\.ts$',
);
/** Small things that most islands have, none of which has a form. */
const BASICS = anyOf('/src/storefront/ui/(?:call|sum)/', '/src/storefront/ui/form/message-of\\.ts$');
/** Tables of regions and districts, for who chooses an address. */
const REGIONS = /\/src\/domain\/address\/region[\w-]*\.ts$/;
/** Modules of ours. Those that reach no React belong to no island alone. */
const OURS = /\/src\/(?:storefront|contract|domain|lib)\//;

const STYLE = /\.css(?:\?|$)/;

/** The bundler's code around each dynamic import. */
const PRELOAD = /^\0?vite\/preload-helper/;

/** A dynamic import of a chunk, with the part of it that holds the module. */
const IMPORT = String.raw`import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?`;
/** That code as the bundler writes it: the import stands within, alone or with the names that are used. */
const WRAPPED = new RegExp(
  String.raw`__vitePreload\((?:async )?\(\) => (?:(${IMPORT})|\{\s*const \{[^}]*\} = await (${IMPORT});` +
    String.raw`\s*return \{[^}]*\};\s*\}), __VITE_PRELOAD__\)`,
  'g',
);

/** Bytes of source below which a part that several scripts share goes along with a neighbour. */
const SMALL = 2_500;

/**
 * Joins the modules of the client into few files, since each file costs every page an entry in its map of
 * hashes: what every page runs, React, and what scripts share, that which draws apart from that which does
 * not, so that no script without React loads it. The files that a script imports are named ahead by the page
 * or part that it draws, which spares every page a helper and a list.
 */
export function fewScripts(): Plugin {
  return {
    name: 'few-scripts',
    configEnvironment: (environment) =>
      environment === 'client'
        ? {
            build: {
              modulePreload: false,
              rolldownOptions: {
                output: {
                  codeSplitting: { groups: scriptGroups() },
                  chunkFileNames: ({ name }) =>
                    `_astro/${/^(?:page|react|shared|island|form|call|basic|region)/.exec(name)?.[0] ?? name}.[hash].js`,
                },
              },
            },
          }
        : undefined,
    // Nothing is named ahead, so nothing is to be waited for before a script is imported.
    resolveId: { order: 'pre', filter: { id: PRELOAD }, handler: (id) => id },
    load: {
      order: 'pre',
      filter: { id: PRELOAD },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    // By then the bundler knows which names of a module are used: the import can stand alone.
    renderChunk: { order: 'post', handler: (code) => ({ code: code.replace(WRAPPED, '$1$2'), map: null }) },
  };
}

/**
 * In the order of their priorities, which are whole numbers to the bundler. What draws nothing comes before
 * all that draws: a group takes along what it imports, and the client would load React with it.
 */
function scriptGroups() {
  const ofEveryPage = new Set<string>();
  const known: string[] = [];
  const importsOf = rememberImports();
  const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL };
  return [
    { name: 'react', test: REACT, priority: 10 },
    {
      // All are asked by `test` first, so `name` knows where to begin.
      test: (id: string) => known.push(id) > 0,
      name(id: string, graph: Graph) {
        if (ofEveryPage.size === 0)
          for (const one of known.filter((other) => CLIENT.test(other)))
            for (const imported of importsOf(one, graph)) ofEveryPage.add(imported);
        return ofEveryPage.has(id) ? 'page' : null;
      },
      priority: 9,
    },
    { name: 'call', test: CALLS, priority: 8 },
    { name: 'region', test: REGIONS, priority: 7 },
    {
      name: (id: string, graph: Graph) => (isOfIslands(id, importsOf(id, graph)) ? null : 'shared'),
      test: OURS,
      priority: 6,
      ...shared,
    },
    { name: 'basic', test: BASICS, priority: 5 },
    { name: 'form', test: FORMS, priority: 4 },
    {
      // Parts with a form and parts without are no neighbours: who has no form would load all forms.
      name: (id: string, graph: Graph) =>
        importsOf(id, graph).some((one) => FORMS.test(one)) ? 'island-form' : 'island',
      test: OURS,
      priority: 2,
      ...shared,
    },
  ];
}

/** True for a module that needs React or a form, or that most islands have. */
function isOfIslands(id: string, imported: readonly string[]): boolean {
  return BASICS.test(id) || imported.some((one) => [DRAWING, FORMS].some((test) => test.test(one)));
}

/** Gives a module with all that it imports; the graph is walked once for each. */
function rememberImports(): (id: string, graph: Graph) => readonly string[] {
  const walked = new Map<string, readonly string[]>();
  return (id, graph) => {
    const known = walked.get(id);
    if (known) return known;
    const all = new Set([id]);
    // A style sheet beside a form is no script of it.
    for (const one of all)
      for (const imported of graph.getModuleInfo(one)?.importedIds ?? [])
        if (!STYLE.test(imported)) all.add(imported);
    walked.set(id, [...all]);
    return [...all];
  };
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'));
}
