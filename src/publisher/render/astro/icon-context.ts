import { AsyncLocalStorage } from 'node:async_hooks';
import { setIconSource } from '#storefront/ui/icon/icon.ts';

/** The file with the icons of the shop, by render: those of two shops may overlap. */
const files = new AsyncLocalStorage<string>();
setIconSource(() => files.getStore());

/** Renders with the icons of a file. */
export const renderWithIcons = <Page>(file: string, render: () => Promise<Page>): Promise<Page> =>
  files.run(file, render);
