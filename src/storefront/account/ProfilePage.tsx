import type { User } from '#contract/account/account.ts';
import { createTranslate } from '#storefront/i18n/messages.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import { CloseAccount } from './CloseAccount.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { getOwnProfile } from './own-profile.ts';
import { PasswordPanel } from './PasswordPanel.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import type { ProfilePageProps } from './profile-props.ts';
import { SignedIn } from './SignedIn.tsx';

/** The customer's profile and the forms to change it. */
export function ProfilePage(props: ProfilePageProps) {
  const t = createTranslate(props.messages, props.language);
  const skeleton = <ProfileSkeleton label={t('account.loading')} />;
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
      <ProfileCard user={user} walletHref={props.walletHref} codeHref={props.codeHref} t={t} />
      <DetailsForm key={user.id} user={user} t={t} />
      <PhonePanel user={user} t={t} />
      <PasswordPanel user={user} level={props.passwordLevel} t={t} />
      <CloseAccount user={user} t={t} />
    </div>
  );
}
