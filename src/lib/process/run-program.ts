import { spawn } from 'node:child_process';

/** A program gets this long, in milliseconds, to end after it was asked to. */
const KILL_AFTER = 5_000;

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  /** Gets what the program prints, in place of this terminal. */
  onOutput?: ((text: string) => void) | undefined;
}

/** Runs a program on this terminal and gives its exit code; 130 where the signal ended it. */
export function runProgram(
  command: string,
  args: readonly string[],
  { env = process.env, signal, onOutput }: ProgramOptions = {},
): Promise<number> {
  const shown = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, { stdio: ['inherit', shown, shown], env });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  const onAbort = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), KILL_AFTER).unref();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', onAbort);
      resolve(signal?.aborted ? 130 : (code ?? 1));
    });
  });
}
