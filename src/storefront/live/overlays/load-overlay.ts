import { map } from 'nanostores';
import type { ComponentType } from 'react';
import type { Modal } from '#domain/page/modal.ts';
import { ofOverlay } from '#storefront/overlay/overlay-file.ts';
import type { OverlayPage } from '#storefront/overlay/overlay-props.ts';
import { fetchOverlayPage } from './read-overlay-page.ts';

/** View of a dialog, and the data of its fragment page. */
export interface LoadedOverlay {
  View: ComponentType<{ data: Modal['data']; page: OverlayPage; close: (answer?: unknown) => void }>;
  page: OverlayPage;
}

const VIEWS = import.meta.glob<LoadedOverlay['View']>('../../**/*.overlay.tsx', { import: 'default' });

const loaded = new Map<string, Promise<LoadedOverlay>>();

/** Dialogs whose parts are there, by their names. */
export const $readyOverlays = map<Record<string, LoadedOverlay | undefined>>({});

/**
 * Loads code, texts and style of a dialog, once a page; after a failure they are loaded again. Needs no
 * React, so both load side by side.
 */
export function loadOverlay(name: string): Promise<LoadedOverlay> {
  const load = ofOverlay(VIEWS, name);
  if (!load) return Promise.reject(new Error(`There is no dialog "${name}".`));
  // React is most of the bytes: it does not wait for the modules that name it.
  import('react-dom/client').catch(() => {});
  const coming =
    loaded.get(name) ??
    Promise.all([load(), fetchOverlayPage(name)]).then(([View, page]) => ({ View, page }));
  loaded.set(name, coming);
  coming.then(
    (overlay) => $readyOverlays.setKey(name, overlay),
    () => loaded.delete(name),
  );
  return coming;
}
