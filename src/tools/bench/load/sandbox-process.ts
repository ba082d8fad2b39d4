import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/sandbox.ts', import.meta.url));

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  /** `http://127.0.0.1:4400`. */
  url: string;
  pid: number;
  /** Ends it as Ctrl-C does; resolves once it is gone. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does (SIGKILL); resolves once it is gone. */
  kill(): Promise<void>;
}

/** Starts the sandbox on a file with the shop `generated`; rejects where it ends before it answers. */
export async function startSandboxProcess(file: string, products: number): Promise<SandboxProcess> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    SCRIPT,
    '--port',
    '0',
    '--file',
    file,
    '--products',
    String(products),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  try {
    const url = await answering(child);
    return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

function answering(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [, url] = /answers at (http:\S+)\/market-api/.exec(said) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The sandbox ended before it answered: ${said}`)));
  });
}
