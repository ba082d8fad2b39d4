import { newOrderKey } from '#storefront/platform-client/order-key.ts';
import type { Application } from './application.ts';

/**
 * Creates a function that names the form's content: the same name while nothing changes, else a new one.
 * Names are random, so that one kept by the browser reveals nothing of the content.
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
