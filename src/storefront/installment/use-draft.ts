import { useEffect } from 'react';
import type { User } from '#contract/account/account.ts';
import { SESSION_ENDED_EVENT } from '#storefront/storage/session-mark.ts';
import { tabValue } from '#storefront/storage/tab-value.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { type Application, EMPTY_APPLICATION } from './application.ts';

/** No other tab and no later visit finds it. */
const draft = tabValue('installment-draft:v1', 'customer');

/** Fields that survive a reload. Passport and card numbers and photos are never stored. */
const KEPT = ['birthday', 'passIssueDate', 'passIssueAddress'] as const;
const SECRET = ['passport', 'cardNumber', 'selfie', 'passportPhoto', 'passportBack'] as const;

/** Initial values: those that this tab kept of the same customer, else the profile's. */
export function startApplication(user: Pick<User, 'id' | 'birthday'>): Application {
  const start = { ...EMPTY_APPLICATION, birthday: user.birthday ?? '' };
  try {
    const kept: unknown = JSON.parse(draft.read() ?? '');
    if (typeof kept !== 'object' || kept === null) return start;
    const fields = new Map<string, unknown>(Object.entries(kept));
    if (fields.get('customerId') !== user.id) return start;
    for (const name of KEPT) {
      const text = fields.get(name);
      if (typeof text === 'string' && text !== '') start[name] = text;
    }
  } catch {
    // A text that is no draft counts as none.
  }
  return start;
}

/** Removes the kept values. */
export function forgetDraft(): void {
  draft.write(null);
}

/**
 * Keeps the fields that may be kept, in this tab alone, and lets the browser ask before leaving a page with
 * values that may not be kept. Ends when the request is `done`.
 */
export function useDraft(form: ShopForm<Application>, customerId: number, done: boolean): void {
  const { watch, getValues } = form;
  useEffect(() => {
    if (done) {
      forgetDraft();
      return;
    }
    const { unsubscribe } = watch((values) => {
      const kept = Object.fromEntries(KEPT.map((name) => [name, values[name]]));
      draft.write(JSON.stringify({ customerId, ...kept }));
    });
    const ask = (event: BeforeUnloadEvent) => {
      const values = getValues();
      if (SECRET.some((name) => values[name] !== EMPTY_APPLICATION[name])) event.preventDefault();
    };
    // Nobody is asked to stay with the papers of a customer who has signed out.
    const control = new AbortController();
    addEventListener('beforeunload', ask, control);
    document.addEventListener(SESSION_ENDED_EVENT, () => control.abort(), control);
    return () => {
      unsubscribe();
      control.abort();
    };
  }, [watch, getValues, customerId, done]);
}
