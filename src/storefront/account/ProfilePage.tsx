import type { User } from '#contract/account/account.ts';
import type { Language } from '#contract/value/primitive.ts';
import type { PasswordLevel } from '#domain/account/password.ts';
import { cashbackPath, walletPath } from '#domain/link/paths.ts';
import type { MessageSource, Messages } from '#storefront/i18n/message-key.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { getOwnProfile } from './own-profile.ts';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import messageKeys from './ProfilePage.tsx?messages';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SignedIn } from './SignedIn.tsx';

export interface ProfilePageProps {
  language: Language;
  defaultLanguage: Language;
  messages: Messages;
  /** Strength that the shop asks of passwords. */
  passwordLevel: PasswordLevel;
  walletHref: string;
  /** Page of the code for the cash desk; undefined where the shop has none. */
  codeHref: string | undefined;
}

type Source = MessageSource &
  Pick<ProfilePageProps, 'language' | 'defaultLanguage'> & {
    setting: (name: 'showQrCashback') => boolean;
    path: (page: string) => string;
    company: { options: { passwordLevel: PasswordLevel } };
  };

/** Props of the profile page; the customer is known in the browser alone. */
export function profilePageProps(shop: Source): ProfilePageProps {
  const { language, defaultLanguage, company } = shop;
  return {
    language,
    defaultLanguage,
    messages: shop.messages(messageKeys),
    passwordLevel: company.options.passwordLevel,
    walletHref: shop.path(walletPath()),
    codeHref: shop.setting('showQrCashback') ? shop.path(cashbackPath()) : undefined,
  };
}

/** The customer's profile and the forms to change it. */
export function ProfilePage(props: ProfilePageProps) {
  const t = createTranslate(props.messages, props.language);
  const skeleton = <ProfileSkeleton hasCode={props.codeHref !== undefined} t={t} />;
  return (
    <SignedIn skeleton={skeleton}>
      {({ token, user }) => <Profile key={token} {...props} user={user} skeleton={skeleton} />}
    </SignedIn>
  );
}

interface ProfileProps extends ProfilePageProps {
  user: User | null;
  skeleton: React.ReactNode;
}

/** Shows the customer of the session, and brings the session up to date with the platform's. */
function Profile({ user, skeleton, ...props }: ProfileProps) {
  const t = createTranslate(props.messages, props.language);
  const call = useCall(getOwnProfile, []);
  if (!user)
    return call.kind === 'failed' ? <CallFailed error={call.error} onRetry={call.retry} t={t} /> : skeleton;
  return (
    <div className="account-stack">
      {call.kind === 'failed' && <CallFailed error={call.error} onRetry={call.retry} t={t} />}
      <ProfileCard
        user={user}
        walletHref={props.walletHref}
        codeHref={props.codeHref}
        hasCode={props.codeHref !== undefined}
        t={t}
      />
      <DetailsForm key={user.id} user={user} t={t} />
      <PhonePanel user={user} t={t} />
      <PasswordPanel user={user} level={props.passwordLevel} t={t} />
      <CloseAccount user={user} t={t} />
    </div>
  );
}
