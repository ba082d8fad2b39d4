import { spawn } from 'node:child_process';

/** Programs get this long, in milliseconds, to end after they were asked to. */
const KILL_AFTER = 5_000;

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  signal?: AbortSignal;
}

/** Runs a program on this terminal and gives its exit code; 130 where the signal ended it, together with all that it started. */
export function runProgram(command: string, args: readonly string[], { env = process.env, signal }: ProgramOptions = {}): Promise<number> {
  // A group of its own, so that its workers end with it.
  const child = spawn(command, args, { stdio: 'inherit', env, detached: true });
  const end = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The group is gone already.
    }
  };
  const onAbort = () => {
    end('SIGTERM');
    setTimeout(() => end('SIGKILL'), KILL_AFTER).unref();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', onAbort);
      end('SIGKILL');
      resolve(signal?.aborted ? 130 : (code ?? 1));
    });
  });
}
