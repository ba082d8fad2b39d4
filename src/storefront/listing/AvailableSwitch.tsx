import type { ListChoice } from '#domain/listing/list-choice.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Narrows a list to what can be bought now. */
export function AvailableSwitch({
  choice,
  onChoose,
  t,
}: {
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  t: Translate;
}) {
  return (
    <label className="filters__switch">
      <input
        type="checkbox"
        checked={choice.available}
        onChange={() => onChoose({ ...choice, page: 1, available: !choice.available })}
      />
      <span>{t('search.only-available')}</span>
    </label>
  );
}
