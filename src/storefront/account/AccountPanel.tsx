import { type ReactNode, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { Done } from './Done.tsx';
import { useOpener } from './use-opener.ts';

/** How a form of a panel ends. */
export interface FormEnds {
  onCancel: () => void;
  onDone: () => void;
}

export interface AccountPanelProps {
  /** Of its title: one on a page has it. */
  id: string;
  title: string;
  /** The form that the button opens. */
  form: (ends: FormEnds) => ReactNode;
  /** Says that the form has done its work. */
  doneText: string;
  /** What stands there whether the form is open or not. */
  children?: ReactNode;
  t: Translate;
}

/** Something of an account, with a button that opens the form to change it. */
export function AccountPanel({ id, title, form, doneText, children, t }: AccountPanelProps) {
  const { open, setOpen, opener } = useOpener();
  const [done, setDone] = useState(false);
  const ends: FormEnds = {
    onCancel: () => setOpen(false),
    onDone: () => {
      setDone(true);
      setOpen(false);
    },
  };
  return (
    <section className="account-panel panel" aria-labelledby={id}>
      <div className="account-panel__head">
        <h2 id={id}>{title}</h2>
        {!open && (
          <button
            type="button"
            className="button button--secondary"
            aria-describedby={id}
            ref={opener}
            onClick={() => {
              setDone(false);
              setOpen(true);
            }}
          >
            {t('account.change')}
          </button>
        )}
      </div>
      {children}
      {open && form(ends)}
      {done && <Done text={doneText} />}
    </section>
  );
}
