import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { backUp, restore } from '#platform/operations/backup.ts';
import { chooseShop, findOrder } from '#platform/operations/orders.ts';
import { PlatformFileError } from '#platform/store/platform-file-error.ts';
import { aGuestOrder, aPlatform } from '../a-platform.ts';

test('a copy that is made while orders come in is whole, and goes back in the place of the file', async () => {
  const platform = await aPlatform();
  const first = await aGuestOrder(platform);
  const copy = `${platform.file}.copy`;
  const [second] = await Promise.all([aGuestOrder(platform), backUp(platform.file, copy)]);
  await platform.close();
  await restore(copy, platform.file);
  const restored = await aPlatform({ file: platform.file });
  expect(findOrder(chooseShop(restored.sql, 'shop'), String(first.id)).token).toBe(first.token);
  await restored.close();
  const former = await aPlatform({ file: `${platform.file}.before-restore` });
  expect(findOrder(chooseShop(former.sql, 'shop'), String(second.id)).token).toBe(second.token);
});

test('a copy is never written over a file, and what is no copy never takes the place of the file', async () => {
  const platform = await aPlatform();
  await aGuestOrder(platform);
  await platform.close();
  const noCopy = `${platform.file}.text`;
  await writeFile(noCopy, 'orders of November');
  const before = await readFile(platform.file);
  await expect(backUp(platform.file, noCopy)).rejects.toThrow('is there already');
  await expect(restore(noCopy, platform.file)).rejects.toThrow(PlatformFileError);
  await expect(restore(`${noCopy}.none`, platform.file)).rejects.toThrow('There is no file');
  expect(await readFile(platform.file)).toEqual(before);
});
