import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoStack } from '#tools/stack/demo-stack.ts';
import { checkBudgets } from './check-budgets.ts';
import { listPageKinds } from './page-kinds.ts';

/** Pages of a stack that are over a budget, or have faults of HTML or of structured data, as sentences. */
export async function checkLooks(stack: DemoStack): Promise<string[]> {
  // Read where they are used, as they are large.
  const { checkMarkup } = await import('./page-markup.ts');
  const { checkData } = await import('./structured-data.ts');
  const { problems } = await checkBudgets(stack);
  for (const shop of (await readdir(stack.sitesDirectory)).sort()) {
    const directory = join(stack.sitesDirectory, shop);
    const kinds = await listPageKinds(directory);
    const faults = [...(await checkMarkup(directory, kinds)), ...(await checkData(directory, kinds))];
    problems.push(...faults.map((fault) => `${shop}/${fault}`));
  }
  return problems;
}
