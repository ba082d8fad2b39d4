import { iconHref } from '#storefront/ui/icon/icon.ts';

/** Success message beside a submit button; its room is there before it shows. */
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
