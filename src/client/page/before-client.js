// Blocks the first paint on purpose: the chosen mode is on before anything shows.
try {
  const mode = localStorage.getItem('mode');
  if (mode === 'dark' || mode === 'light') document.documentElement.dataset.mode = mode;
} catch {
  // Storage is switched off: the device decides.
}

// A button that is pressed before the client listens shows so; `early-presses.ts` presses it again.
addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-action], button[data-pieces]');
  if (!button || 'client' in document.documentElement.dataset) return;
  button.dataset.early = Number(button.dataset.early ?? 0) + 1;
  button.ariaBusy = 'true';
});
