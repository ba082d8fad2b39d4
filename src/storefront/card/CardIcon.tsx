import { type IconName, iconHref } from '#storefront/ui/icon/icon.ts';

export function CardIcon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  );
}
