import { UsageError } from '#tools/command/command.ts';

/** A port; `other` where none is named. */
export function readPort(text: string | undefined, other: number): number {
  if (text === undefined) return other;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`--port must be a whole number from 0 to 65535, not "${text}".`);
}
