import type { SiteStore } from '#publisher/publish/protocol/site-store.ts';

/** Fails where nothing is published of any of these shops. */
export const isPublished = (store: SiteStore, tenants: () => readonly { name: string }[]) => async () => {
  const there = await Promise.all(tenants().map(({ name }) => store.site(name).exists()));
  if (!there.some(Boolean)) throw new Error('No shop is published: run npm run build.');
};
