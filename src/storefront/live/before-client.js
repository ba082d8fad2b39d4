// Blocks the first paint on purpose: the chosen mode is on before anything shows.
try {
  const mode = localStorage.getItem('mode');
  if (mode === 'dark' || mode === 'light') document.documentElement.dataset.mode = mode;
} catch {
  // Storage is switched off: the device decides.
}

// A shop for businesses shows itself to who is signed in, in this tab alone or in all: see `tab-storage.ts`.
try {
  const mark = sessionStorage.getItem('session:v1:tab');
  const kept = mark && mark === localStorage.getItem('session:v1:tab') ? sessionStorage : localStorage;
  if (JSON.parse(kept.getItem('session:v1')).token) document.documentElement.dataset.signedIn = '';
} catch {
  // Nobody is.
}

// A button that is pressed before the client listens shows so; `early-presses.ts` presses it again.
addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-action], button[data-pieces]');
  if (!button || 'client' in document.documentElement.dataset) return;
  button.dataset.early = Number(button.dataset.early ?? 0) + 1;
  button.ariaBusy = 'true';
});
