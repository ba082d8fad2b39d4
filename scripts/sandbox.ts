import { argv } from 'node:process';
import { runSandboxCommand } from '#commands/sandbox.ts';

await runSandboxCommand(argv.slice(2));
