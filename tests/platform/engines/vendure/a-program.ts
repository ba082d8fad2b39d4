import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** `npm run platform` in a process of its own. */
export interface Program {
  child: ChildProcess;
  /** Ends it in the middle of whatever it does; resolves once it is gone. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Words of its log once it does what it is for. */
  ready: string;
  /** Gets what ends it. */
  onEnd?: OnEnd;
}

/** Takes what is to be done at the end, of the test where it is `onTestFinished`. */
export type OnEnd = (end: () => void | Promise<void>) => void;

/** Starts it; it ends with the test. Throws with its log where it ends before it is ready. */
export async function aProgram({
  args,
  env,
  ready,
  onEnd = onTestFinished,
}: ProgramOptions): Promise<Program> {
  const child = spawn(process.execPath, [resolve('scripts/platform.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  const gone = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  onEnd(kill);
  let log = '';
  const isReady = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes(ready)) done();
      });
  });
  const ended = gone.then(() => {
    throw new Error(`npm run platform -- ${args[0]} ended: ${log.slice(-2_000)}`);
  });
  ended.catch(() => {});
  await Promise.race([isReady, ended]);
  return { child, kill };
}
