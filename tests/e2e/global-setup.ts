import { createConsoleProgress } from '#lib/progress.ts';
import { startDemoStack } from '#tools/stack/demo-stack.ts';

/**
 * Builds and serves the demo shops for the tests, unless STOREFRONT_E2E_URL names shops that are served
 * already.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['STOREFRONT_E2E_URL']) return undefined;
  const stack = await startDemoStack(process.env, createConsoleProgress());
  process.env['STOREFRONT_E2E_URL'] = stack.originPattern;
  process.env['STOREFRONT_E2E_PLATFORM'] = stack.platformUrl;
  return () => stack.close();
}
