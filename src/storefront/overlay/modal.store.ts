import { atom } from 'nanostores';
import type { Modal } from '#domain/page/modal.ts';

/** The dialogs that are open over the page, the top one last. */
export const $modals = atom<readonly Modal[]>([]);
