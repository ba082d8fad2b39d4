import { why } from '#commands/why.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(why);
