/** Milliseconds between two letters. */
export const LETTER_TIME = 80;

/** Letters' times that a whole name stays. */
const REST = 20;

/**
 * Writes the names in `data-words` into the placeholder of an empty field, one after another and letter by
 * letter, until the shopper enters the field; not with reduced motion.
 */
export function startPlaceholder(input: HTMLInputElement): void {
  const words = (input.dataset.words ?? '').split('\n').filter(Boolean);
  if (words.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const first = input.placeholder;
  let [word, letters, rest] = [0, 0, REST];
  const timer = setInterval(() => {
    if (document.hidden || input.value !== '') return;
    const name = words[word] ?? '';
    if (letters < name.length) letters += 1;
    else if (rest > 0) rest -= 1;
    else [word, letters, rest] = [(word + 1) % words.length, 1, REST];
    input.placeholder = (words[word] ?? '').slice(0, letters);
  }, LETTER_TIME);
  const stop = () => {
    clearInterval(timer);
    input.placeholder = first;
  };
  input.addEventListener('focus', stop, { once: true });
  if (document.activeElement === input) stop();
}
