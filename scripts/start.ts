import { runCommand } from '#commands/command.ts';
import { start } from '#commands/start.ts';

await runCommand(start);
