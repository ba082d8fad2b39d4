/** A dialog that is open over a page. */
export interface Modal<Data = unknown> {
  /** Tells one opening of a dialog from the next. */
  id: number;
  name: string;
  /** Data that it was opened with. */
  data: Data;
}

/** The dialog that is shown where none is named. */
export const DEFAULT_MODAL = 'login';

/** Shows a dialog over those that are open. */
export function showModal(open: readonly Modal[], data: unknown, name: string = DEFAULT_MODAL): Modal[] {
  const last = open.at(-1);
  return [...open, { id: (last?.id ?? 0) + 1, name, data }];
}

/** Closes a dialog; what it was opened with goes with it. */
export function closeModal(open: readonly Modal[], id: number): Modal[] {
  return open.filter((modal) => modal.id !== id);
}
