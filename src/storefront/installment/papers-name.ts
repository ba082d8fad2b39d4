import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import type { Application } from './application.ts';

/**
 * Names what stands in the form: the same name while nothing of it has changed, another one then. The name is
 * made by chance, so it tells nothing of the papers to who reads what the browser keeps.
 */
export function createPapersName(): (application: Application) => string {
  let last: Application | undefined;
  let name = '';
  return (application) => {
    if (!last || !isSame(last, application)) name = newOrderKey();
    last = application;
    return name;
  };
}

function isSame(one: Application, other: Application): boolean {
  return Object.keys(one).every((key) => one[key as keyof Application] === other[key as keyof Application]);
}
