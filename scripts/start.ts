import { start } from '#commands/start.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(start);
