import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { type PasswordDemand, type PasswordLevel, passwordDemands } from '#domain/account/password.ts';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';

export interface PasswordChecklistProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Field of the new password. */
  name: FieldPath<Values>;
  level: PasswordLevel;
  t: Translate;
}

const DEMANDS: Readonly<Record<PasswordDemand, MessageKey>> = {
  'six-characters': 'sign-in.six-characters',
  'eight-characters': 'sign-in.eight-characters',
  letter: 'sign-in.letter',
  'small-letter': 'sign-in.small-letter',
  capital: 'sign-in.capital',
  digit: 'sign-in.digit',
  special: 'sign-in.special',
  'only-letters-and-digits': 'sign-in.only-letters-and-digits',
};

/** The shop's rules for a new password, ticked off while it is typed. */
export function PasswordChecklist<Values extends FieldValues>({
  control,
  name,
  level,
  t,
}: PasswordChecklistProps<Values>) {
  const password = String(useWatch({ control, name }));
  return (
    <ul className="sign-in__demands">
      {passwordDemands(password, level).map(({ demand, met }) => (
        <li key={demand} data-met={met}>
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('check')} />
          </svg>
          {t(DEMANDS[demand])}
          <span className="visually-hidden">{t(met ? 'sign-in.demand-met' : 'sign-in.demand-open')}</span>
        </li>
      ))}
    </ul>
  );
}
