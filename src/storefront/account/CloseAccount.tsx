import { useState } from 'react';
import { deactivateCustomer, type User } from '#contract/account/account.ts';
import { homePath } from '#domain/link/paths.ts';
import { formatPrice } from '#domain/pricing/price.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { callShop } from '#storefront/platform-client/call-shop.ts';
import { endSession } from '#storefront/session/session-change.ts';

/** Closes the account after a question that says what goes with it. */
export function CloseAccount({ user, t }: { user: User; t: Translate }) {
  const [failed, setFailed] = useState(false);
  const ask = async () => {
    setFailed(false);
    const sum = formatPrice(user.wallet.totalCash, t('shell.currency'));
    const money = user.wallet.totalCash > 0 ? ` ${t('account.close-money', { sum })}` : '';
    const sure = await openOverlay('confirm', {
      title: t('account.close-question'),
      text: t('account.close-text') + money,
      yes: t('account.close-yes'),
      no: t('account.close-no'),
    });
    if (!sure) return;
    try {
      await callShop(deactivateCustomer, {}, { unchecked: true });
    } catch {
      setFailed(true);
      return;
    }
    endSession();
    // `SignedIn` sends a signed-out shopper to sign in; after a closed account the home page comes instead.
    location.assign(pagePath(homePath()));
  };
  return (
    <div className="account-panel__actions">
      <button type="button" className="button button--ghost" onClick={() => void ask()}>
        {t('account.close')}
      </button>
      <p role="alert">{failed && t('account.close-failed')}</p>
    </div>
  );
}
