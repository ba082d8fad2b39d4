import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { signIn } from '#contract/account/account.ts';
import {
  getCashbackCode,
  getWallet,
  WALLET_OPERATION_KINDS,
  walletSchema,
} from '#contract/account/wallet.ts';
import { importParts, partCode } from '#publisher/render/compile/contract-calls.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

test('a call comes to a browser as what a request needs and the shape of its answer', () => {
  expect(partCode('getWallet', getWallet)).toBe(
    'export const getWallet = {"method":"GET","path":"/wallet","auth":"bearer","shape":{"wallet":{"totalCash":4}}};',
  );
  expect(partCode('signIn', signIn)).toBe(
    'export const signIn = {"method":"POST","path":"/auth/check","encoding":"form","shape":{"token":1}};',
  );
});

test('a constant comes as its value, and a schema does not', () => {
  expect(partCode('KINDS', WALLET_OPERATION_KINDS)).toBe(
    'export const KINDS = ["cashback","payment","refund","purchase","other"];',
  );
  expect(partCode('walletSchema', walletSchema)).toBeUndefined();
  expect(partCode('getCashbackCode', getCashbackCode)).not.toContain('zod');
});

test('a module imports the calls that it names, each from a module of its own', async () => {
  const code = await importParts(
    [
      "import { getWallet, type Wallet, getCashbackCode as getCode } from '#contract/account/wallet.ts';",
      "import { MAX_ADDRESSES, addressInputSchema } from '#contract/account/address.ts';",
      "import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';",
      "import { isRecord } from '#domain/parse/is-record.ts';",
    ].join('\n'),
    ROOT,
  );
  expect(code.split('\n')).toEqual([
    `import { getWallet } from "${ROOT}/src/contract/account/wallet.ts?part=getWallet";`,
    `import { getCashbackCode as getCode } from "${ROOT}/src/contract/account/wallet.ts?part=getCashbackCode";`,
    `import { MAX_ADDRESSES } from "${ROOT}/src/contract/account/address.ts?part=MAX_ADDRESSES";`,
    'import { addressInputSchema } from "#contract/account/address.ts";',
    "import { MAX_UPLOAD_BYTES } from '#contract/upload/upload-limit.ts';",
    "import { isRecord } from '#domain/parse/is-record.ts';",
  ]);
});
