import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutSchemas } from '#publisher/render/compile/contract-calls.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

test('a call comes to a browser as what a request needs and the shape of its answer', async () => {
  const code = [
    "import { getWallet, type Wallet } from '#contract/account/wallet.ts';",
    'import { signIn as signInCall } from "#contract/account/account.ts";',
    'export const calls = [getWallet, signInCall];',
  ];
  expect((await withoutSchemas(code.join('\n'), ROOT)).split('\n')).toEqual([
    'const getWallet = {"method":"GET","path":"/wallet","auth":"bearer","shape":{"wallet":{"totalCash":4}}};',
    'const signInCall = {"method":"POST","path":"/auth/check","encoding":"form","shape":{"token":1}};',
    'export const calls = [getWallet, signInCall];',
  ]);
});

test('a constant comes as its value, a schema and what stands beside no call as they are', async () => {
  const code = [
    "import { MAX_ADDRESSES, addressInputSchema } from '#contract/account/address.ts';",
    "import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';",
    "import type { Wallet } from '#contract/account/wallet.ts';",
    "import { isRecord } from '#domain/parse/is-record.ts';",
  ];
  expect((await withoutSchemas(code.join('\n'), ROOT)).split('\n')).toEqual([
    'import { addressInputSchema } from "#contract/account/address.ts";',
    'const MAX_ADDRESSES = 20;',
    ...code.slice(1),
  ]);
});
