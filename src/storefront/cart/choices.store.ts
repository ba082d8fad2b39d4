import { map } from 'nanostores';

/** True for products of the page with a property that is not chosen, by the variation that is shown. */
export const $openChoices = map<Record<number, boolean>>({});
