import type { ComponentType } from 'react';
import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import type { OverlayName } from '#domain/overlay-name.ts';
import type { OverlayProps } from '#islands/dialog/overlay-props.ts';

/** A dialog may ask for more of its fragment page than all of them have: `PROPS` gives it. */
type View<Name extends OverlayName> = ComponentType<
  OverlayProps<OverlayData<Name>, OverlayAnswer<Name>, never>
>;

/** Loads what draws each dialog. */
export const OVERLAY_VIEWS: { [Name in OverlayName]: () => Promise<View<Name>> } = {
  confirm: async () => (await import('#islands/dialog/ConfirmOverlay.tsx')).ConfirmOverlay,
  login: async () => (await import('#islands/sign-in/SignInOverlay.tsx')).SignInOverlay,
};
