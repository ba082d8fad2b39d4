import { $modals } from '#storefront/overlay/modal.store.ts';
import { closeOverlay } from '#storefront/overlay/open-overlay.ts';
import { notify } from '#storefront/page/notice.ts';
import { $session } from '#storefront/session/session.store.ts';

/** Stands on the body while a dialog is on its way; the style sheets draw a bar then. */
const LOADING = 'data-overlay-loading';

/** Dialog that a press opens, by action. */
const OPENERS = {
  choose: 'variation',
  'quick-view': 'quick-view',
  locations: 'locations',
  address: 'address',
  profile: 'login',
} as const;

let drawn = false;

/** Loads the code that draws dialogs and, beside it, the parts of one of them. */
async function load(name: string) {
  // The module that draws the dialog asks again for what does not come.
  void import('./load-overlay.ts').then(({ loadOverlay }) => loadOverlay(name)).catch(() => {});
  return import('./draw-overlays.tsx');
}

// Until a press is over, a tenth of a second passes in which the dialog is on its way.
document.addEventListener('pointerdown', ({ target }) => {
  const opener = target instanceof Element && target.closest<HTMLElement>('[data-action], [data-place]');
  const { action, place } = opener ? opener.dataset : {};
  const name = OPENERS[(action ?? place) as keyof typeof OPENERS];
  if (name && (name !== 'login' || $session.get().token === null)) load(name).catch(() => {});
});

// The code that draws dialogs is loaded with the first one, and follows the store from then on.
$modals.listen(async (open) => {
  const [first] = open;
  if (drawn || !first) return;
  drawn = true;
  document.body.setAttribute(LOADING, '');
  try {
    const { drawOverlays } = await load(first.name);
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

if (document.querySelector('[data-list]')) void import('./start-list.ts');
