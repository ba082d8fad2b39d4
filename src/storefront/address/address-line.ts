import { deliveryPlace } from '#domain/account/session.ts';
import { notify } from '#storefront/page/notice.ts';
import { $session } from '#storefront/session/session.store.ts';

/**
 * Shows the delivery address in the header once it is known; a press opens the dialog to choose it. The
 * static page says that no address is selected.
 */
export function startAddressLine(): void {
  const button = document.querySelector('[data-action="address"]');
  const line = button?.querySelector('[data-address]');
  if (!button || !line) return;
  const none = line.textContent;
  $session.subscribe((session) => {
    line.textContent = deliveryPlace(session)?.name || none;
  });
  button.addEventListener('click', () =>
    import('./choose-address.ts').then(
      ({ chooseAddress }) => chooseAddress(),
      () => notify({ key: 'notice.not-loaded' }),
    ),
  );
}
