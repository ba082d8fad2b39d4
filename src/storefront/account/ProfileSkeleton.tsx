import { Bones } from '#storefront/ui/call/Bones.tsx';
import { NOBODY, ProfileCard, type ProfileCardProps } from './ProfileCard.tsx';
import './profile.css';

/** Stands where the profile will be; the card keeps its own room, unseen. */
export function ProfileSkeleton({ hasCode, t }: Pick<ProfileCardProps, 'hasCode' | 't'>) {
  return (
    <Bones className="account-stack" label={t('account.loading')}>
      <div className="profile-bone skeleton" aria-hidden="true">
        <ProfileCard user={NOBODY} hasCode={hasCode} t={t} />
      </div>
      <div className="profile-bone profile-bone--form skeleton" aria-hidden="true" />
    </Bones>
  );
}
