/** Repeats presses that were made before the client listened: see `before-client.js`. */
export function repeatEarlyPresses(): void {
  document.documentElement.dataset.client = '';
  for (const button of document.querySelectorAll<HTMLElement>('[data-early]')) {
    const times = Number(button.dataset.early);
    delete button.dataset.early;
    button.removeAttribute('aria-busy');
    for (let time = 0; time < times; time += 1) button.click();
  }
}
