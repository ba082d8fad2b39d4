import { useState } from 'react';
import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayProps } from '#storefront/overlay/overlay-props.ts';
import type { OverlayShop } from '#storefront/overlay/overlay-shop.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import { pageAfter } from './page-after.ts';
import { SignIn } from './SignIn.tsx';
import { signInFacts } from './sign-in-props.ts';

declare module '#storefront/overlay/overlay.ts' {
  interface Overlays {
    /**
     * Signing in; `openSignIn` is the way to it. `from` is the page to come back to, `stay` means this one.
     * `next` is the page to open then.
     */
    login: { data: { from?: string; stay?: boolean }; answer: { next: string | undefined } };
  }
}

/** Facts of the shop for the dialog, beside its texts. */
export const page = (shop: OverlayShop) => signInFacts(shop);

type Props = OverlayProps<'login', typeof page>;

/** Signing in over any page; its answer is the page to go on to. */
export default function SignInOverlay({ data, page, close }: Props) {
  const t = createTranslate(page.messages, page.language);
  const [title, setTitle] = useState(t('sign-in.title'));
  return (
    <Dialog title={title} closeLabel={t('dialog.close')} onClose={() => close()}>
      <SignIn
        page={page}
        onTitle={setTitle}
        onSignedIn={(way) => close({ next: data.stay ? undefined : pageAfter(data.from, way) })}
      />
    </Dialog>
  );
}
