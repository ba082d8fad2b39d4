import { pino, stdTimeFunctions } from 'pino';
import { type Log, type LogFields, type LogLevel, reasonOf } from './log.ts';
import { HIDDEN, type SecretFilter } from './secrets.ts';

/** Names of fields that no line has: a second lock, behind the type of the fields. */
const NEVER = [
  'headers',
  'body',
  'authorization',
  'cookie',
  'securityKey',
  'webhookSecrets',
  'secret',
  'token',
];

export interface JsonLogOptions {
  level: LogLevel;
  secrets: Pick<SecretFilter, 'filter'>;
  /** Gets whole lines, each with its end. */
  write: (line: string) => void;
}

/** One JSON object a line: `level`, `time` (ISO 8601), `event`, what belongs to it, `message` for people. */
export function createJsonLog({ level, secrets: { filter }, write }: JsonLogOptions): Log {
  const lines = pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`]), censor: HIDDEN },
    },
    { write },
  );
  const tell = (of: LogLevel) => (fields: LogFields, line?: string) => {
    if (!lines.isLevelEnabled(of)) return;
    lines[of](plain(fields, filter), line === undefined ? undefined : filter(line));
  };
  return { debug: tell('debug'), info: tell('info'), warn: tell('warn'), error: tell('error') };
}

/** The fields as they may be written: texts without secrets, errors as texts. */
function plain(fields: LogFields, filter: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'error') return [name, errorFields(value, filter)];
      return [name, typeof value === 'string' ? filter(value) : value];
    }),
  );
}

/** Of an error its name, its text with what led to it, and where: no field, which may hold anything. */
function errorFields(error: unknown, filter: (text: string) => string): object {
  if (!(error instanceof Error)) return { text: filter(reasonOf(error)) };
  const texts: string[] = [];
  for (let one: unknown = error; one instanceof Error; one = one.cause) texts.push(one.message);
  const reason = reasonOf(error);
  if (!texts.some((text) => text.includes(reason))) texts.push(reason);
  const { name, stack } = error;
  return { name, text: filter(texts.join(' ← ')), ...(stack && { stack: filter(stack) }) };
}
