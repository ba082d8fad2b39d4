import { iconHref } from '#storefront/ui/icon/icon.ts';

/** Says beside what was sent that it was done; it has its room before. */
export function Done({ text }: { text: string | undefined }) {
  return (
    <p className="account-done" role="status">
      {text && (
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('check')} />
        </svg>
      )}
      {text}
    </p>
  );
}
