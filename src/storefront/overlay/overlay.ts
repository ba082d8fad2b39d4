/**
 * Data that each dialog is opened with, and the answer that it gives when the shopper has decided: each
 * `<name>.overlay.tsx` adds its own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: what the dialogs add is merged into it.
export interface Overlays {}

export type OverlayName = keyof Overlays;

/** Data that a dialog is opened with. */
export type OverlayData<Name extends OverlayName> = Overlays[Name]['data'];
/** The shopper's decision; undefined if they closed the dialog. */
export type OverlayAnswer<Name extends OverlayName> = Overlays[Name]['answer'];
