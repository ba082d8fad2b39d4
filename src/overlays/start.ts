import { closeOverlay } from '#client/overlay/open-overlay.ts';
import { notify } from '#client/text/notice.ts';
import { $modals } from '#stores/modal.store.ts';

/** Stands on the body while a dialog is on its way; the style sheets draw a bar then. */
const LOADING = 'data-overlay-loading';

let drawn = false;

// What draws dialogs comes with the first of them, and follows the store by itself from then on.
$modals.listen(async (open) => {
  if (drawn || open.length === 0) return;
  drawn = true;
  document.body.setAttribute(LOADING, '');
  try {
    const { drawOverlays } = await import('./draw-overlays.tsx');
    drawOverlays(LOADING);
  } catch {
    drawn = false;
    document.body.removeAttribute(LOADING);
    for (const { id } of $modals.get()) void closeOverlay(id);
    notify({ key: 'notice.not-loaded' });
  }
});

const wall = document.querySelector('[data-wall-form]');
if (wall) void import('./keep-wall.ts').then(({ keepWall }) => keepWall(wall));
