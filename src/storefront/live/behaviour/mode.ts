import { MODE_NAME, modeValue } from '#storefront/storage/kept-value.ts';

type Mode = 'dark' | 'light';

/** Makes `button[data-action="mode"]` switch between dark and light; without a choice the device decides. */
export function startMode(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('button[data-action="mode"]')) return;
    const mode = currentMode() === 'dark' ? 'light' : 'dark';
    modeValue.write(mode);
    apply(mode);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === MODE_NAME && (newValue === 'dark' || newValue === 'light')) apply(newValue);
  });
  paint();
}

function currentMode(): Mode {
  const chosen = document.documentElement.dataset.mode;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function apply(mode: Mode): void {
  document.documentElement.dataset.mode = mode;
  paint();
}

function paint(): void {
  const pressed = String(currentMode() === 'dark');
  for (const button of document.querySelectorAll('button[data-action="mode"]'))
    button.setAttribute('aria-pressed', pressed);
}
