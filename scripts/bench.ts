import { bench } from '#commands/bench.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(bench);
