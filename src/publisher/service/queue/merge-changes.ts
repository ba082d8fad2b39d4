import type { WebhookMessage } from '#contract/cache/webhook.ts';

/** Changed things that a message names; empty means that anything may have changed. */
export type Changed = WebhookMessage['changed'];

/** All that several messages name, each thing once; anything where one of them means that. */
export function mergeChanges(lists: readonly Changed[]): Changed {
  if (lists.some((changed) => changed.length === 0)) return [];
  const idsOf = new Map<Changed[number]['kind'], Set<string> | 'all'>();
  for (const { kind, ids } of lists.flat()) {
    const known = idsOf.get(kind);
    if (ids.length === 0 || known === 'all') idsOf.set(kind, 'all');
    else idsOf.set(kind, new Set([...(known ?? []), ...ids]));
  }
  return [...idsOf].map(([kind, ids]) => ({ kind, ids: ids === 'all' ? [] : [...ids] }));
}
