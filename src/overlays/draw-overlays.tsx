import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { closeOverlay } from '#client/overlay/open-overlay.ts';
import { notify } from '#client/text/notice.ts';
import type { Modal } from '#domain/modal.ts';
import { OVERLAY_NAMES, type OverlayName } from '#domain/overlay-name.ts';
import type { OverlayPage, OverlayProps } from '#islands/dialog/overlay-props.ts';
import { $modals } from '#stores/modal.store.ts';
import { OVERLAY_VIEWS } from './overlay-views.ts';
import { fetchOverlayPage } from './read-overlay-page.ts';

interface Loaded {
  View: ComponentType<OverlayProps<unknown, unknown>>;
  page: OverlayPage;
}

const loaded = new Map<OverlayName, Promise<Loaded>>();

/** Draws the dialogs of the store from now on; `loading` is the body's attribute while one is on its way. */
export function drawOverlays(loading: string): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<Overlays loading={loading} />);
}

function Overlays({ loading }: { loading: string }) {
  const modals = useStore($modals);
  return modals.map((modal) => <Overlay key={modal.id} modal={modal} loading={loading} />);
}

function Overlay({ modal, loading }: { modal: Modal; loading: string }) {
  const { id, name, data } = modal;
  const [view, setView] = useState<Loaded>();

  useEffect(() => {
    document.body.setAttribute(loading, '');
    load(name)
      .then(setView, () => {
        notify({ key: 'notice.not-loaded' });
        void closeOverlay(id);
      })
      .finally(() => document.body.removeAttribute(loading));
  }, [id, name, loading]);

  if (!view) return null;
  return <view.View data={data} page={view.page} close={(answer) => void closeOverlay(id, answer)} />;
}

/** The code, texts and style of a dialog, once a page; what did not come is asked for again. */
function load(name: string): Promise<Loaded> {
  const known = OVERLAY_NAMES.find((one) => one === name);
  if (!known) return Promise.reject(new Error(`There is no dialog "${name}".`));
  const coming =
    loaded.get(known) ??
    Promise.all([OVERLAY_VIEWS[known](), fetchOverlayPage(known)]).then(([View, page]) => ({
      View: View as Loaded['View'],
      page,
    }));
  loaded.set(known, coming);
  coming.catch(() => loaded.delete(known));
  return coming;
}
