import type { ComponentType } from 'react';
import type { OverlayAnswer, OverlayData } from '#client/overlay/overlay.ts';
import type { OverlayName } from '#domain/overlay-name.ts';
import type { OverlayProps } from '#islands/dialog/overlay-props.ts';

type View<Name extends OverlayName> = ComponentType<OverlayProps<OverlayData<Name>, OverlayAnswer<Name>>>;

/** Loads what draws each dialog. */
export const OVERLAY_VIEWS: { [Name in OverlayName]: () => Promise<View<Name>> } = {
  confirm: async () => (await import('#islands/dialog/ConfirmOverlay.tsx')).ConfirmOverlay,
};
