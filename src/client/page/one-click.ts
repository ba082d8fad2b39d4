import { openOverlay } from '#client/overlay/open-overlay.ts';
import { $session } from '#stores/session.store.ts';
import { chooseAddress } from './choose-address.ts';
import { lineOf } from './item.ts';

/** Orders the product of an element by a name and a phone. Where to bring it is asked first, if unknown. */
export async function buyInOneClick(element: HTMLElement): Promise<void> {
  const line = lineOf(element);
  const { location, user } = $session.get();
  const address = location ?? user?.addresses.at(-1) ?? (await chooseAddress());
  if (address) await openOverlay('one-click', { line, address });
}
