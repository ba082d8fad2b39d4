/** Runs the sandbox, or imports a feed into its file. An import loads its own code alone, to take little memory. */
export async function runSandboxCommand(args: string[]): Promise<void> {
  const [command, ...rest] = args;
  if (command === 'import') {
    const { runImport } = await import('#sandbox/import-cli.ts');
    return runImport(rest);
  }
  // Ctrl-C comes twice, from the terminal and from npm; the second one must not cut the shutdown short.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { runSandbox } = await import('#sandbox/cli.ts');
  await runSandbox(args);
}
