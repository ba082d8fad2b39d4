import type { User } from '#contract/account/account.ts';
import { isRecord } from '#domain/parse/is-record.ts';
import { isCount, isText, listOf, shapeOf } from '#storefront/platform-client/guard.ts';

/** Whether an answer is a customer, as far as pages rely on it. */
export const isUser = shapeOf<User>({
  id: isCount,
  username: isText,
  firstName: isText,
  lastName: isText,
  fullName: isText,
  phoneNumbers: listOf(isText),
  addresses: listOf(isRecord),
  wallet: shapeOf<User['wallet']>({ totalCash: isCount }),
});

/** Whether an answer signs a customer in. */
export const isLogin = shapeOf<{ jwtToken: string; user: User }>({ jwtToken: isText, user: isUser });
