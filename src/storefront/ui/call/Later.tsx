import type { ComponentType } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { CallFailed } from './CallFailed.tsx';
import { useCall } from './use-call.ts';

export interface LaterProps<Props extends object> {
  /** Loads its component. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  t: Translate;
}

/** A part of an island whose code is loaded when the shopper opens it. */
export function Later<Props extends object>({ load, props, t }: LaterProps<Props>) {
  const call = useCall(load, []);
  if (call.kind === 'failed') return <CallFailed error={call.error} onRetry={call.retry} t={t} />;
  if (call.kind === 'loading') return <div className="later skeleton" aria-busy="true" />;
  return <call.value {...props} />;
}
