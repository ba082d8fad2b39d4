import { atom } from 'nanostores';
import type { Modal } from '#domain/page/modal.ts';

/** The dialogs that are open over the page, the top one last. */
export const $modals = atom<readonly Modal[]>([]);

/** The dialog that a press under way will open: it is loaded before it is asked for. */
export const $nearOverlay = atom<string>('');
