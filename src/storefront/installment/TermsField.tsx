import { useState } from 'react';
import { useController } from 'react-hook-form';
import { installmentTermsPath } from '#domain/link/paths.ts';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { pagePath } from '#storefront/page/page-text.ts';
import { ReadingDialog } from '#storefront/ui/dialog/ReadingDialog.tsx';
import { useClosing } from '#storefront/ui/dialog/use-closing.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import type { Application } from './application.ts';

/** The box to accept the terms. Ticking it shows the terms first; OK there accepts them. */
export function TermsField({ form }: { form: ShopForm<Application> }) {
  const { t, formId } = form;
  const { field, fieldState } = useController({ control: form.control, name: 'terms' });
  const [isShown, setIsShown] = useState(false);
  const { message } = fieldState.error ?? {};
  const id = `${formId}-terms`;
  const set = (accepted: boolean) => form.setValue('terms', accepted, { shouldValidate: true });
  return (
    <div className="field field--check terms">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          ref={field.ref}
          checked={field.value}
          aria-required="true"
          aria-invalid={message !== undefined}
          aria-describedby={message && `${id}-note`}
          onChange={({ currentTarget }) => (currentTarget.checked ? setIsShown(true) : set(false))}
        />
        <span>{t('installment.agree')}</span>
      </label>
      <button type="button" className="button button--ghost terms__read" onClick={() => setIsShown(true)}>
        {t('installment.read-terms')}
      </button>
      {message && (
        <p className="field__note" id={`${id}-note`} role="alert">
          {t(message as MessageKey)}
        </p>
      )}
      {isShown && (
        <Terms
          form={form}
          onClose={(accepted) => {
            setIsShown(false);
            if (accepted) set(true);
          }}
        />
      )}
    </div>
  );
}

function Terms({
  form: { t },
  onClose,
}: {
  form: ShopForm<Application>;
  onClose: (accepted?: true) => void;
}) {
  const { closing, leave } = useClosing<true>(onClose);
  return (
    <ReadingDialog
      title={t('installment.terms-title')}
      href={pagePath(installmentTermsPath())}
      onClose={() => leave()}
      closing={closing}
      footer={
        <button type="button" className="button button--primary" onClick={() => leave(true)}>
          {t('installment.accept')}
        </button>
      }
      t={t}
    />
  );
}
