// Blocks the first paint on purpose: the chosen mode is on before anything shows.
try {
  const mode = localStorage.getItem('mode');
  if (mode === 'dark' || mode === 'light') document.documentElement.dataset.mode = mode;
} catch {
  // Storage is switched off: the device decides.
}
