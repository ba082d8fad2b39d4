import { runSandbox } from '#sandbox/cli.ts';

// Ctrl-C comes twice, from the terminal and from npm; the second one must not cut the shutdown short.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
await runSandbox(process.argv.slice(2));
