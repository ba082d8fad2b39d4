/**
 * What each dialog is opened with, and what it gives to who opened it when the shopper has decided: each
 * `<name>.overlay.tsx` adds its own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: what the dialogs add is merged into it.
export interface Overlays {}

export type OverlayName = keyof Overlays;

/** What a dialog is opened with. */
export type OverlayData<Name extends OverlayName> = Overlays[Name]['data'];
/** What the shopper decided; undefined where they closed the dialog. */
export type OverlayAnswer<Name extends OverlayName> = Overlays[Name]['answer'];
