import { LOG_LEVELS, type Log, type LogFields, type LogLevel, reasonOf } from './log.ts';
import type { SecretFilter } from './secrets.ts';

export interface TextLogOptions {
  level?: LogLevel;
  secrets?: Pick<SecretFilter, 'filter'>;
  /** Gets lines without their end. */
  write: (line: string) => void;
}

const UNFILTERED: Pick<SecretFilter, 'filter'> = { filter: (text) => text };

/** Lines for people: the sentence alone, and below it where an error that nobody expected came from. */
export function createTextLog({ level = 'info', secrets = UNFILTERED, write }: TextLogOptions): Log {
  const least = LOG_LEVELS.indexOf(level);
  const tell =
    (of: LogLevel) =>
    ({ error }: LogFields, line?: string) => {
      if (line === undefined || LOG_LEVELS.indexOf(of) < least) return;
      write(secrets.filter([line, ...unsaid(line, error)].join(' ')));
    };
  return { debug: tell('debug'), info: tell('info'), warn: tell('warn'), error: tell('error') };
}

/** Parts of an error that a line does not give: its stack, too, since nobody expected it. */
function unsaid(line: string, error: unknown): string[] {
  const reason = reasonOf(error);
  if (error === undefined || line.includes(reason)) return [];
  const { stack = reason } = error instanceof Error ? error : {};
  return stack.includes(reason) ? [stack] : [reason, stack];
}

/** Log of parts that were given none: lines on this terminal. */
export const CONSOLE_LOG: Log = createTextLog({ write: (line) => console.error(line) });
