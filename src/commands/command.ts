import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { describeUsageError } from '#lib/describe-usage.ts';
import { diskFullText } from '#lib/storage-fault.ts';

/** A command of `package.json`: what it is told and what it does. */
export interface Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** Shown for `--help` and after a wrong option. */
  help: string;
  options: Options;
  /** Whether it takes words that are no options; a word that it does not take is refused. */
  takesWords?: boolean;
  /**
   * Does the work and gives the exit code, 0 where left out. `signal` is aborted by Ctrl-C: the work then
   * ends everything it started and returns.
   */
  run(values: Values<Options>, context: CommandContext): Promise<number | void>;
}

export interface CommandContext {
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
  positionals: string[];
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true; allowPositionals: true }>
>['values'];

/** Errors whose message says all that the operator needs; others are shown with their stack. */
const EXPLAINED = new Set([
  'EnvironmentError',
  'LockedError',
  'TenantError',
  'PortTakenError',
  'CompileError',
  'SandboxFileError',
  'SandboxUsageError',
  'UnknownPageError',
  'UsageError',
]);

/** The command line is wrong; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Gives the types of the options to `run`. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Command<Options> {
  return command;
}

/** How long, in milliseconds, a command may take to end after Ctrl-C. */
const SHUTDOWN_LIMIT = 7_000;

/** Runs a command of this process to its end, Ctrl-C included, and sets the exit code. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The terminal and npm both send the signal: the second one must not cut the shutdown short.
    process.on(name, () => {
      if (stop.signal.aborted) return;
      stop.abort();
      setTimeout(() => process.exit(130), SHUTDOWN_LIMIT).unref();
    });
  }
  try {
    const { help, values, positionals } = parseOptions(command, args);
    if (help) console.log(command.help.trim());
    else
      process.exitCode =
        (await command.run(values, { signal: stop.signal, env: process.env, positionals })) ?? 0;
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 1;
    if (!stop.signal.aborted) console.error(explain(error));
  }
}

function parseOptions<Options extends ParseArgsOptionsConfig>(command: Command<Options>, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...command.options, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: command.takesWords === true,
    });
    return { help: 'help' in values && values.help === true, values: values as Values<Options>, positionals };
  } catch (cause) {
    throw new UsageError(`${describeUsageError(cause) ?? cause}\n\n${command.help.trim()}`, { cause });
  }
}

/** An error as the operator should see it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const full = diskFullText(error);
  if (full !== undefined) return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
  return EXPLAINED.has(error.name) ? error.message : (error.stack ?? error.message);
}
