import { runCommand } from '#commands/command.ts';
import { testCommand } from '#commands/test.ts';

await runCommand(testCommand);
