import { map } from 'nanostores';

/** Products of the page of which a property is not chosen any more, by the variation that the page shows. */
export const $openChoices = map<Record<number, boolean>>({});
