/**
 * Where the ways to the pages of the account stand in a row, the one to this page comes into the middle of
 * the row, as far as the row goes.
 */
export function showPlace(): void {
  const link = document.querySelector('.account-nav [aria-current]')?.getBoundingClientRect();
  const row = document.querySelector('.account-nav ul');
  if (!link || !row) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}
