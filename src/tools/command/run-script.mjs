import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staleInstall } from './stale-install.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Scripts run under this Node: they are TypeScript unbuilt. It comes as a package for these machines. */
const NODE_MAJOR = '24';
const WITH_PACKAGE = ['linux-x64', 'linux-arm64', 'win32-x64'];
const isWindows = process.platform === 'win32';

/** Runs `scripts/<name>.ts` under the Node of the project; installs packages where they are not there. */
export async function runScript(name = '', ...args) {
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) < 20)
    exit(`Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.`);
  const script = join(root, 'scripts', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(script))
    exit(`There is no script "${name}": package.json lists what npm run can start.`);

  const reason = staleInstall(root);
  if (reason) {
    console.error(`Installing packages: ${reason}. The first time this takes a minute or two.`);
    if (await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']))
      exit('npm failed: see above. It needs the network.');
    console.error(`Packages are installed. Next: ${name}.`);
  }
  const machine = `${process.platform}-${process.arch}`;
  const hasOwn = !WITH_PACKAGE.includes(machine) && major === NODE_MAJOR;
  const node = hasOwn ? process.execPath : join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
  if (!existsSync(node))
    exit(
      `No package has brought Node for ${machine}: npm leaves out what differs from its checksum in ` +
        `package-lock.json. Run npm install; on a machine without a package, start with Node ${NODE_MAJOR}.`,
    );
  // Objects of an import are soon garbage: with little room for young ones 500 MB of feed take 300 MB.
  const flags = args[0] === 'import' ? ['--max-semi-space-size=8'] : [];
  process.exitCode = await run(node, [...flags, script, ...args]);
}

/** Runs a program on this terminal, hands signals on to it, and gives its exit code. */
function run(command, commandArgs) {
  const child = spawn(command, commandArgs, { stdio: 'inherit', cwd: root, shell: isWindows });
  // A terminal signals the child, too; a second signal at once could cut its end short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => setTimeout(() => child.kill(signal), 400).unref());
  return new Promise((resolve) => {
    child.on('error', (error) => exit(`${command} cannot be started: ${error.message}`));
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

function exit(message) {
  console.error(message);
  process.exit(1);
}
