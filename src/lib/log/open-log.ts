import { createJsonLog } from './json-log.ts';
import type { Log, LogLevel } from './log.ts';
import { createSecretFilter, secretsOfEnvironment } from './secrets.ts';
import { createTextLog } from './text-log.ts';

export type LogFormat = 'json' | 'text';

export interface OpenLogOptions {
  env: NodeJS.ProcessEnv;
  format: LogFormat;
  level: LogLevel;
  /** Gets whole lines, each with its end. */
  write: (line: string) => void;
}

/** The log of a process. */
export interface OpenLog extends Log {
  format: LogFormat;
  /** From now on no line shows these texts; secrets of the environment it knows by itself. */
  hide(secrets: Iterable<string>): void;
}

/** Opens the one log of a process, which its composition root hands to all parts. */
export function openLog({ env, format, level, write }: OpenLogOptions): OpenLog {
  const secrets = createSecretFilter();
  secrets.hide(secretsOfEnvironment(env));
  const log =
    format === 'json'
      ? createJsonLog({ level, secrets, write })
      : createTextLog({ level, secrets, write: (line) => write(`${line}\n`) });
  return { ...log, format, hide: (more) => secrets.hide(more) };
}
