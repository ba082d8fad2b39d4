import { useStore } from '@nanostores/react';
import { useEffect, useReducer, useState } from 'react';
import { rememberedCustomer } from '#storefront/session/remembered-customer.ts';
import { $session } from '#storefront/session/session.store.ts';
import { $push } from './push.store.ts';
import { isPushOn, pushWay } from './push-way.ts';
import { turnPushOff, turnPushOn } from './turn-push.ts';

/** State of push messages in this browser. */
export type PushState =
  | { kind: 'app' | 'install' | 'none' | 'remember' | 'denied' }
  | { kind: 'switch'; on: boolean; busy: boolean; fault: 'failed' | 'dismissed' | undefined };

export interface PushControl {
  state: PushState;
  /** Turns it on or off; from a press alone. */
  turn: (on: boolean) => Promise<void>;
}

/** Push messages at this browser, followed as the shopper and the browser change them. */
export function usePush(news: string): PushControl {
  const { wanted } = useStore($push);
  useStore($session);
  usePermission();
  const [going, setGoing] = useState<boolean>();
  const [fault, setFault] = useState<'failed' | 'dismissed'>();

  const turn = async (on: boolean) => {
    setFault(undefined);
    setGoing(on);
    try {
      if (!on) await turnPushOff();
      else if (!(await turnPushOn(news))) setFault('dismissed');
    } catch {
      setFault('failed');
    }
    setGoing(undefined);
  };
  const on = going ?? (wanted && pushWay() === 'web' && isPushOn());
  return { state: stateOf({ on, busy: going !== undefined, fault }), turn };
}

function stateOf(state: {
  on: boolean;
  busy: boolean;
  fault: 'failed' | 'dismissed' | undefined;
}): PushState {
  const way = pushWay();
  if (way !== 'web') return { kind: way };
  if (rememberedCustomer() === null) return { kind: 'remember' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  return { kind: 'switch', ...state };
}

/** Draws again after the shopper has changed the permission in the browser. */
function usePermission(): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const { permissions }: { permissions?: Permissions } = navigator;
    const control = new AbortController();
    permissions?.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', draw, { signal: control.signal }),
      () => {},
    );
    return () => control.abort();
  }, []);
}
