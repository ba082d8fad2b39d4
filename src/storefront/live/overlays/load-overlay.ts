import type { ComponentType } from 'react';
import { OVERLAY_NAMES, type OverlayName } from '#domain/page/overlay-name.ts';
import type { OverlayPage, OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';
import { OVERLAY_VIEWS } from './overlay-views.ts';
import { fetchOverlayPage } from './read-overlay-page.ts';

/** What a dialog is drawn by and made of. */
export interface LoadedOverlay {
  View: ComponentType<OverlayProps<unknown, unknown>>;
  page: OverlayPage;
}

const loaded = new Map<OverlayName, Promise<LoadedOverlay>>();

/**
 * The code, texts and style of a dialog, once a page; what did not come is asked for again. This needs no
 * React, so it comes beside that.
 */
export function loadOverlay(name: string): Promise<LoadedOverlay> {
  const known = OVERLAY_NAMES.find((one) => one === name);
  if (!known) return Promise.reject(new Error(`There is no dialog "${name}".`));
  const coming =
    loaded.get(known) ??
    Promise.all([OVERLAY_VIEWS[known](), fetchOverlayPage(known)]).then(([View, page]) => ({
      View: View as LoadedOverlay['View'],
      page,
    }));
  loaded.set(known, coming);
  coming.catch(() => loaded.delete(known));
  return coming;
}
