import { join } from 'node:path';

/** What every page runs by itself. */
const FIRST = ['src/client/main.ts', 'src/overlays/start.ts'];

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Names the script that a module becomes part of: one for all that every page loads at once. Islands share
 * these modules, and a bundler that is left to itself makes a dozen small files of them, which are a fifth
 * larger when they are packed. Of all others it decides.
 */
export function createFirstScript(root: string): (id: string, graph: ModuleGraph) => string | null {
  let first: Set<string> | undefined;
  return (id, graph) => {
    first ??= reachedFrom(
      FIRST.map((path) => join(root, path)),
      graph,
    );
    return first.has(id) ? 'first' : null;
  };
}

function reachedFrom(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
