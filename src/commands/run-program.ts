import { spawn } from 'node:child_process';

/** A program gets this long, in milliseconds, to end after it was asked to. */
const KILL_AFTER = 5_000;

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** Runs a program on this terminal and gives its exit code; 130 where the signal ended it. */
export function runProgram(
  command: string,
  args: readonly string[],
  { env = process.env, signal }: ProgramOptions = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env });
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
