import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { describeUsageError } from '#lib/describe-usage.ts';
import { ExplainedError } from '#lib/explained-error.ts';
import { type OpenLog, openLog } from '#lib/log/open-log.ts';
import { onStopSignals } from '#lib/process/stop-signals.ts';
import { diskFaultText } from '#lib/storage-fault.ts';
import { readLogging } from '#publisher/environment/environment.ts';

/** A command of `package.json`: what it is told and what it does. */
export interface Command<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> {
  /** Shown for `--help` and after a wrong option. */
  help: string;
  options: Options;
  /** True if it takes words that are no options; else a word is refused. */
  takesWords?: boolean;
  /** True if programs read its log: JSON lines where standard error is no terminal. */
  isService?: boolean;
  /**
   * Does the work and gives the exit code, 0 where left out. `signal` is aborted by Ctrl-C and SIGTERM: the
   * work then ends everything it started and returns.
   */
  run(values: Values<Options>, context: CommandContext): Promise<number | void>;
}

export interface CommandContext {
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
  positionals: string[];
  log: OpenLog;
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; strict: true; allowPositionals: true }>
>['values'];

/** The command line is wrong; the message says what to write instead. */
export class UsageError extends ExplainedError {
  override name = 'UsageError';
}

/** Gives the types of the options to `run`. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
): Command<Options> {
  return command;
}

/** Runs a command of this process to its end, Ctrl-C included, and sets the exit code. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  const { env } = process;
  const write = (line: string) => void process.stderr.write(line);
  let log = openLog({ env, format: 'text', level: 'info', write });
  const signal = onStopSignals(() => log);
  try {
    log = openLog({ env, ...readLogging(env, command.isService === true && !process.stderr.isTTY), write });
    if (command.isService) tellOfCrash(log);
    const { help, values, positionals } = parseOptions(command, args);
    if (help) console.log(command.help.trim());
    else process.exitCode = (await command.run(values, { signal, env, positionals, log })) ?? 0;
  } catch (error) {
    process.exitCode = signal.aborted ? 130 : 1;
    if (signal.aborted) return;
    // Whoever runs a command at a terminal is told what it was given.
    if (command.isService) log.error({ event: 'crashed', error }, explain(error));
    else console.error(explain(error));
  }
}

/** Logs an error that nobody caught, in a line like the others, and ends the process. */
function tellOfCrash(log: OpenLog): void {
  process.on('uncaughtException', (error) => {
    log.error({ event: 'crashed', error }, 'An error that nobody expected ended the process:');
    process.exit(1);
  });
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
  const fault = diskFaultText(error);
  if (fault !== undefined) return `${fault.charAt(0).toUpperCase()}${fault.slice(1)}`;
  return error instanceof ExplainedError ? error.message : (error.stack ?? error.message);
}
