type JsonObject = Record<string, unknown>;

/**
 * Lays `patch` over `base`, objects key by key; arrays and everything else are replaced. Neither is changed.
 */
export function deepMerge(base: unknown, patch: unknown): unknown {
  if (!isObject(base) || !isObject(patch)) return patch;
  const changes = Object.entries(patch).map(([key, value]) => [
    key,
    deepMerge(Object.hasOwn(base, key) ? base[key] : undefined, value),
  ]);
  return { ...base, ...Object.fromEntries(changes) };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
