import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { Unavailable } from './probe.ts';

/** Source of the codes that a platform sends to a phone. */
export interface CodeSource {
  /** The code of the newest message to a phone like `+998901234567`. Throws `Unavailable`. */
  codeFor(phone: string): Promise<string>;
  /** A phone that nobody has registered with; undefined where only the operator knows one. */
  freshPhone?(): string;
}

/** Codes that a command of the operator prints; it finds the phone in the environment variable PHONE. */
export function commandCodes(command: string): CodeSource {
  return {
    async codeFor(phone) {
      const { stdout } = await promisify(execFile)('/bin/sh', ['-c', command], {
        env: { ...process.env, PHONE: phone },
        timeout: 120_000,
      });
      const code = stdout.trim();
      if (code === '') throw new Unavailable(`the command for codes printed nothing for ${phone}`);
      return code;
    },
  };
}

/** Codes that a person types. */
export function askedCodes(): CodeSource {
  return {
    async codeFor(phone) {
      if (!process.stdin.isTTY)
        throw new Unavailable('there is no terminal to ask for the code: give --code-command');
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      try {
        return (await terminal.question(`Code that was sent to ${phone}: `)).trim();
      } finally {
        terminal.close();
      }
    },
  };
}
