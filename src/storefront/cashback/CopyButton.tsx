import { useEffect, useState } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';

/** Copies the code and says so, until another code comes. */
export function CopyButton({ code, t }: { code: string; t: Translate }) {
  const [copied, setCopied] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is about the last code.
  useEffect(() => setCopied(undefined), [code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="cashback-copy">
      <button type="button" className="button button--secondary" onClick={() => void copy()}>
        {t('wallet.copy')}
      </button>
      <p className="cashback-copy__said" role="status">
        {copied !== undefined && t(copied ? 'wallet.copied' : 'wallet.not-copied')}
      </p>
    </div>
  );
}
