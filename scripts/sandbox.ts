import { argv } from 'node:process';

const [command, ...rest] = argv.slice(2);
// Each reads only its own code: an import of a large feed is to take little memory.
if (command === 'import') {
  const { runImport } = await import('#sandbox/import-cli.ts');
  await runImport(rest);
} else {
  // Ctrl-C comes twice, from the terminal and from npm; the second one must not cut the shutdown short.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { runSandbox } = await import('#sandbox/cli.ts');
  await runSandbox(argv.slice(2));
}
