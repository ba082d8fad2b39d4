/** Scrolls the link to this page into the middle of the account's links, where these are one row. */
export function showPlace(): void {
  const link = document.querySelector('.account-nav [aria-current]')?.getBoundingClientRect();
  const row = document.querySelector('.account-nav ul');
  if (!link || !row) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}
