import { rollback } from '#commands/rollback.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(rollback);
