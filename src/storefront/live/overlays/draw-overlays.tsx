import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Modal } from '#domain/page/modal.ts';
import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { notify } from '#storefront/page/notice.ts';
import { $readyOverlays, loadOverlay } from './load-overlay.ts';

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
  const view = useStore($readyOverlays, { keys: [name] })[name];
  const isReady = view !== undefined;

  useEffect(() => {
    const endLoading = () => document.body.removeAttribute(loading);
    if (isReady) return endLoading();
    document.body.setAttribute(loading, '');
    loadOverlay(name)
      .catch(() => {
        notify({ key: 'notice.not-loaded' });
        void closeOverlay(id);
      })
      .finally(endLoading);
  }, [id, name, loading, isReady]);

  if (!view) return null;
  return <view.View data={data} page={view.page} close={(answer) => void closeOverlay(id, answer)} />;
}
