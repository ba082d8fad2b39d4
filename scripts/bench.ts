import { bench } from '#commands/bench.ts';
import { runCommand } from '#commands/command.ts';

await runCommand(bench);
