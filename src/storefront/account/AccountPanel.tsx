import { type ReactNode, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { Done } from './Done.tsx';
import { useOpener } from './use-opener.ts';

/** Callbacks that close the form of a panel. */
export interface FormEnds {
  onCancel: () => void;
  onDone: () => void;
}

export interface AccountPanelProps {
  /** Id of the panel's title; unique on the page. */
  id: string;
  title: string;
  /** Draws the form that the button opens. */
  form: (ends: FormEnds) => ReactNode;
  /** Said once the form has done its work. */
  doneText: string;
  /** Content above the form, also while that is closed. */
  children?: ReactNode;
  t: Translate;
}

/** A part of the account, with a button that opens the form to change it. */
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
