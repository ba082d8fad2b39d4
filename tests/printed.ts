import { onTestFinished, vi } from 'vitest';

/** Lines of the code under test on standard error until the test ends; they are not printed. */
export function printedErrors(): string[] {
  const said: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => {
    said.push(words.join(' '));
  });
  onTestFinished(() => spy.mockRestore());
  return said;
}

/** The warnings that the code gives Node to print, as `name: message`; they are not printed until `end`. */
export function takeWarnings(): { warnings: string[]; end(): void } {
  const warnings: string[] = [];
  const spy = vi.spyOn(process, 'emitWarning').mockImplementation((warning, name) => {
    warnings.push(`${name}: ${warning}`);
  });
  return { warnings, end: () => spy.mockRestore() };
}
