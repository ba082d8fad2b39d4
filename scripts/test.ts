import { testCommand } from '#commands/test.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(testCommand);
