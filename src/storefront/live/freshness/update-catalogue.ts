import { fetchMenu } from '#storefront/shell/catalogue.ts';
import { openFirst } from '#storefront/shell/catalogue-panels.ts';
import { partText } from './part-text.ts';

/** Fetches the catalogue menu again if it is loaded and closed. Throws if it cannot be had. */
export async function updateCatalogue(): Promise<void> {
  const menu = document.getElementById('catalogue');
  const now = menu?.firstElementChild;
  if (!menu || !now) return;
  const next = await fetchMenu();
  if (menu.matches(':popover-open, :focus-within') || partText(now) === partText(next)) return;
  menu.replaceChildren(next);
  openFirst(menu);
}
