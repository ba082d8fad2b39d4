import { createTranslate } from '#storefront/i18n/messages.ts';
import type { OverlayAnswer, OverlayData } from '#storefront/overlay/overlay.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';
import type { OverlayProps } from '#storefront/ui/dialog/overlay-props.ts';
import { pageAfter } from './page-after.ts';
import { SignIn } from './SignIn.tsx';
import type { SignInPage } from './sign-in-props.ts';

/** Signing in over any page; who opened it leads on to the page that it answers. */
export function SignInOverlay({
  data,
  page,
  close,
}: OverlayProps<OverlayData<'login'>, OverlayAnswer<'login'>, SignInPage>) {
  const t = createTranslate(page.messages, page.language);
  return (
    <Dialog title={t('sign-in.title')} closeLabel={t('dialog.close')} onClose={() => close()}>
      <SignIn
        page={page}
        onSignedIn={(way) => close({ next: data.stay ? undefined : pageAfter(data.from, way) })}
      />
    </Dialog>
  );
}
