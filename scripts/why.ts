import { runCommand } from '#commands/command.ts';
import { why } from '#commands/why.ts';

await runCommand(why);
