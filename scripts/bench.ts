import { runCommand } from '#commands/command.ts';
import { bench } from '#commands/bench.ts';

await runCommand(bench);
